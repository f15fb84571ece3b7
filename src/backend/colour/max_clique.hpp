// The largest clique of a graph, as far as a bounded search finds it.
#pragma once

#include <vector>

#include "sudokit/graph.hpp"

#include "backend/colour/budget.hpp"

namespace sudokit::colouring {

/// A clique that is larger than `known`, the largest one if the search comes to its end before the
/// budget is spent; else `known`. In increasing order.
[[nodiscard]] std::vector<Vertex> larger_clique(const Graph& graph, std::vector<Vertex> known,
                                                Budget& budget);

}  // namespace sudokit::colouring
