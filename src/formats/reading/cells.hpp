// Turns the cells of a text, once they are found, into a puzzle.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "formats/reading/board_source.hpp"
#include "formats/reading/cell_text.hpp"

namespace sudokit::formats {

/// Reads order*order cells of one character each. A fault's offset is the index of the cell.
[[nodiscard]] Result<Puzzle> read_cells(std::string_view cells, Digit order, BoardSource& boards);

/// Reads order*order cells, each a decimal number or a mark for an empty cell. A fault's offset is
/// the index of the cell.
[[nodiscard]] Result<Puzzle> read_number_cells(std::span<const std::string_view> cells, Digit order,
                                               BoardSource& boards);

/// The fault of `found` cells in one line, where the board asked for, else that of the puzzle
/// before, else the nearest one has another number.
[[nodiscard]] Error wrong_cell_count(std::size_t found, std::size_t offset,
                                     const BoardSource& boards);

/// The symbols of all cells, in reading order: `.` for empty ones.
[[nodiscard]] std::vector<std::string> cell_symbols(const Puzzle& puzzle, Symbols symbols);

}  // namespace sudokit::formats
