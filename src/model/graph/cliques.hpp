// The maximal cliques around a vertex, as long as they are few.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/graph.hpp"

namespace sudokit::graph {

/// The maximal cliques that `vertex` lies in, each with its vertices in increasing order; none if
/// there are more than `most`. Takes time polynomial in `most` and the degree of the vertex.
[[nodiscard]] std::optional<std::vector<std::vector<Vertex>>> cliques_around(const Graph& graph,
                                                                             Vertex vertex,
                                                                             std::size_t most);

}  // namespace sudokit::graph
