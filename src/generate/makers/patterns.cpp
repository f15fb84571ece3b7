// Puzzles whose givens are in cells that are wished for: digits for these are sought that leave one
// solution.
#include <algorithm>

#include "sudokit/minimality.hpp"

#include "generate/makers/maker.hpp"
#include "generate/makers/random_grid.hpp"
#include "generate/minimality/solution_list.hpp"

namespace sudokit::generate {
namespace {

// A climb begins with the digits of a random grid. A step gives some givens, at random, the digits
// of another solution that appears without them, and is taken unless there are more solutions then.
constexpr std::size_t kStepsOfAClimb = 400;
constexpr std::uint64_t kMostToChange = 3;
constexpr std::size_t kMostCompared = 1000;
constexpr std::size_t kSolutionsToChooseFrom = 60;

class Patterns final : public Maker {
  public:
    explicit Patterns(const Wish& wish) : wish_(wish), filling_(wish.base) {
        for (const Cell cell : *wish.pattern) {
            if (wish.base.given(cell) == 0) movable_.push_back(cell);
        }
    }

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        std::ranges::sort(movable_);  // a round must not depend on those before it
        auto start =
            wish_.solution ? std::optional(wish_.solution->digits) : filling_.draw(rng, deadline);
        if (!start) return filling_.has_none() ? RoundEnd::impossible : RoundEnd::deadline;
        Puzzle puzzle = wish_.base;
        for (const Cell cell : movable_) puzzle.set_given(cell, (*start)[cell]);
        const bool found = climb(puzzle, rng, deadline);
        if (deadline.passed()) return RoundEnd::deadline;
        if (!found) {
            ++round.tried.failures;
            return wish_.solution ? RoundEnd::impossible : RoundEnd::done;
        }
        if (wish_.minimal && !minimiser_.redundant(puzzle, deadline).is_minimal()) {
            return deadline.passed() ? RoundEnd::deadline : RoundEnd::done;
        }
        auto only = lister_.list(puzzle, 2, deadline);
        if (!only.complete || only.solutions.size() != 1) return RoundEnd::deadline;
        round.puzzles.push_back(
            {std::move(puzzle), {wish_.base.board(), std::move(only.solutions.front())}});
        return RoundEnd::done;
    }

  private:
    // Changes the givens until there is one solution; false if it gives up.
    [[nodiscard]] bool climb(Puzzle& puzzle, Rng& rng, Deadline deadline) {
        auto count = lister_.count(puzzle, kMostCompared, deadline);
        const std::size_t steps = wish_.solution ? 0 : kStepsOfAClimb;
        for (std::size_t i = 0; i < steps && count && *count > 1; ++i) {
            Puzzle next = puzzle;
            if (!change(next, rng, deadline)) continue;
            const auto then = lister_.count(next, kMostCompared, deadline);
            if (!then) return false;
            if (*then <= *count) {
                puzzle = std::move(next);
                count = then;
            }
        }
        return count == 1;
    }

    [[nodiscard]] bool change(Puzzle& puzzle, Rng& rng, Deadline deadline) {
        rng.shuffle(movable_);
        const auto size = static_cast<std::size_t>(
            std::min<std::uint64_t>(1 + rng.below(kMostToChange), movable_.size()));
        for (std::size_t i = 0; i < size; ++i) puzzle.set_given(movable_[i], 0);
        const auto list = lister_.list(puzzle, kSolutionsToChooseFrom, deadline);
        if (list.solutions.empty()) return false;
        const auto& chosen = list.solutions[rng.below(list.solutions.size())];
        for (std::size_t i = 0; i < size; ++i) {
            puzzle.set_given(movable_[i], chosen[movable_[i]]);
        }
        return true;
    }

    const Wish& wish_;
    RandomSolutions filling_;
    std::vector<Cell> movable_;
    SolutionLister lister_;
    Minimiser minimiser_;
};

}  // namespace

std::unique_ptr<Maker> make_patterns(const Wish& wish) { return std::make_unique<Patterns>(wish); }

}  // namespace sudokit::generate
