// Walks through puzzles of all shapes step by step, for tests that look at every step on the way.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sudokit/function_ref.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit::tests {

/// A puzzle with its only solution, and words to find it again by.
struct SolvedPuzzle {
    Puzzle puzzle;
    Grid solution;
    std::string name;
};

/// Minimal puzzles on 9x9, smaller, rectangular, jigsaw, diagonal, windowed, Latin and 16x16
/// boards; the same for the same seed.
[[nodiscard]] std::vector<SolvedPuzzle> random_puzzles(std::uint64_t seed);

/// 9x9 puzzles that are known to be hard.
[[nodiscard]] std::vector<SolvedPuzzle> hard_puzzles();

/// Walks from the givens on with the techniques, easiest first, and shows the last state, half of
/// those in which no single is left, and a few of the others.
void walk(const SolvedPuzzle& puzzle, const TechniqueSet& techniques, Rng& rng,
          FunctionRef<void(const State&)> visit);

/// At most `most` steps of a technique.
[[nodiscard]] std::vector<Step> some_steps(TechniqueId id, const State& state, std::size_t most);

/// Whether to look for a technique in a state: in one of eight where that takes very long, and in
/// one of three where only some cases are taken.
[[nodiscard]] bool takes_technique(TechniqueId id, Rng& rng);

/// Technique and conclusions, to be read in a failure.
[[nodiscard]] std::string describe(const Step& step, const Board& board);

/// True if no conclusion of the step contradicts the solution.
[[nodiscard]] bool agrees(const Step& step, const Grid& solution);

}  // namespace sudokit::tests
