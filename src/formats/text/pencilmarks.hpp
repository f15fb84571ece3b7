// The pencilmarks format: one puzzle a line, n*n*n characters, n for the candidates of each cell.
//
//     1.3.1...12341.34...     place k of a cell's characters holds digit k, or a mark for "absent"
//
// A cell with one candidate is a given. What follows the cells is a comment, as in the line format.
#pragma once

#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

[[nodiscard]] Result<Entry> read_pencilmarks(std::string_view line, BoardSource& boards);
[[nodiscard]] Result<std::string> write_pencilmarks(const Entry& entry,
                                                    const WriteOptions& options);

/// True if `text` begins with a word of n*n*n characters, n at least 4, in which every digit is at
/// its place, and there are at least as many as cells.
[[nodiscard]] bool looks_like_pencilmarks(std::string_view text);

/// Enters the candidates of a cell into a puzzle: a given if there is one, pencilmarks otherwise.
void enter_candidates(Puzzle& puzzle, Cell cell, DigitSet candidates);

/// The candidates of a cell as its given and pencilmarks leave them.
[[nodiscard]] std::string candidate_symbols(DigitSet candidates, Symbols symbols);

}  // namespace sudokit::formats
