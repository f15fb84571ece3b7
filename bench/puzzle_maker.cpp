#include "puzzle_maker.hpp"

#include <numeric>
#include <vector>

namespace sudokit::bench {

std::string PuzzleMaker::next(MadeKind kind) {
    Puzzle puzzle = random_full();
    thin_out(puzzle, kind == MadeKind::easy ? 33 : 0);
    std::string line;
    for (const std::uint8_t digit : puzzle.givens()) {
        line += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
    return line;
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

// Takes givens away in random order while the solution stays the only one, down to `least`.
void PuzzleMaker::thin_out(Puzzle& puzzle, std::uint32_t least) {
    std::vector<Cell> order(81);
    std::iota(order.begin(), order.end(), 0U);
    rng_.shuffle(order);
    for (const Cell cell : order) {
        if (puzzle.given_count() == least) return;
        const Digit digit = puzzle.given(cell);
        puzzle.set_given(cell, 0);
        if (solver_.solve(puzzle, {.keep = 0})->verdict != Verdict::one) {
            puzzle.set_given(cell, digit);
        }
    }
}

}  // namespace sudokit::bench
