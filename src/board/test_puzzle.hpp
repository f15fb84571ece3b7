// Puzzles for tests, written as boards.
#pragma once

#include <cstdint>
#include <string_view>

#include "sudokit/puzzle.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// A puzzle from one character per cell, `.` for empty; blanks and line ends are passed over.
inline Puzzle puzzle_of(const Board& board, std::string_view text) {
    Puzzle puzzle(board);
    Cell cell = 0;
    for (const char character : text) {
        if (character == ' ' || character == '\n') continue;
        puzzle.set_given(cell++, digit_of(Symbols::digits, character).value_or(0));
    }
    return puzzle;
}

/// The same on the standard board that has so many cells.
inline Puzzle puzzle_of(std::string_view text) {
    std::uint32_t cells = 0;
    for (const char character : text) cells += character == ' ' || character == '\n' ? 0 : 1;
    std::uint32_t order = 1;
    while (order * order < cells) ++order;
    return puzzle_of(Board::standard(order), text);
}

}  // namespace sudokit
