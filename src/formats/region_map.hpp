// Regions as files give them, a label for each cell, and back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::formats {

/// The regions that cells of equal label make up: Latin where they are the rows or the columns,
/// boxes where they are boxes, else a jigsaw numbered in the order of first cells. `labels` has
/// order*order items; a jigsaw that cannot exist is left for `Board::make` to refuse.
[[nodiscard]] decltype(Shape::regions) regions_of_labels(std::span<const std::int64_t> labels,
                                                         std::uint32_t order);

/// The region of each cell, numbered from 0; on Latin boards the row.
[[nodiscard]] std::vector<std::uint32_t> region_labels(const Shape& shape);

}  // namespace sudokit::formats
