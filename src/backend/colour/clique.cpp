#include "backend/colour/clique.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace sudokit::colouring {
namespace {

class Grower {
  public:
    Grower(const Graph& graph, Budget& budget)
        : graph_(graph),
          budget_(budget),
          mark_(graph.vertex_count()),
          inside_(graph.vertex_count()) {}

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

  private:
    void keep_neighbours_of(Vertex vertex) {
        ++stamp_;
        for (const Vertex other : graph_.neighbours(vertex)) mark_[other] = stamp_;
        budget_.spend(graph_.degree(vertex) + candidates_.size());
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
            budget_.spend(graph_.degree(v));
        }
        std::ranges::stable_sort(candidates_,
                                 [&](Vertex a, Vertex b) { return inside_[a] > inside_[b]; });
    }

    const Graph& graph_;
    Budget& budget_;
    std::vector<std::uint32_t> mark_;    // equal to the stamp: marked
    std::vector<std::uint32_t> inside_;  // neighbours among the candidates
    std::vector<Vertex> candidates_;
    std::uint32_t stamp_ = 0;
};

std::vector<Vertex> by_degree(const Graph& graph) {
    std::vector<Vertex> order(graph.vertex_count());
    std::iota(order.begin(), order.end(), Vertex{0});
    std::ranges::stable_sort(order,
                             [&](Vertex a, Vertex b) { return graph.degree(a) > graph.degree(b); });
    return order;
}

// Of two lists in increasing order.
bool share_a_number(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) return true;
        ++(a[i] < b[j] ? i : j);
    }
    return false;
}

}  // namespace

std::vector<Vertex> large_clique(const Graph& graph, Budget& budget) {
    std::vector<Vertex> best;
    Grower grower(graph, budget);
    for (const Vertex start : by_degree(graph)) {
        if (graph.degree(start) < best.size() || (budget.spent() && !best.empty())) break;
        std::vector<Vertex> clique = {start};
        grower.grow(clique);
        if (clique.size() > best.size()) best = std::move(clique);
    }
    std::ranges::sort(best);
    return best;
}

std::vector<Vertex> large_clique(const Graph& graph, const Deadline& deadline) {
    Budget budget(CliqueBudget::kWork, deadline);
    return large_clique(graph, budget);
}

std::vector<std::vector<Vertex>> cliques_of_size(const Graph& graph, std::size_t size,
                                                 Budget& budget) {
    std::vector<std::vector<Vertex>> found;
    // By vertex: the cliques found that it lies in. An edge is covered if its ends share one.
    std::vector<std::vector<std::uint32_t>> cliques_of(graph.vertex_count());
    const auto is_covered = [&](Vertex a, Vertex b) {
        budget.spend(cliques_of[a].size() + cliques_of[b].size() + 1);
        return share_a_number(cliques_of[a], cliques_of[b]);
    };
    Grower grower(graph, budget);
    for (Vertex a = 0; a < graph.vertex_count(); ++a) {
        for (const Vertex b : graph.neighbours(a)) {
            if (b < a || is_covered(a, b)) continue;
            if (budget.spent()) return found;
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
