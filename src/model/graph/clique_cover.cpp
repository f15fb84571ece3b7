#include "model/graph/clique_cover.hpp"

#include <algorithm>
#include <tuple>

#include "model/graph/vertex_set.hpp"

namespace sudokit::graph {
namespace {

class Cover {
  public:
    Cover(const Graph& graph, std::size_t most) : most_(most) {
        for (Vertex vertex = 0; vertex < graph.vertex_count(); ++vertex) {
            VertexSet& around = neighbours_.emplace_back(graph.vertex_count());
            for (const Vertex other : graph.neighbours(vertex)) around.add(other);
        }
        uncovered_ = neighbours_;
    }

    std::vector<std::vector<Vertex>> run() {
        std::vector<std::vector<Vertex>> cliques;
        for (Vertex vertex = 0; vertex < neighbours_.size(); ++vertex) {
            for (const Vertex other : uncovered_[vertex].members()) {
                if (!uncovered_[vertex].contains(other)) continue;
                cliques.push_back(grow(vertex, other));
            }
        }
        return cliques;
    }

  private:
    // A clique that has an edge which no clique before it covers.
    std::vector<Vertex> grow(Vertex vertex, Vertex other) {
        std::vector<Vertex> clique{vertex, other};
        VertexSet open = neighbours_[vertex];
        open &= neighbours_[other];
        VertexSet inside(neighbours_.size());
        inside.add(vertex);
        inside.add(other);
        while (clique.size() < most_) {
            const std::vector<Vertex> left = open.members();
            if (left.empty()) break;
            clique.push_back(best(left, open, inside));
            inside.add(clique.back());
            open &= neighbours_[clique.back()];
        }
        std::ranges::sort(clique);
        for (const Vertex member : clique) uncovered_[member] -= inside;
        return clique;
    }

    // The vertex that covers most edges, and of these the one that leaves most others open.
    [[nodiscard]] Vertex best(const std::vector<Vertex>& left, const VertexSet& open,
                              const VertexSet& inside) const {
        const auto merit = [&](Vertex vertex) {
            return std::tuple(uncovered_[vertex].common_with(inside),
                              neighbours_[vertex].common_with(open));
        };
        return std::ranges::max(left, {}, merit);
    }

    std::size_t most_;
    std::vector<VertexSet> neighbours_;
    std::vector<VertexSet> uncovered_;  // the ends of edges that are in no clique yet
};

}  // namespace

std::vector<std::vector<Vertex>> clique_cover(const Graph& graph, std::size_t most) {
    return Cover(graph, most).run();
}

}  // namespace sudokit::graph
