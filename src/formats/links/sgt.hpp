// Game ids of Solo, the Sudoku of Simon Tatham's Portable Puzzle Collection.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// Reads an id with a description, like "3x3:a1b2_3..." or "9jx:...,...".
[[nodiscard]] Result<Entry> read_sgt(std::string_view line, BoardSource& boards);

/// Writes the entry as an id. Needs 2 to 31 symbols, no houses but regions and both diagonals, and
/// connected regions.
[[nodiscard]] Result<std::string> write_sgt(const Entry& entry, const WriteOptions& options);

/// True if the text begins with the parameters of Solo and a ':' or '#', or is a saved game.
[[nodiscard]] bool looks_like_sgt(std::string_view text);

}  // namespace sudokit::formats
