// Puzzles with exactly one solution that can spare nothing, made at random from a seed.
#pragma once

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::tests {

/// A puzzle of givens: none can be left out. On boards where no random solution is found soon, a
/// puzzle without any givens.
[[nodiscard]] Puzzle minimal_puzzle(const Board& board, Rng& rng);

/// A puzzle of pencilmarks alone: no candidate can be allowed again. These are much harder.
[[nodiscard]] Puzzle minimal_pencilmarks(const Board& board, Rng& rng);

/// Rules out about `share` in a hundred of the wrong candidates of a puzzle with one solution.
void rule_out_some(Puzzle& puzzle, std::uint32_t share, Rng& rng);

/// The same puzzle on the usual 9x9 board with rows, columns and digits exchanged at random.
[[nodiscard]] Puzzle shuffled_nine(const Puzzle& puzzle, Rng& rng);

}  // namespace sudokit::tests
