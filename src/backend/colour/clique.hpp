// Cliques of a graph, found greedily: bounds on the number of colours.
#pragma once

#include <cstddef>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/graph.hpp"

#include "backend/colour/budget.hpp"

namespace sudokit::colouring {

/// A clique that nothing can be added to, the largest found from the vertices of greatest degree.
/// In increasing order. Never empty if there are vertices, however little may be spent.
[[nodiscard]] std::vector<Vertex> large_clique(const Graph& graph, Budget& budget);

/// The same within a quarter of a second.
[[nodiscard]] std::vector<Vertex> large_clique(const Graph& graph, const Deadline& deadline = {});

/// Cliques of exactly `size` vertices that cover as many edges as a greedy search finds: on a
/// board's graph, its houses. Empty if a larger clique turns up; not all of them if the budget is
/// spent.
[[nodiscard]] std::vector<std::vector<Vertex>> cliques_of_size(const Graph& graph, std::size_t size,
                                                               Budget& budget);

}  // namespace sudokit::colouring
