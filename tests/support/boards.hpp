// Boards and puzzles for tests: written as text, or made at random from a seed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/solve.hpp"

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit::tests {

/// True if the engine does `board` by itself, and in microseconds where that is small: solvers of
/// formulas are tested on fewer puzzles elsewhere.
[[nodiscard]] bool is_quick(const EngineInfo& engine, const Board& board);

using sudokit::puzzle_of;

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
