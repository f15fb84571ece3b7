#include "support/thin_out.hpp"

#include <numeric>
#include <vector>

namespace sudokit::tests {

bool is_well_posed(Solver& solver, const Puzzle& puzzle) {
    return solver.solve(puzzle, {.limit = 2, .keep = 0})->verdict == Verdict::one;
}

void thin_out(Puzzle& puzzle, std::uint32_t least, Solver& solver, Rng& rng) {
    std::vector<Cell> cells(puzzle.board().cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    rng.shuffle(cells);
    for (const Cell cell : cells) {
        if (puzzle.given_count() == least) return;
        const Digit digit = puzzle.given(cell);
        puzzle.set_given(cell, 0);
        if (!is_well_posed(solver, puzzle)) puzzle.set_given(cell, digit);
    }
}

}  // namespace sudokit::tests
