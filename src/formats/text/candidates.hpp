// Drawn grids of candidates, as posted on forums, and .sdx files.
//
//     *-----------*-----*
//     | 1   234   | ...            n words in each of n rows, a word for each cell; rules of any
//     | 24  3     | ...            kind, and empty lines, between them
//
// A cell with one candidate is a given, the sets become the puzzle's pencilmarks, and `.` is a cell
// with no candidate left. In .sdx files the sets are the player's notes, and `u5` is a digit that
// the player has placed.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

[[nodiscard]] TextReader read_candidates(std::string_view text, BoardSource& boards);
[[nodiscard]] Result<std::string> write_candidates(const Entry& entry, const WriteOptions& options);
[[nodiscard]] bool looks_like_candidates(std::string_view text);

[[nodiscard]] TextReader read_sdx(std::string_view text, BoardSource& boards);
[[nodiscard]] bool looks_like_sdx(std::string_view text);

}  // namespace sudokit::formats
