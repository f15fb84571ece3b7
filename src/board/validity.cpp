// The checks of puzzles and grids. They read the houses cell by cell and share nothing with the
// engines whose answers they judge.
#include <array>

#include "sudokit/puzzle.hpp"

namespace sudokit {

std::optional<Clash> find_clash(const Board& board, std::span<const std::uint8_t> digits) {
    SUDOKIT_EXPECT(digits.size() == board.cell_count());
    for (std::uint32_t id = 0; id < board.houses().size(); ++id) {
        std::array<std::optional<Cell>, kMaxOrder + 1> seen{};
        for (const Cell cell : board.houses()[id].cells) {
            const Digit digit = digits[cell];
            if (digit == 0) continue;
            SUDOKIT_EXPECT(digit <= kMaxOrder);
            if (seen[digit]) return Clash{id, *seen[digit], cell, digit};
            seen[digit] = cell;
        }
    }
    return std::nullopt;
}

bool is_valid(const Grid& grid) {
    if (grid.digits.size() != grid.board.cell_count()) return false;
    for (const std::uint8_t digit : grid.digits) {
        if (digit < 1 || digit > grid.board.order()) return false;
    }
    return !find_clash(grid.board, grid.digits);
}

const Constraint* find_broken(const Puzzle& puzzle, std::span<const std::uint8_t> digits) {
    SUDOKIT_EXPECT(digits.size() == puzzle.board().cell_count());
    std::vector<std::uint8_t> own;
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        own.clear();
        for (const Cell cell : constraint->cells()) own.push_back(digits[cell]);
        if (!constraint->holds(own)) return constraint.get();
    }
    return nullptr;
}

bool solves(const Grid& grid, const Puzzle& puzzle) {
    if (!(grid.board == puzzle.board()) || !is_valid(grid)) return false;
    for (Cell cell = 0; cell < grid.board.cell_count(); ++cell) {
        if (!puzzle.allowed(cell).contains(grid.digits[cell])) return false;
    }
    return find_broken(puzzle, grid.digits) == nullptr;
}

}  // namespace sudokit
