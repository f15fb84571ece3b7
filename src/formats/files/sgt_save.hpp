// Games saved by Solo, the Sudoku of Simon Tatham's Portable Puzzle Collection.
//
//     SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//     GAME    :4:Solo
//     CPARAMS :3:3x3            the size, as in an id
//     DESC    :22:a1b2...       the puzzle, as in an id
//     NSTATES :1:3              the moves to follow and one more
//     STATEPOS:1:2              how many of them stand: the others were undone
//     MOVE    :6:R4,0,7         7 into column 5 of row 1; P toggles a note, M notes everything
#pragma once

#include <string_view>

#include "formats/reading/board_source.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// Reads a saved game: the puzzle, and what the player has placed and noted.
[[nodiscard]] TextReader read_sgt_save(std::string_view text, BoardSource& boards);

/// True if the text begins as saved games do.
[[nodiscard]] bool is_sgt_save(std::string_view text);

}  // namespace sudokit::formats
