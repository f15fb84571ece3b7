// Puzzles that are legal and that nobody has in mind: what works on them works on anything.
#pragma once

#include <string>
#include <vector>

#include "sudokit/puzzle.hpp"

namespace sudokit::tests {

/// A puzzle with words to find it again by.
struct OddPuzzle {
    std::string name;
    Puzzle puzzle;
};

/// Puzzles on boards of order 1, of prime order, 64x64, of regions in pieces, with more houses, and
/// of cliques (without cells, without houses, with empty houses, with houses of all sizes), each
/// without givens, with some, with givens that clash, and with a cell that nothing is left for (two
/// of these where few rounds are wanted). Made once.
[[nodiscard]] const std::vector<OddPuzzle>& odd_puzzles();

}  // namespace sudokit::tests
