// Cliques that cover the edges of a graph.
#pragma once

#include <vector>

#include "sudokit/graph.hpp"

namespace sudokit::graph {

/// Cliques of 2 to `most` vertices, each with its vertices in increasing order, such that every
/// edge lies in one of them; `most` is at least 2. Greedy: few and large ones are wanted, but the
/// fewest are hard to find. Of the graph of a board of order `most` with boxes they are the houses.
[[nodiscard]] std::vector<std::vector<Vertex>> clique_cover(const Graph& graph, std::size_t most);

}  // namespace sudokit::graph
