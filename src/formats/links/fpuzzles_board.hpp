// The houses of a board in the terms of f-puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::formats {

/// The cells of "diagonal+" (rising to the right).
[[nodiscard]] std::vector<Cell> rising_diagonal(std::uint32_t order);
/// The cells of "diagonal-" (falling to the right).
[[nodiscard]] std::vector<Cell> falling_diagonal(std::uint32_t order);

/// The houses of "disjointgroups": the cells of equal place in all regions. None on Latin boards,
/// where they would be the columns.
[[nodiscard]] std::vector<std::vector<Cell>> disjoint_groups(const Shape& shape);

/// The four windows of a 9x9 board, which f-puzzles has as extra regions.
[[nodiscard]] std::array<std::vector<Cell>, 4> window_houses();

/// Turns extra houses that are the four windows into `shape.windows`.
void recognise_windows(Shape& shape);

}  // namespace sudokit::formats
