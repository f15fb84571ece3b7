// Puzzles with constraints for tests: published ones, and random ones from a seed.
#pragma once

#include <string>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::tests {

/// A killer puzzle without givens that has one solution: the example of Wikipedia's page on killer
/// sudoku, whose cages share out all cells.
[[nodiscard]] Puzzle known_killer();
/// Its solution, as 81 digits.
[[nodiscard]] std::string known_killer_solution();

/// The constraint of these data on the puzzle's board, added to it.
void add(Puzzle& puzzle, ConstraintData data);

/// Cages over about `share` in a hundred of the cells, connected, with the sums of `solution`; some
/// have none.
void add_random_cages(Puzzle& puzzle, const Grid& solution, std::uint32_t share, Rng& rng);

/// A puzzle with words to find it again by.
struct ConstrainedPuzzle {
    std::string name;
    Puzzle puzzle;
};

/// Puzzles with cages, with the anti-knight rule and with both, on boards of boxes, jigsaws and
/// Latin squares up to 9x9, with no, one and several solutions; and one on 36x36 whose cage has too
/// many sets of digits for clauses. Made once.
[[nodiscard]] const std::vector<ConstrainedPuzzle>& constrained_puzzles();

/// All solutions, by trying the digits of cell after cell with rules that are written down here
/// once more; stops after `most`.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> solutions_by_trying(const Puzzle& puzzle,
                                                                         std::size_t most);

}  // namespace sudokit::tests
