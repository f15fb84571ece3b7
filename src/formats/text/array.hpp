// Puzzles as arrays in the source or the output of programs, and MiniZinc data.
//
// A puzzle is n arrays of n cells, one array of n x n cells, or n strings of n characters; an array
// of puzzles, or strings that are whole puzzles, are several. Cells are numbers or symbols; an
// empty one is 0, any mark of the text formats, an empty string, or what languages have for nothing
// (None, null, nil, undefined, nan, NA, <>). What stands around arrays is passed over.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

[[nodiscard]] TextReader read_array(std::string_view text, BoardSource& boards);

/// Writes n arrays of n numbers, with 0 for empty cells, as Python, JavaScript and JSON read them.
[[nodiscard]] Result<std::string> write_array(const Entry& entry, const WriteOptions& options);

/// True if an array of cells begins in the first few lines.
[[nodiscard]] bool looks_like_array(std::string_view text);

}  // namespace sudokit::formats
