// Regions as files give them, a label for each cell, and back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::formats {

/// The regions that cells of equal label make up, numbered in the order of first cells.
/// `Board::make` refuses a map that cannot be, and finds out whether the regions are boxes.
[[nodiscard]] Jigsaw regions_of_labels(std::span<const std::int64_t> labels);

/// The region of each cell, numbered from 0; the row on Latin boards, which means the same board.
[[nodiscard]] std::vector<std::uint32_t> labels_of_regions(const Shape& shape);

}  // namespace sudokit::formats
