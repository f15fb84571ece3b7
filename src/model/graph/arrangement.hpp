// Houses of a graph put in order, as a board with a vertex in each cell.
#pragma once

#include <string>
#include <vector>

#include "model/graph/house_search.hpp"

namespace sudokit::graph {

/// A board, and the vertex of each of its cells.
struct Arrangement {
    Board board;
    std::vector<Vertex> vertex_of;
};

/// Puts rows and columns in an order in which boxes are rectangles, if they can be; otherwise, and
/// as far as that leaves a choice, in the order of their least vertices.
[[nodiscard]] Arrangement arrange(Houses houses);

/// In how many ways a graph of this board can be laid out on it, in decimal: how many symmetries
/// the graph has. Empty for jigsaws.
[[nodiscard]] std::string layout_count(const Shape& shape);

}  // namespace sudokit::graph
