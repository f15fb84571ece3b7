// Boards so small that all their puzzles can be looked through.
#pragma once

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// False if the board has 16 cells at most, and no puzzle on it has the solution, the symmetry, the
/// pattern, the number of givens and the minimality that are wished for. Ratings and neighbours are
/// left aside, as is what has constraints or pencilmarks.
[[nodiscard]] bool may_have_small_puzzle(const Wish& wish);

}  // namespace sudokit::generate
