// The regular bipartite graphs of a size: all classes of them, and how many graphs are in each.
#pragma once

#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

#include "count/graphs/factorisations.hpp"

namespace sudokit::count {

/// Graphs that are the same up to the order of rows and of digits, and up to exchanging these.
struct GraphClass {
    GraphForm form = {};
    Natural graphs;  ///< how many
};

/// All classes of graphs in which every row has `degree` digits and every digit as many rows; the
/// order is that of the forms. `size` is at most 11. Nothing if the deadline passed.
[[nodiscard]] std::vector<GraphClass> regular_graphs(std::size_t size, unsigned degree,
                                                     const Deadline& deadline);

/// How many orders of rows and of digits leave a graph as it is.
[[nodiscard]] std::uint64_t automorphisms(const Rows& rows, std::size_t size);

}  // namespace sudokit::count
