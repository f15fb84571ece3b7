// Backdoors: the fewest cells that somebody who only knows singles must be told.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// The smallest sets of cells such that naked and hidden singles solve the puzzle once the digits
/// of these cells are known (backdoors of Williams, Gomes and Selman 2003, for singles; not
/// their strong ones, for which other digits would have to be settled as well).
struct BackdoorAnswer {
    /// Cells of one of them, the first in reading order; none if singles alone are enough.
    std::vector<Cell> cells = {};
    std::uint64_t count = 0;  ///< how many there are of this size
    bool known = false;       ///< false if the deadline passed before: then the rest means nothing
};

/// Finds them: `solution` is the only one of `puzzle`, or one of several, to which the answer then
/// leads; what is no solution ends the program. Puzzles of any kind, on any board; three cells on
/// 9x9 take tenths of a second, each further one fifty times as long.
[[nodiscard]] BackdoorAnswer find_backdoors(const Puzzle& puzzle, const Grid& solution,
                                            Deadline deadline = {});

}  // namespace sudokit
