// Pictures of puzzles and grids.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sudokit/entry.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// How a text picture looks.
struct TextStyle {
    bool colour = false;   ///< ANSI colours: givens bold, other digits plain, marked cells inverted
    bool unicode = false;  ///< box-drawing characters instead of + - |
    Symbols symbols = Symbols::digits;
    std::vector<Cell> marked = {};  ///< cells to point out (with `*` where there is no colour)
};

/// The digits of a board (0 = empty, drawn `.`) as lines of text, with rules between boxes, or
/// between the regions of a jigsaw. `givens` says which digits were given; it may be empty.
[[nodiscard]] std::string draw_text(const Board& board, std::span<const std::uint8_t> digits,
                                    std::span<const std::uint8_t> givens, const TextStyle& style);

/// The same for a puzzle with pencilmarks: every cell shows its candidates.
[[nodiscard]] std::string draw_candidates(const Puzzle& puzzle, const TextStyle& style);

}  // namespace sudokit
