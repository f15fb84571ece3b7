// Puzzles without a solution, or with few givens, that searches are easily stuck on.
#pragma once

#include <cstdint>

#include "sudokit/puzzle.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::tests {

/// A digit has `columns` columns left in one row more than that (or rows and columns exchanged), so
/// that there is no solution. Rows, columns and digit are random; all else is left open.
void add_crowded_lines(Puzzle& puzzle, std::uint32_t columns, Rng& rng);

/// One cell more than `digits` of a random house share as many digits: there is no solution.
void add_crowded_cells(Puzzle& puzzle, std::uint32_t digits, Rng& rng);

/// A ring of an odd number of cells, each of which sees the next, share two digits: there is no
/// solution.
void add_odd_ring(Puzzle& puzzle, Rng& rng);

/// Each candidate is ruled out with a chance of `percent` in a hundred.
void thin_out(Puzzle& puzzle, std::uint32_t percent, Rng& rng);

/// Up to `count` random givens, each allowed where it stands and in none of its houses twice.
void add_random_givens(Puzzle& puzzle, std::uint32_t count, Rng& rng);

}  // namespace sudokit::tests
