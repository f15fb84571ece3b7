// The cells of a drawn puzzle that leaves blanks for its empty cells.
//
// There are as many cells in a row as rows. Vertical rules, where there are any, cut every row into
// boxes of equal width. Cells are one column wide, or two with the digit in the first (and a blank
// after each rule); blanks at the end of a line may be missing, as long as some blank that stands
// for a cell is seen elsewhere:
//
//     |8 1|5  |2  |          8   1 | 5     | 2
//     |6  |  1|4  |          6     |     1 | 4
//
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudokit::formats {

/// Cells in reading order: their characters (blank ones as `.`) and their offsets in their lines.
struct SpacedCells {
    std::string characters;
    std::vector<std::size_t> offsets;
};

/// The cells of `lines`, one row each; nothing if they are not drawn as said above.
[[nodiscard]] std::optional<SpacedCells> find_spaced_cells(std::span<const std::string_view> lines);

}  // namespace sudokit::formats
