#include "walks/diagnosis.hpp"

#include <utility>

namespace sudokit::walks {
namespace {

// Beyond this a single question can take longer than anyone waits, and there is one for each cell.
constexpr std::uint32_t kMostCellsToSettle = 16 * 16;

}  // namespace

Diagnosis::Diagnosis(const Puzzle& puzzle, Solver& solver, Deadline deadline)
    : puzzle_(puzzle), solver_(solver), deadline_(deadline) {
    SolveAnswer answer = ask(puzzle, 2);
    verdict_ = answer.verdict;
    solutions_ = std::move(answer.solutions);
}

SolveAnswer Diagnosis::ask(const Puzzle& puzzle, std::size_t solutions) const {
    SolveOptions options;
    options.limit = solutions;
    options.keep = solutions;
    options.deadline = deadline_;
    auto answer = solver_.solve(puzzle, options);
    return answer ? *std::move(answer) : SolveAnswer{};
}

// Each question is for a solution in which a cell differs from the first one; the answer settles
// other cells as well.
std::vector<Cell> Diagnosis::differing() const {
    const std::vector<std::uint8_t>& first = solutions_.front().digits;
    std::vector<bool> differs(first.size());
    const auto note = [&](const Grid& other) {
        for (Cell cell = 0; cell < first.size(); ++cell) {
            if (other.digits[cell] != first[cell]) differs[cell] = true;
        }
    };
    note(solutions_.back());
    const bool settle = puzzle_.board().cell_count() <= kMostCellsToSettle;
    for (Cell cell = 0; settle && cell < first.size() && !deadline_.passed(); ++cell) {
        if (differs[cell] || puzzle_.given(cell) != 0) continue;
        Puzzle other = puzzle_;
        other.set_pencilmarks(cell, puzzle_.pencilmarks(cell) & ~DigitSet::of(first[cell]));
        const SolveAnswer answer = ask(other, 1);
        if (!answer.solutions.empty()) note(answer.solutions.front());
    }
    std::vector<Cell> out;
    for (Cell cell = 0; cell < first.size(); ++cell) {
        if (differs[cell]) out.push_back(cell);
    }
    return out;
}

// Two equal givens in a house are enough; else each given in turn is left out for good if there is
// no solution without it either (a deletion filter).
std::vector<Cell> Diagnosis::clashing() const {
    if (const auto clash = find_clash(puzzle_.board(), puzzle_.givens())) {
        return {clash->first, clash->second};
    }
    Puzzle rest = puzzle_;
    std::vector<Cell> out;
    for (Cell cell = 0; cell < puzzle_.board().cell_count(); ++cell) {
        const Digit given = puzzle_.given(cell);
        if (given == 0) continue;
        rest.set_given(cell, 0);
        if (!deadline_.passed() && ask(rest, 1).verdict == Verdict::none) continue;
        rest.set_given(cell, given);
        out.push_back(cell);
    }
    return out;
}

}  // namespace sudokit::walks
