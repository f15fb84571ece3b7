#include "sudokit/graph.hpp"

#include <algorithm>

namespace sudokit {

Graph::Graph(std::uint32_t vertices, std::span<const std::pair<Vertex, Vertex>> edges)
    : neighbours_(vertices) {
    std::vector<std::uint32_t> ends(vertices);
    for (const auto& [a, b] : edges) {
        SUDOKIT_EXPECT(a < vertices && b < vertices && a != b);
        ++ends[a];
        ++ends[b];
    }
    for (Vertex v = 0; v < vertices; ++v) neighbours_[v].reserve(ends[v]);
    for (const auto& [a, b] : edges) {
        neighbours_[a].push_back(b);
        neighbours_[b].push_back(a);
    }
    for (std::vector<Vertex>& around : neighbours_) {
        // They are, if the edges came in order.
        if (!std::ranges::is_sorted(around)) std::ranges::sort(around);
        around.erase(std::unique(around.begin(), around.end()), around.end());
        edges_ += around.size();
    }
    edges_ /= 2;
}

bool Graph::adjacent(Vertex a, Vertex b) const {
    return std::ranges::binary_search(neighbours(a), b);
}

bool Graph::add_edge(Vertex a, Vertex b) {
    SUDOKIT_EXPECT(a < vertex_count() && b < vertex_count() && a != b);
    const auto place = std::ranges::lower_bound(neighbours_[a], b);
    if (place != neighbours_[a].end() && *place == b) return false;
    neighbours_[a].insert(place, b);
    neighbours_[b].insert(std::ranges::lower_bound(neighbours_[b], a), a);
    ++edges_;
    return true;
}

bool Graph::remove_edge(Vertex a, Vertex b) {
    SUDOKIT_EXPECT(a < vertex_count() && b < vertex_count() && a != b);
    const auto place = std::ranges::lower_bound(neighbours_[a], b);
    if (place == neighbours_[a].end() || *place != b) return false;
    neighbours_[a].erase(place);
    neighbours_[b].erase(std::ranges::lower_bound(neighbours_[b], a));
    --edges_;
    return true;
}

Graph board_graph(const Board& board) {
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (const Cell peer : board.peers(cell)) {
            if (peer > cell) edges.emplace_back(cell, peer);
        }
    }
    return Graph(board.cell_count(), edges);
}

GraphFigures figures_of(const Board& board) {
    GraphFigures figures;
    figures.vertices = board.cell_count();
    figures.cliques = static_cast<std::uint32_t>(board.houses().size());
    figures.least_degree = board.cell_count();
    std::size_t ends = 0;
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const auto degree = static_cast<std::uint32_t>(board.peers(cell).size());
        figures.least_degree = std::min(figures.least_degree, degree);
        figures.greatest_degree = std::max(figures.greatest_degree, degree);
        ends += degree;
    }
    figures.edges = ends / 2;
    const Shape& shape = board.shape();
    const bool plain = board.is_grid() && !std::holds_alternative<Jigsaw>(shape.regions) &&
                       !shape.diagonals && !shape.windows && shape.extra.empty();
    if (plain) figures.chromatic_number = board.order();
    return figures;
}

}  // namespace sudokit
