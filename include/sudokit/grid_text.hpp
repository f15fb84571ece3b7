// Grids and puzzles as a line of text: their cells one after the other.
//
//     grid_text(grid);                   // "534678912672195348..."
//     givens_text(puzzle);               // "53..7....6..195...."
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "sudokit/puzzle.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// `wanted`, or the symbols that the order is written in by default where none are wanted or these
/// cannot name all its digits.
[[nodiscard]] Symbols written_symbols(std::optional<Symbols> wanted, Digit order);

/// Cells as a character each, or as numbers with blanks between them; `blank` for 0. The symbols
/// must have all digits.
[[nodiscard]] std::string cells_text(std::span<const std::uint8_t> digits, Symbols symbols,
                                     char blank = '.');

/// The digits of a grid, in `written_symbols`.
[[nodiscard]] std::string grid_text(const Grid& grid, std::optional<Symbols> wanted = {});

/// The givens of a puzzle, in `written_symbols`, and dots.
[[nodiscard]] std::string givens_text(const Puzzle& puzzle, std::optional<Symbols> wanted = {});

}  // namespace sudokit
