// SudokuPad links that hold the puzzle itself, in the way of f-puzzles or in SudokuPad's own.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// Reads a link, on whatever host, with an f-puzzles payload or SudokuPad's own data in its path or
/// behind `puzzleid=`.
[[nodiscard]] Result<Entry> read_sudokupad(std::string_view line, BoardSource& boards);

/// Writes the entry as a link.
[[nodiscard]] Result<std::string> write_sudokupad(const Entry& entry, const WriteOptions& options);

/// True if the text begins with a link to SudokuPad, or one that holds such data.
[[nodiscard]] bool looks_like_sudokupad(std::string_view text);

}  // namespace sudokit::formats
