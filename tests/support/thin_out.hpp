// Taking givens away from puzzles, for tests and measurements.
#pragma once

#include <cstdint>

#include "sudokit/rng.hpp"
#include "sudokit/solve.hpp"

namespace sudokit::tests {

/// True if the puzzle has exactly one solution.
[[nodiscard]] bool is_well_posed(Solver& solver, const Puzzle& puzzle);

/// Takes givens away in random order as long as the solution stays the only one, down to `least`.
/// With 0, none of those that are left can be spared.
void thin_out(Puzzle& puzzle, std::uint32_t least, Solver& solver, Rng& rng);

}  // namespace sudokit::tests
