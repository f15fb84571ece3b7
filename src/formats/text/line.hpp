// The line format: one puzzle a line, one character or one number a cell.
//
//     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 the first
//     0 0 12 3 ... 256 numbers separated by blanks, commas or semicolons ... # the second
//
// The cells are the line's first word; what stands behind it is a comment, kept with the puzzle and
// written back. A comment after numbers begins with `#` or with something that is no number, one
// after a single cell with `#`.
#pragma once

#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

[[nodiscard]] Result<Entry> read_line(std::string_view line, BoardSource& boards);
[[nodiscard]] Result<std::string> write_line(const Entry& entry, const WriteOptions& options);

/// The same with nine rows of nine and `0` for empty cells, as .sdm files have it.
[[nodiscard]] Result<Entry> read_sdm(std::string_view line, BoardSource& boards);
[[nodiscard]] Result<std::string> write_sdm(const Entry& entry, const WriteOptions& options);

/// The comment in what follows the cells of a line.
[[nodiscard]] std::string comment_after_cells(std::string_view rest);

/// Writes `comment` behind the cells of a line, in one piece, such that it is read back.
void append_comment(std::string& line, std::string_view comment);

/// The length of the first word of `text`: up to a blank, comma, semicolon or `#`.
[[nodiscard]] std::size_t first_word_length(std::string_view text);

}  // namespace sudokit::formats
