// Cliques of a graph, found greedily: bounds on the number of colours.
#pragma once

#include <cstddef>
#include <vector>

#include "sudokit/graph.hpp"

namespace sudokit::colouring {

/// A clique that nothing can be added to, the largest found from the vertices of greatest degree.
/// In increasing order. Takes half a second at most.
[[nodiscard]] std::vector<Vertex> large_clique(const Graph& graph);

/// Cliques of exactly `size` vertices that cover as many edges as a greedy search finds: on a
/// board's graph, its houses. Empty if a larger clique turns up.
[[nodiscard]] std::vector<std::vector<Vertex>> cliques_of_size(const Graph& graph,
                                                               std::size_t size);

}  // namespace sudokit::colouring
