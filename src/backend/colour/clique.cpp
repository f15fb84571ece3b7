#include "backend/colour/clique.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace sudokit::colouring {
namespace {

// How many neighbours may be looked at before the search for cliques ends: about half a second.
constexpr std::uint64_t kMostWork = 250'000'000;

class Grower {
  public:
    explicit Grower(const Graph& graph)
        : graph_(graph), mark_(graph.vertex_count()), inside_(graph.vertex_count()) {}

    // Vertices are added as long as there are any that are adjacent to all of `clique`: those
    // first that have the most neighbours among all that could be added at the beginning.
    void grow(std::vector<Vertex>& clique) {
        candidates_.clear();
        for (const Vertex v : graph_.neighbours(clique.front())) candidates_.push_back(v);
        for (std::size_t i = 1; i < clique.size(); ++i) keep_neighbours_of(clique[i]);
        order_candidates();
        while (!candidates_.empty()) {
            clique.push_back(candidates_.front());
            keep_neighbours_of(clique.back());
        }
    }

    [[nodiscard]] bool tired() const { return work_ > kMostWork; }

  private:
    void keep_neighbours_of(Vertex vertex) {
        ++stamp_;
        for (const Vertex other : graph_.neighbours(vertex)) mark_[other] = stamp_;
        work_ += graph_.degree(vertex) + candidates_.size();
        std::erase_if(candidates_, [&](Vertex other) { return mark_[other] != stamp_; });
    }

    void order_candidates() {
        ++stamp_;
        for (const Vertex v : candidates_) mark_[v] = stamp_;
        for (const Vertex v : candidates_) {
            inside_[v] = 0;
            for (const Vertex other : graph_.neighbours(v)) {
                inside_[v] += mark_[other] == stamp_ ? 1U : 0U;
            }
            work_ += graph_.degree(v);
        }
        std::ranges::stable_sort(candidates_,
                                 [&](Vertex a, Vertex b) { return inside_[a] > inside_[b]; });
    }

    const Graph& graph_;
    std::vector<std::uint32_t> mark_;    // equal to the stamp: marked
    std::vector<std::uint32_t> inside_;  // neighbours among the candidates
    std::vector<Vertex> candidates_;
    std::uint32_t stamp_ = 0;
    std::uint64_t work_ = 0;
};

std::vector<Vertex> by_degree(const Graph& graph) {
    std::vector<Vertex> order(graph.vertex_count());
    std::iota(order.begin(), order.end(), Vertex{0});
    std::ranges::stable_sort(order,
                             [&](Vertex a, Vertex b) { return graph.degree(a) > graph.degree(b); });
    return order;
}

}  // namespace

std::vector<Vertex> large_clique(const Graph& graph) {
    std::vector<Vertex> best;
    Grower grower(graph);
    for (const Vertex start : by_degree(graph)) {
        if (grower.tired() || graph.degree(start) < best.size()) break;
        std::vector<Vertex> clique = {start};
        grower.grow(clique);
        if (clique.size() > best.size()) best = std::move(clique);
    }
    std::ranges::sort(best);
    return best;
}

std::vector<std::vector<Vertex>> cliques_of_size(const Graph& graph, std::size_t size) {
    std::vector<std::vector<Vertex>> found;
    // By vertex: the cliques found that it lies in. An edge is covered if its ends share one.
    std::vector<std::vector<std::uint32_t>> cliques_of(graph.vertex_count());
    const auto is_covered = [&](Vertex a, Vertex b) {
        return std::ranges::find_first_of(cliques_of[a], cliques_of[b]) != cliques_of[a].end();
    };
    Grower grower(graph);
    for (Vertex a = 0; a < graph.vertex_count(); ++a) {
        for (const Vertex b : graph.neighbours(a)) {
            if (b < a || is_covered(a, b)) continue;
            if (grower.tired()) return found;
            std::vector<Vertex> clique = {a, b};
            grower.grow(clique);
            if (clique.size() > size) return {};
            if (clique.size() < size) continue;
            for (const Vertex v : clique) {
                cliques_of[v].push_back(static_cast<std::uint32_t>(found.size()));
            }
            found.push_back(std::move(clique));
        }
    }
    return found;
}

}  // namespace sudokit::colouring
