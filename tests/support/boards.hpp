// Boards and puzzles for tests: written as text, or made at random from a seed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/solve.hpp"

#include "base/test_deadline.hpp"

namespace sudokit::tests {

/// True if the engine does `board` by itself, and in microseconds where that is small: solvers of
/// formulas are tested on fewer puzzles elsewhere.
[[nodiscard]] bool is_quick(const EngineInfo& engine, const Board& board);

/// A puzzle from one character per cell, `.` for empty, blanks ignored.
[[nodiscard]] Puzzle puzzle_of(const Board& board, std::string_view text);

/// The same on the standard board of the text's size.
[[nodiscard]] Puzzle puzzle_of(std::string_view text);

/// A jigsaw of connected regions: boxes or rows whose borders have been moved about at random.
[[nodiscard]] Board random_jigsaw(std::uint32_t order, Rng& rng);

/// A board of any kind with an order in 1..`most`.
[[nodiscard]] Board random_board(std::uint32_t most, Rng& rng);

/// A puzzle on `board` with about `share` of its cells given in a hundred: cells of a random
/// solution where one is found soon, and random digits (so that there may be none) otherwise.
[[nodiscard]] Puzzle random_puzzle(const Board& board, std::uint32_t share, Rng& rng);

/// Rules out a few candidates of `puzzle` at random.
void add_random_pencilmarks(Puzzle& puzzle, Rng& rng);

}  // namespace sudokit::tests
