// What descriptions of boards mean: whether one can exist, and which ones are the same board.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit {

/// What keeps `shape` from being a board; nothing if it is one.
[[nodiscard]] std::optional<Error> fault_of(const Shape& shape);

/// How many cells the board has.
[[nodiscard]] std::uint32_t cell_count(const Shape& shape);

/// The region of each cell; empty on boards without.
[[nodiscard]] std::vector<std::uint32_t> region_map(const Shape& shape);

/// The same board in the simplest words: Latin where the regions are the rows or the columns,
/// boxes where they are boxes, else a jigsaw numbered in the order of first cells. `shape` must be
/// without fault.
[[nodiscard]] Shape simplified(Shape shape);

}  // namespace sudokit
