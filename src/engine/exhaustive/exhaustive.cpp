#include "engine/exhaustive/exhaustive.hpp"

#include <cstddef>

namespace sudokit::engine {

// Puts `digit` into the houses of `cell`, or takes it out again.
void Exhaustive::flip(const Board& board, Cell cell, Digit digit) {
    for (const std::uint32_t house : board.houses_of(cell)) {
        used_[house] = DigitSet(used_[house].bits() ^ DigitSet::of(digit).bits());
    }
}

bool Exhaustive::is_kept(const Constraint& constraint) {
    own_.clear();
    for (const Cell cell : constraint.cells()) own_.push_back(digits_[cell]);
    return constraint.holds(own_);
}

DigitSet Exhaustive::free_digits(const Puzzle& puzzle, Cell cell) {
    DigitSet free = puzzle.allowed(cell);
    for (const std::uint32_t house : puzzle.board().houses_of(cell)) free &= ~used_[house];
    if (constraints_of_.empty()) return free;
    const std::uint8_t before = digits_[cell];
    for (const Digit digit : free) {
        digits_[cell] = static_cast<std::uint8_t>(digit);
        for (const Constraint* const constraint : constraints_of_[cell]) {
            if (!is_kept(*constraint)) free.erase(digit);
        }
    }
    digits_[cell] = before;
    return free;
}

bool Exhaustive::place_givens(const Puzzle& puzzle) {
    const Board& board = puzzle.board();
    digits_.assign(puzzle.givens().begin(), puzzle.givens().end());
    used_.assign(board.houses().size(), DigitSet());
    open_.clear();
    constraints_of_.clear();
    if (puzzle.has_constraints()) constraints_of_.resize(board.cell_count());
    for (const ConstraintPtr& constraint : puzzle.constraints()) {
        for (const Cell cell : constraint->cells()) {
            constraints_of_[cell].push_back(constraint.get());
        }
    }
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        const Digit given = puzzle.given(cell);
        if (given == 0) {
            open_.push_back(cell);
        } else if (free_digits(puzzle, cell).contains(given)) {
            flip(board, cell, given);
        } else {
            return false;
        }
    }
    return true;
}

SearchOutcome Exhaustive::search(const Puzzle& puzzle, const SearchLimits& limits,
                                 SolutionSink sink) {
    constexpr std::uint64_t kStepsPerLook = 4096;  // a look at the clock costs about 20 ns
    SearchOutcome outcome;
    if (!place_givens(puzzle)) return outcome;
    const Board& board = puzzle.board();
    untried_.resize(open_.size() + 1);

    std::size_t depth = 0;  // cells open_[0..depth) are filled
    if (!open_.empty()) untried_[0] = free_digits(puzzle, open_[0]);
    for (std::uint64_t steps = 1;; ++steps) {
        if (steps % kStepsPerLook == 0 && limits.deadline.passed(outcome.count, outcome.nodes)) {
            outcome.stop = Stop::deadline;
            return outcome;
        }
        if (depth == open_.size()) {
            ++outcome.count;
            if (!sink(digits_) || outcome.count == limits.limit) {
                outcome.stop = Stop::limit;
                return outcome;
            }
        } else if (!untried_[depth].empty()) {
            const Cell cell = open_[depth];
            const Digit digit = untried_[depth].first();
            untried_[depth].erase(digit);
            digits_[cell] = static_cast<std::uint8_t>(digit);
            flip(board, cell, digit);
            ++outcome.nodes;
            ++depth;
            if (depth < open_.size()) untried_[depth] = free_digits(puzzle, open_[depth]);
            continue;
        }
        if (depth == 0) return outcome;
        --depth;
        flip(board, open_[depth], digits_[open_[depth]]);
        digits_[open_[depth]] = 0;
    }
}

}  // namespace sudokit::engine
