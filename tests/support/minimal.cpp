#include "support/minimal.hpp"

#include <numeric>
#include <vector>

#include "sudokit/solve.hpp"

#include "support/boards.hpp"
#include "support/thin_out.hpp"

namespace sudokit::tests {
namespace {

std::vector<std::uint32_t> shuffled_numbers(std::size_t count, Rng& rng) {
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    rng.shuffle(numbers);
    return numbers;
}

// Rows or columns in a random order that keeps bands together.
std::vector<std::uint32_t> shuffled_lines(Rng& rng) {
    std::vector<std::uint32_t> lines;
    for (const std::uint32_t band : shuffled_numbers(3, rng)) {
        for (const std::uint32_t line : shuffled_numbers(3, rng)) lines.push_back(3 * band + line);
    }
    return lines;
}

}  // namespace

Puzzle minimal_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle = random_puzzle(board, 100, rng);
    Solver solver;
    if (!is_well_posed(solver, puzzle)) return Puzzle(board);
    thin_out(puzzle, 0, solver, rng);
    return puzzle;
}

Puzzle minimal_pencilmarks(const Board& board, Rng& rng) {
    const Puzzle full = random_puzzle(board, 100, rng);
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        puzzle.set_pencilmarks(cell, full.allowed(cell));
    }
    Solver solver;
    if (!is_well_posed(solver, puzzle)) return Puzzle(board);
    const Digit order = board.order();
    for (const std::uint32_t candidate : shuffled_numbers(board.cell_count() * order, rng)) {
        const Cell cell = candidate / order;
        const DigitSet before = puzzle.pencilmarks(cell);
        puzzle.set_pencilmarks(cell, before | DigitSet::of(candidate % order + 1));
        if (!is_well_posed(solver, puzzle)) puzzle.set_pencilmarks(cell, before);
    }
    return puzzle;
}

void rule_out_some(Puzzle& puzzle, std::uint32_t share, Rng& rng) {
    const Grid solution = solve(puzzle)->solutions.front();
    for (Cell cell = 0; cell < solution.digits.size(); ++cell) {
        for (const Digit digit : puzzle.pencilmarks(cell)) {
            if (digit == solution.digits[cell] || rng.below(100) >= share) continue;
            puzzle.set_pencilmarks(cell, puzzle.pencilmarks(cell) & ~DigitSet::of(digit));
        }
    }
}

Puzzle shuffled_nine(const Puzzle& puzzle, Rng& rng) {
    const auto rows = shuffled_lines(rng);
    const auto columns = shuffled_lines(rng);
    const auto digits = shuffled_numbers(9, rng);
    const bool transposed = rng.below(2) == 0;
    Puzzle out(puzzle.board());
    for (std::uint32_t row = 0; row < 9; ++row) {
        for (std::uint32_t column = 0; column < 9; ++column) {
            const Cell from = 9 * rows[row] + columns[column];
            const Digit digit = puzzle.given(from);
            const Cell to = transposed ? 9 * column + row : 9 * row + column;
            if (digit != 0) out.set_given(to, digits[digit - 1] + 1);
        }
    }
    return out;
}

}  // namespace sudokit::tests
