// `colour --sizes`: what there is to say of a graph without colouring it.
#pragma once

#include <string>

#include "sudokit/graph.hpp"

#include "cli/colour/arguments.hpp"

namespace sudokit::cli {

/// Order, edges, degrees, whether it is regular, complete, connected or bipartite: a table, or an
/// object where JSON is asked for.
[[nodiscard]] std::string graph_sizes(const ColourArguments& arguments, const Graph& graph);

}  // namespace sudokit::cli
