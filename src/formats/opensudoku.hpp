// Files of OpenSudoku, the Android game: XML, versions 1 and 2.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/board_source.hpp"

namespace sudokit::formats {

/// What comes before and after the entries of a file that `write_opensudoku` writes.
inline constexpr std::string_view kOpensudokuPrologue =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
inline constexpr std::string_view kOpensudokuEpilogue = "</opensudoku>\n";

/// Reads all games of a file.
[[nodiscard]] Result<std::vector<Entry>> read_opensudoku(std::string_view text,
                                                         BoardSource& boards);

/// Writes the words around the puzzle and the game, as they stand in a file of version 1.
[[nodiscard]] Result<std::string> write_opensudoku(const Entry& entry, const WriteOptions& options);

/// True if the text begins as such a file does.
[[nodiscard]] bool looks_like_opensudoku(std::string_view text);

}  // namespace sudokit::formats
