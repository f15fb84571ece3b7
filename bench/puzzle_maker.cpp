#include "puzzle_maker.hpp"

#include "sudokit/grid_text.hpp"

#include "support/thin_out.hpp"

namespace sudokit::bench {

std::string PuzzleMaker::next(MadeKind kind) {
    Puzzle puzzle = random_full();
    tests::thin_out(puzzle, kind == MadeKind::easy ? 33 : 0, solver_, rng_);
    return givens_text(puzzle);
}

// A solution of a board with twenty random givens, for which there mostly is none at first. The
// engine is named because which solution comes first depends on it.
Puzzle PuzzleMaker::random_full() {
    for (;;) {
        Puzzle start(board_);
        for (int i = 0; i < 20; ++i) {
            start.set_given(static_cast<Cell>(rng_.below(81)),
                            static_cast<Digit>(rng_.below(9)) + 1);
        }
        const auto answer = solver_.solve(start, {.engine = "general", .limit = 1});
        if (answer->solutions.empty()) continue;
        Puzzle full(board_);
        for (Cell cell = 0; cell < 81; ++cell) {
            full.set_given(cell, answer->solutions[0].digits[cell]);
        }
        return full;
    }
}

}  // namespace sudokit::bench
