// Files of OpenSudoku, the Android game: XML, versions 1 and 2.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// What comes before and after the entries of a file that `write_opensudoku` writes: a folder,
/// which the game needs, for all of them.
inline constexpr std::string_view kOpensudokuPrologue =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
    "  <folder name=\"sudokit\">\n";
inline constexpr std::string_view kOpensudokuEpilogue = "  </folder>\n</opensudoku>\n";

/// Reads all games of a file, a bad one as a fault in its place.
[[nodiscard]] TextReader read_opensudoku(std::string_view text, BoardSource& boards);

/// Writes the game as it stands in a folder of version 2. A comment is the game's note; other words
/// are attributes that OpenSudoku passes over and that we read.
[[nodiscard]] Result<std::string> write_opensudoku(const Entry& entry, const WriteOptions& options);

/// True if the text begins as such a file does.
[[nodiscard]] bool looks_like_opensudoku(std::string_view text);

}  // namespace sudokit::formats
