// Makes puzzles to measure with: the same ones for the same kind, number and seed, everywhere.
//   make_corpus easy|minimal COUNT SEED
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/solve.hpp"

#include "base/rng.hpp"

namespace sudokit {
namespace {

// A solution of the empty board, with digits and lines shuffled so that none is favoured.
Puzzle random_full(const Board& board, Solver& solver, Rng& rng) {
    for (;;) {
        Puzzle start(board);
        for (int i = 0; i < 20; ++i) {
            start.set_given(static_cast<Cell>(rng.below(81)), static_cast<Digit>(rng.below(9)) + 1);
        }
        const auto answer = solver.solve(start, {.limit = 1});
        if (answer->solutions.empty()) continue;
        Puzzle full(board);
        for (Cell cell = 0; cell < 81; ++cell) {
            full.set_given(cell, answer->solutions[0].digits[cell]);
        }
        return full;
    }
}

// Takes givens away in random order while the solution stays the only one, down to `least`.
void thin_out(Puzzle& puzzle, std::uint32_t least, Solver& solver, Rng& rng) {
    std::vector<Cell> order(81);
    std::iota(order.begin(), order.end(), 0U);
    rng.shuffle(order);
    for (const Cell cell : order) {
        if (puzzle.given_count() == least) return;
        const Digit digit = puzzle.given(cell);
        puzzle.set_given(cell, 0);
        if (solver.solve(puzzle, {.keep = 0})->verdict != Verdict::one) {
            puzzle.set_given(cell, digit);
        }
    }
}

int make(std::uint32_t least, std::uint64_t count, std::uint64_t seed) {
    const Board board = Board::standard(9);
    Solver solver;
    Rng rng(seed);
    for (std::uint64_t i = 0; i < count; ++i) {
        Puzzle puzzle = random_full(board, solver, rng);
        thin_out(puzzle, least, solver, rng);
        std::string line;
        for (const std::uint8_t digit : puzzle.givens()) {
            line += digit == 0 ? '.' : static_cast<char>('0' + digit);
        }
        std::puts(line.c_str());
    }
    return 0;
}

}  // namespace
}  // namespace sudokit

int main(int argc, char** argv) {
    const std::string_view kind = argc == 4 ? argv[1] : "";
    if (kind != "easy" && kind != "minimal") {
        std::fputs("usage: make_corpus easy|minimal COUNT SEED\n", stderr);
        return 2;
    }
    return sudokit::make(kind == "easy" ? 33 : 0, std::strtoull(argv[2], nullptr, 10),
                         std::strtoull(argv[3], nullptr, 10));
}
