// Pictures of puzzles as the tool shows them.
#pragma once

#include <string>

#include "sudokit/draw.hpp"
#include "sudokit/wording.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// What a picture of the puzzle is called: its own title, or the name of its board.
[[nodiscard]] std::string picture_title(const Job& job, const Entry& entry);

/// The look that the arguments and the terminal ask for.
[[nodiscard]] TextStyle picture_style(const Job& job, const Board& board);

/// The words that the arguments ask for.
[[nodiscard]] Wording wording_for(const Job& job, const Board& board);

/// The puzzle with what the player has done so far: digits, or candidates where there are marks.
[[nodiscard]] std::string draw_entry(const Job& job, const Entry& entry);

/// The board in words: "9x9, boxes 3x3".
[[nodiscard]] std::string board_text(const Shape& shape, Language language);

/// What the picture does not tell, in lines above it: the title, and the board if it is not the
/// usual one of its size.
[[nodiscard]] std::string caption(const Job& job, const Entry& entry);

}  // namespace sudokit::cli
