// Rectangles of cells in which two digits can be swapped, which no puzzle with one solution allows:
// what unique, hidden and avoidable rectangles share.
#pragma once

#include <array>

#include "sudokit/state.hpp"

namespace sudokit::logic {

/// The corners of two rows and two columns in order around the rectangle, from the upper left one
/// along the row. Corners 0 and 2, and 1 and 3, lie across from each other.
using Corners = std::array<Cell, 4>;

/// The rectangle with `a` and `c`, which share neither row nor column, as opposite corners.
[[nodiscard]] Corners corners_of(const Board& board, Cell a, Cell c);

/// True if two digits that lie crosswise in the corners can change places on this board: each house
/// holds as many of one pair of opposite corners as of the other, and one at most, since two would
/// hold the same digit. With boxes this means two rows, two columns and two boxes.
[[nodiscard]] bool can_swap(const Board& board, const Corners& corners);

}  // namespace sudokit::logic
