#include "engine/exhaustive/exhaustive.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/exhaustive/order.hpp"

namespace sudokit::engine {

// Puts `digit` into the houses of `cell`, or takes it out again.
void Exhaustive::flip(const Board& board, Cell cell, Digit digit) {
    for (const std::uint32_t house : board.houses_of(cell)) {
        used_[house] = DigitSet(used_[house].bits() ^ DigitSet::of(digit).bits());
    }
}

// A step may look at one cell or at thousands, so it is these that are counted.
bool Exhaustive::is_late() {
    constexpr std::uint64_t kCellsPerLook = 4096;  // a look at the clock costs about 20 ns
    if (work_ < kCellsPerLook) return late_;
    work_ = 0;
    late_ = late_ || deadline_.passed(outcome_.count, outcome_.nodes);
    return late_;
}

bool Exhaustive::is_kept(const Constraint& constraint) {
    work_ += constraint.cells().size();
    own_.clear();
    for (const Cell cell : constraint.cells()) own_.push_back(digits_[cell]);
    return constraint.holds(own_);
}

DigitSet Exhaustive::free_digits(const Puzzle& puzzle, Cell cell) {
    ++work_;
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

// Answers with a given that clashes, if there is one.
std::optional<Cell> Exhaustive::place_givens(const Puzzle& puzzle) {
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
            return cell;
        }
    }
    sort_cells(puzzle, order_, open_);
    first_digits_ = digits_in_order(puzzle, order_);
    return std::nullopt;
}

// Comes to the cell at `depth`: what may be tried there. Where the order is chosen on the way, the
// cell that is next changes places with the one that is.
void Exhaustive::open(const Puzzle& puzzle, std::size_t depth) {
    if (depth == open_.size()) return;
    untried_[depth] = free_digits(puzzle, open_[depth]);
    if (order_.cells != CellOrder::fewest) return;
    for (std::size_t i = depth + 1; i < open_.size() && !is_late(); ++i) {
        const DigitSet free = free_digits(puzzle, open_[i]);
        const auto rank = [](DigitSet digits, Cell cell) { return std::pair(digits.size(), cell); };
        if (rank(free, open_[i]) >= rank(untried_[depth], open_[depth])) continue;
        std::swap(open_[depth], open_[i]);
        untried_[depth] = free;
    }
}

Digit Exhaustive::next_digit(DigitSet untried) const {
    if (first_digits_.empty()) return untried.first();
    return *std::ranges::find_if(first_digits_,
                                 [&](Digit digit) { return untried.contains(digit); });
}

// Tells the probe what the cells so far come to; answers whether to go on.
bool Exhaustive::tell(std::size_t depth) const {
    if (depth == open_.size()) return probe_->settle(FoundSolution{}, 0, {});
    if (untried_[depth].empty()) return probe_->settle(NoDigitLeft{open_[depth]}, 0, {});
    return probe_->settle(Branching{open_[depth]},
                          static_cast<std::uint32_t>(untried_[depth].size()), {});
}

SearchOutcome Exhaustive::search(const Puzzle& puzzle, const SearchLimits& limits,
                                 SolutionSink sink) {
    deadline_ = limits.deadline;
    outcome_ = {};
    work_ = 0;
    late_ = false;
    if (const auto clash = place_givens(puzzle)) {
        if (probe_ != nullptr) probe_->settle(NoDigitLeft{*clash}, 0, {});
        return outcome_;
    }
    const Board& board = puzzle.board();
    untried_.resize(open_.size() + 1);
    const auto ended = [&](Stop stop) {
        outcome_.stop = stop;
        return outcome_;
    };

    std::size_t depth = 0;  // cells open_[0..depth) are filled
    open(puzzle, 0);
    if (probe_ != nullptr && !tell(0)) return ended(Stop::limit);
    for (;; ++work_) {
        if (is_late()) return ended(Stop::deadline);
        if (depth == open_.size()) {
            ++outcome_.count;
            if (!sink(digits_) || outcome_.count == limits.limit) return ended(Stop::limit);
        } else if (!untried_[depth].empty()) {
            const Cell cell = open_[depth];
            const Digit digit = next_digit(untried_[depth]);
            untried_[depth].erase(digit);
            digits_[cell] = static_cast<std::uint8_t>(digit);
            flip(board, cell, digit);
            ++outcome_.nodes;
            ++depth;
            open(puzzle, depth);
            if (probe_ == nullptr) continue;
            probe_->enter(TreeEntry::put, {cell, digit});
            if (!tell(depth)) return ended(Stop::limit);
            continue;
        }
        if (depth == 0) return outcome_;
        --depth;
        flip(board, open_[depth], digits_[open_[depth]]);
        digits_[open_[depth]] = 0;
        if (probe_ != nullptr) probe_->leave();
    }
}

}  // namespace sudokit::engine
