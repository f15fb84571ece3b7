#include "model/graph/clique_cover.hpp"

#include <algorithm>

#include "base/lookout.hpp"
#include "model/graph/vertex_set.hpp"

namespace sudokit::graph {
namespace {

class Cover {
  public:
    Cover(const Graph& graph, std::size_t most, const Deadline& deadline)
        : most_(most), lookout_(deadline, kCostBetweenLooks) {
        for (Vertex vertex = 0; vertex < graph.vertex_count(); ++vertex) {
            VertexSet& around = neighbours_.emplace_back(graph.vertex_count());
            for (const Vertex other : graph.neighbours(vertex)) around.add(other);
        }
        uncovered_ = neighbours_;
    }

    std::optional<std::vector<std::vector<Vertex>>> run() {
        std::vector<std::vector<Vertex>> cliques;
        for (Vertex vertex = 0; vertex < neighbours_.size(); ++vertex) {
            for (const Vertex other : uncovered_[vertex].members()) {
                if (!uncovered_[vertex].contains(other)) continue;
                cliques.push_back(grow(vertex, other));
                if (lookout_.passed(neighbours_.size())) return std::nullopt;
            }
        }
        return cliques;
    }

  private:
    // A vertex that is adjacent to all of a clique.
    struct Candidate {
        Vertex vertex = 0;
        std::size_t covers = 0;  // edges to the clique that no other one covers
    };

    // A clique that has an edge which no clique before it covers; less of it once time is up.
    std::vector<Vertex> grow(Vertex vertex, Vertex other) {
        std::vector<Vertex> clique;
        std::vector<Candidate> left;
        VertexSet open = neighbours_[vertex];
        open &= neighbours_[other];
        for (const Vertex third : open.members()) left.push_back({third, 0});
        VertexSet inside(neighbours_.size());
        const auto add = [&](Vertex added) {
            clique.push_back(added);
            inside.add(added);
            for (Candidate& candidate : left) {
                candidate.covers += uncovered_[added].contains(candidate.vertex) ? 1U : 0U;
            }
        };
        add(vertex);
        add(other);
        while (clique.size() < most_ && !left.empty()) {
            if (lookout_.passed(left.size() * kCandidateCost)) break;
            const Vertex next = best(left, open);
            const VertexSet& near = neighbours_[next];
            open &= near;
            std::erase_if(left, [&](const Candidate& one) { return !near.contains(one.vertex); });
            add(next);
        }
        std::ranges::sort(clique);
        for (const Vertex member : clique) uncovered_[member] -= inside;
        return clique;
    }

    // The vertex that covers most edges, and of these the one that leaves most others open.
    [[nodiscard]] Vertex best(const std::vector<Candidate>& left, const VertexSet& open) const {
        const std::size_t most = std::ranges::max(left, {}, &Candidate::covers).covers;
        std::optional<std::size_t> leaves;
        Vertex best = 0;
        for (const Candidate& candidate : left) {
            if (candidate.covers < most) continue;
            const std::size_t common = common_with(candidate.vertex, left, open);
            if (leaves && common <= *leaves) continue;
            leaves = common;
            best = candidate.vertex;
        }
        return best;
    }

    // How many are left next to `vertex`: one by one if they are few, else by words.
    [[nodiscard]] std::size_t common_with(Vertex vertex, const std::vector<Candidate>& left,
                                          const VertexSet& open) const {
        constexpr std::size_t kFew = 32;
        const VertexSet& near = neighbours_[vertex];
        if (left.size() >= neighbours_.size() / kFew) return near.common_with(open);
        return static_cast<std::size_t>(std::ranges::count_if(
            left, [&](const Candidate& one) { return near.contains(one.vertex); }));
    }

    // In looks at memory, about: what takes longest is to count what a candidate leaves.
    static constexpr std::uint64_t kCandidateCost = 64;
    static constexpr std::uint64_t kCostBetweenLooks = 1'000'000;

    std::size_t most_;
    Lookout lookout_;
    std::vector<VertexSet> neighbours_;
    std::vector<VertexSet> uncovered_;  // the ends of edges that are in no clique yet
};

}  // namespace

std::optional<std::vector<std::vector<Vertex>>> clique_cover(const Graph& graph, std::size_t most,
                                                             const Deadline& deadline) {
    return Cover(graph, most, deadline).run();
}

}  // namespace sudokit::graph
