// Writes puzzles as rows: with box rules drawn (grid), as Simple Sudoku does (ss), or plain.
#pragma once

#include <string>

#include "sudokit/formats.hpp"

namespace sudokit::formats {

/// Rows with rules between boxes, where those are rectangles, and an empty line behind:
///
///     1 2 . | . 4 .
///     . . 4 | 1 . .
///     ------+------
///     ...
[[nodiscard]] Result<std::string> write_grid(const Entry& entry, const WriteOptions& options);

/// Rows `xxx|xxx|xxx` with lines of - between the bands; one character a cell.
[[nodiscard]] Result<std::string> write_ss(const Entry& entry, const WriteOptions& options);

/// The rows alone: cells side by side, or separated by blanks where they are numbers.
[[nodiscard]] Result<std::string> plain_rows(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace sudokit::formats
