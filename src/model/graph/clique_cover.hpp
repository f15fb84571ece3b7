// Cliques that cover the edges of a graph.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/graph.hpp"

namespace sudokit::graph {

/// Cliques of 2 to `most` vertices, each with its vertices in increasing order, such that every
/// edge lies in one of them; `most` is at least 2. Greedy: few and large ones are wanted, but the
/// fewest are hard to find. Of the graph of a board of order `most` with boxes they are the houses.
/// Nothing if the deadline passes first: dense graphs of thousands of vertices take minutes.
[[nodiscard]] std::optional<std::vector<std::vector<Vertex>>> clique_cover(
    const Graph& graph, std::size_t most, const Deadline& deadline = {});

}  // namespace sudokit::graph
