// Why a puzzle has no solution: the fewest of its givens that have none together.
//
//     const auto answer = sudokit::fewest_clashing(puzzle);
//     // answer.cells: whoever changes none of these givens will not mend the puzzle
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/search.hpp"

namespace sudokit {

/// Givens that clash: with these alone (and the pencilmarks and constraints) there is no solution.
struct ClashingGivens {
    std::uint64_t count = 0;  ///< solutions of the puzzle: 1 if there is one, then nothing clashes
    /// `exhausted` where the question is answered; `deadline` where time ran out.
    Stop stop = Stop::exhausted;
    std::uint32_t least = 0;       ///< proved: any fewer givens of the puzzle have a solution
    std::vector<Cell> cells = {};  ///< that clash, in reading order; `least` of them unless time
                                   ///< ran out. None where not even an empty puzzle has a solution.
};

/// The smallest set of givens that clash, proved to be so: not only does each of them take part, no
/// smaller set clashes, wherever it is. At the deadline the cells found so far clash (all givens at
/// worst), and at least `least` are needed; unless `count` is 0 and `cells` is empty: then not even
/// that there is no solution was found out.
[[nodiscard]] ClashingGivens fewest_clashing(const Puzzle& puzzle, Deadline deadline = {});

}  // namespace sudokit
