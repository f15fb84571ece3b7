#include "generate/minimality/other_solutions.hpp"

#include <algorithm>
#include <utility>

namespace sudokit::generate {
namespace {

void keep_givens(const CellSet& kept, std::span<const std::uint8_t> solution, Puzzle& puzzle) {
    for (Cell cell = 0; cell < solution.size(); ++cell) {
        puzzle.set_given(cell, kept.contains(cell) ? solution[cell] : 0);
    }
}

}  // namespace

FirstSolution first_solution(backend::Relay& engines, const Puzzle& puzzle, Deadline deadline) {
    FirstSolution first;
    const SearchOutcome outcome = backend::search_or_stop(
        engines, puzzle, {.deadline = deadline}, [&](std::span<const std::uint8_t> digits) {
            if (first.digits.empty()) first.digits.assign(digits.begin(), digits.end());
            return true;
        });
    first.posed.count = outcome.count;
    // Two solutions settle the question.
    first.posed.stop = outcome.stop == Stop::limit ? Stop::exhausted : outcome.stop;
    return first;
}

CellSet given_cells(const Puzzle& puzzle) {
    CellSet cells(puzzle.board().cell_count());
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) != 0) cells.insert(cell);
    }
    return cells;
}

OtherSolutions::OtherSolutions(backend::Relay& engines, const Puzzle& puzzle,
                               std::vector<std::uint8_t> solution, Deadline deadline)
    : engines_(engines),
      plain_(puzzle),
      marked_(puzzle),
      solution_(std::move(solution)),
      givens_(given_cells(puzzle)),
      deadline_(deadline) {}

CellSet OtherSolutions::difference(std::span<const std::uint8_t> digits) const {
    CellSet cells = givens_ - givens_;
    for (const Cell cell : givens_) {
        if (digits[cell] != solution_[cell]) cells.insert(cell);
    }
    return cells;
}

// A search that ends soon need not have looked at the deadline, and there are many of them.
Missed OtherSolutions::any_missed(const CellSet& kept) {
    Missed missed;
    missed.stopped = deadline_.passed();
    if (missed.stopped) return missed;
    keep_givens(kept, solution_, plain_);
    const SearchOutcome outcome =
        backend::search_or_stop(engines_, plain_, {.limit = 2, .deadline = deadline_},
                                [&](std::span<const std::uint8_t> digits) {
                                    const bool other = !std::ranges::equal(digits, solution_);
                                    if (other) missed.set = difference(digits);
                                    return !other;
                                });
    missed.stopped = !missed.set && outcome.stop == Stop::deadline;
    return missed;
}

Missed OtherSolutions::missed_at(const CellSet& kept, Cell cell) {
    Missed missed;
    missed.stopped = deadline_.passed();
    if (missed.stopped) return missed;
    keep_givens(kept, solution_, marked_);
    marked_.set_given(cell, 0);
    const DigitSet marks = marked_.pencilmarks(cell);
    marked_.set_pencilmarks(cell, marks & ~DigitSet::of(solution_[cell]));
    const SearchOutcome outcome =
        backend::search_or_stop(engines_, marked_, {.limit = 1, .deadline = deadline_},
                                [&](std::span<const std::uint8_t> digits) {
                                    missed.set = difference(digits);
                                    return false;
                                });
    marked_.set_pencilmarks(cell, marks);
    missed.stopped = !missed.set && outcome.stop == Stop::deadline;
    return missed;
}

Missed OtherSolutions::missed(const CellSet& kept) {
    Missed missed = any_missed(kept);
    if (!missed.set) return missed;
    // Each cell of the difference stays in it only if it must: with all other givens kept, and this
    // one too, there is no other solution left.
    for (const Cell cell : CellSet(*missed.set)) {
        if (!missed.set->contains(cell)) continue;
        CellSet most = givens_ - *missed.set;
        most.insert(cell);
        Missed smaller = any_missed(most);
        if (smaller.stopped) return smaller;
        if (smaller.set) missed = std::move(smaller);
    }
    return missed;
}

}  // namespace sudokit::generate
