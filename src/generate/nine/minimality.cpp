#include "generate/nine/minimality.hpp"

#include <algorithm>

namespace sudokit::generate {
namespace {

// Removals that are tested at once: enough to keep all lanes busy, few enough for their marks to
// stay in the second cache.
constexpr std::size_t kRemovals = 2048;

constexpr std::uint16_t kAllMarks = 0x1ff;

nine::Marks marks_of(const nine::Digits& puzzle) {
    nine::Marks marks;
    for (std::size_t i = 0; i < nine::kCells; ++i) {
        const std::uint8_t digit = puzzle[i];
        marks[i] =
            nine::is_given(digit) ? static_cast<std::uint16_t>(1U << (digit - 1U)) : kAllMarks;
    }
    return marks;
}

}  // namespace

void NineMinimality::find_posed(std::span<const nine::Digits> puzzles, Deadline deadline) {
    posed_.resize(puzzles.size());
    solutions_.resize(puzzles.size());
    found_.resize(std::max(found_.size(), puzzles.size()));
    backend::solve_all(solver_, *others_, puzzles, {.limit = 2, .deadline = deadline},
                       std::span(found_).first(puzzles.size()), solutions_);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Stop stop = found_[i].stop;
        posed_[i] = {found_[i].count, stop == Stop::limit ? Stop::exhausted : stop};
    }
}

void NineMinimality::add_removal(const nine::Marks& puzzle, std::size_t index, Cell cell) {
    const std::size_t place = removals_.size();
    removals_.push_back({index, cell});
    if (marks_.size() <= place) marks_.resize(place + 1);
    marks_[place] = puzzle;
    marks_[place][cell] ^= kAllMarks;
}

void NineMinimality::test_removals(Deadline deadline) {
    const std::size_t size = removals_.size();
    found_.resize(std::max(found_.size(), size));
    backend::solve_all(solver_, *others_, std::span<const nine::Marks>(marks_).first(size),
                       {.limit = 1, .deadline = deadline}, std::span(found_).first(size));
}

NineMinimality::Needed NineMinimality::needed(std::size_t removal) const {
    const nine::Answer& answer = found_[removal];
    if (answer.count > 0) return Needed::yes;
    return answer.stop == Stop::exhausted ? Needed::no : Needed::unknown;
}

void NineMinimality::redundant(std::span<const nine::Digits> puzzles, Deadline deadline,
                               std::span<NineRedundancy> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    find_posed(puzzles, deadline);
    for (std::size_t i = 0; i < puzzles.size(); ++i) answers[i] = {posed_[i]};
    const auto note_results = [&] {
        test_removals(deadline);
        for (std::size_t i = 0; i < removals_.size(); ++i) {
            NineRedundancy& answer = answers[removals_[i].puzzle];
            switch (needed(i)) {
                case Needed::no: answer.redundant.set(removals_[i].cell); break;
                case Needed::yes: break;
                case Needed::unknown: answer.posed.stop = Stop::deadline; break;
            }
        }
        removals_.clear();
    };
    removals_.clear();
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (posed_[i] != Posed{1, Stop::exhausted}) continue;
        const nine::Marks marks = marks_of(puzzles[i]);
        const NineCells givens = NineCells::of_givens(puzzles[i]);
        (givens - needed_by_swaps(solutions_[i], givens)).for_each([&](std::size_t cell) {
            add_removal(marks, i, static_cast<Cell>(cell));
        });
        if (removals_.size() >= kRemovals) note_results();
    }
    note_results();
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (answers[i].posed.stop != Stop::exhausted) answers[i].redundant.reset();
    }
}

// Cell by cell, all puzzles with a given there that may still be redundant try to do without it. So
// there are at most 81 rounds; those of few puzzles keep few lanes busy, but most rounds of a large
// batch are of many.
void NineMinimality::minimise(std::span<nine::Digits> puzzles, std::span<const Cell> order,
                              Deadline deadline, std::span<Posed> answers) {
    SUDOKIT_EXPECT(answers.size() >= puzzles.size());
    std::vector<NineRedundancy> redundancy(puzzles.size());
    redundant(puzzles, deadline, redundancy);
    for (std::size_t i = 0; i < puzzles.size(); ++i) answers[i] = redundancy[i].posed;
    for (const Cell cell : order) {
        SUDOKIT_EXPECT(cell < nine::kCells);
        removals_.clear();
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (redundancy[i].redundant[cell]) add_removal(marks_of(puzzles[i]), i, cell);
        }
        test_removals(deadline);
        for (std::size_t i = 0; i < removals_.size(); ++i) {
            const std::size_t puzzle = removals_[i].puzzle;
            switch (needed(i)) {
                case Needed::no: puzzles[puzzle][cell] = 0; break;
                case Needed::yes: break;
                case Needed::unknown:
                    answers[puzzle].stop = Stop::deadline;
                    redundancy[puzzle].redundant.reset();
                    break;
            }
        }
    }
}

}  // namespace sudokit::generate
