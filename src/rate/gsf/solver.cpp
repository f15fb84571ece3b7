#include "rate/gsf/solver.hpp"

#include <algorithm>

namespace sudokit::rate::gsf {
namespace {

// Tests within tests end after so many rounds.
constexpr unsigned kNestedRounds = 27;

}  // namespace

bool Solver::solve(Grid grid) {
    const auto found = propagation_.propagate(grid, [this](Grid& stuck) { test(stuck); });
    return found.outcome == Outcome::solved;
}

bool Solver::solve_without_tests(Grid grid) {
    return propagation_.propagate(grid, [](Grid&) {}).outcome == Outcome::solved;
}

// The cells, then the digits of rows, columns and boxes; of a line, not those that a box has.
void Solver::list_choices(const Grid& grid) {
    for (auto& choices : choices_) choices.clear();
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (grid.is_settled(cell)) continue;
        const Digits left = grid.left(cell);
        for (unsigned digit = 0; digit < 9; ++digit) {
            if ((left >> digit & 1U) == 0) continue;
            choices_[static_cast<unsigned>(std::popcount(left))].push_back(
                {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
        }
    }
    const Places places = places_of(grid);
    for (unsigned digit = 0; digit < 9; ++digit) {
        for (unsigned house = 0; house < kHouses; ++house) {
            const std::uint16_t here = places[house][digit];
            const auto size = static_cast<unsigned>(std::popcount(here));
            if (size < 2 || (house < 18 && third_of(here) < 3)) continue;
            for (unsigned i = 0; i < 9; ++i) {
                if ((here >> i & 1U) == 0) continue;
                choices_[size].push_back({kHouseCells[house][i], static_cast<std::uint8_t>(digit)});
            }
        }
    }
    largest_ = 0;
    for (unsigned size = 2; size < choices_.size(); ++size) {
        if (!choices_[size].empty()) largest_ = size;
    }
}

void Solver::assign(Choice choice) {
    propagation_.moves.push_back(
        {Rule::test, choice.cell, static_cast<Digits>(1U << choice.digit)});
}

void Solver::eliminate(Choice choice) {
    propagation_.moves.push_back(
        {Rule::test, choice.cell, static_cast<Digits>(kAllDigits & ~(1U << choice.digit))});
}

// How many candidates the choice still has; `settled` if one of them is placed.
unsigned Solver::count_left(const Grid& grid, const Choice* choice, unsigned size, bool& settled) {
    unsigned count = size;
    for (unsigned i = 0; i < size; ++i) {
        const auto digit = static_cast<Digits>(1U << choice[i].digit);
        if (grid.is_settled(choice[i].cell)) {
            if (grid.cell(choice[i].cell) == digit) {
                settled = true;
                return 0;
            }
            --count;
        } else if ((grid.left(choice[i].cell) & digit) == 0) {
            --count;
        }
    }
    return count;
}

// Tests the candidates of all choices of a size; true if all of some choice fail. Nested tests
// decide nothing by themselves.
bool Solver::test_size(const Grid& grid, Memory& memory, unsigned size, Tests tests) {
    bool dead = false;
    const std::vector<Choice>& choices = choices_[size];
    for (std::size_t at = 0; at < choices.size(); at += size) {
        bool settled = false;
        int left = static_cast<int>(count_left(grid, &choices[at], size, settled));
        if (settled) continue;
        for (std::size_t i = at; i < at + size && left != 0 && !stopped_; ++i) {
            const Choice choice = choices[i];
            const auto digit = static_cast<Digits>(1U << choice.digit);
            if (grid.is_settled(choice.cell) || (grid.left(choice.cell) & digit) == 0) continue;
            if (tests == Tests::alone && left == 1) {
                assign(choice);
                break;
            }
            const unsigned before = known(memory, choice);
            if (before == solves) left = -1;
            if (before == fails) --left;
            if (before != 0) continue;
            stopped_ = deadline_.passed();
            ++figures_.tests;
            Grid tried = grid;
            tried.place(choice.cell, digit);
            const Propagated found = propagation_.propagate_assumption(tried, rounds_);
            figures_.rounds += found.rounds;
            switch (found.outcome) {
                case Outcome::solved:
                    ++figures_.solved;
                    assign(choice);
                    left = -1;
                    note(memory, choice, solves);
                    i = at + size;
                    break;
                case Outcome::dead:
                    --left;
                    if (tests == Tests::alone) {
                        ++figures_.failed;
                        eliminate(choice);
                    }
                    note(memory, choice, fails);
                    break;
                case Outcome::open: note(memory, choice, open); break;
            }
        }
        dead = dead || left == 0;
    }
    return dead;
}

// Tests candidates, those of the smallest choices first, until some size decides anything.
// Choices of the largest size are left out. False if nothing is decided, or all of a choice fail.
bool Solver::test_alone(Grid& grid, Memory& memory) {
    auto& moves = propagation_.moves;
    const std::size_t first = moves.size();
    for (unsigned size = 2;; ++size) {
        if (test_size(grid, memory, size, Tests::alone)) {
            moves.resize(first);
            return false;
        }
        if (moves.size() != first || size + 1 >= largest_ || stopped_) break;
    }
    return moves.size() != first;
}

// Assumes the candidates of choices of `size` one by one, and tests those of choices of size
// `inner` under that assumption.
void Solver::test_pairs(Grid& grid, unsigned size, unsigned inner) {
    auto& moves = propagation_.moves;
    const std::vector<Choice>& choices = choices_[size];
    for (std::size_t at = 0; at < choices.size(); at += size) {
        int left = static_cast<int>(size);
        for (std::size_t i = at; i < at + size && !stopped_; ++i) {
            const Choice choice = choices[i];
            Memory& memory = memories_[i];
            if (i + 1 == at + size && left == 1) {
                assign(choice);
                note(memory, choice, solves);
                break;
            }
            const unsigned before = known(memory, choice);
            if (before == solves) left = -1;
            if (before == fails) --left;
            if (before == solves || before == fails) continue;
            Grid tried = grid;
            tried.place(choice.cell, static_cast<Digits>(1U << choice.digit));
            const unsigned solved = figures_.solved;
            const std::size_t first = moves.size();
            if (test_size(tried, memory, inner, Tests::nested)) {
                moves.resize(first);
                --left;
                ++figures_.failed;
                eliminate(choice);
                note(memory, choice, fails);
            } else if (moves.size() == first) {
                note(memory, choice, open);
            } else if (figures_.solved != solved) {
                assign(choice);
                note(memory, choice, solves);
                break;
            }
        }
    }
}

void Solver::test_pairs(Grid& grid) {
    auto& moves = propagation_.moves;
    const std::size_t first = moves.size();
    rounds_ = kNestedRounds;
    figures_ = {};
    for (unsigned size = 2; size <= largest_ && moves.size() == first; ++size) {
        memories_.assign(choices_[size].size(), {});
        for (unsigned inner = 2; inner <= size && moves.size() == first && !stopped_; ++inner) {
            test_pairs(grid, size, inner);
        }
    }
    rounds_ = kNoLimit;
}

// `work` is what a test that decided something cost.
void Solver::test(Grid& grid) {
    list_choices(grid);
    figures_ = {};
    Counts& counts = propagation_.counts;
    const Counts before = counts;
    Memory memory{};
    if (!test_alone(grid, memory) && !stopped_) {
        counts = before;
        test_pairs(grid);
    }
    const unsigned decided = figures_.solved + figures_.failed + 1;
    std::uint64_t work = std::uint64_t{figures_.rounds / 100} * figures_.tests / decided;
    if (work < 1000 && figures_.tests > 0) {
        work = std::uint64_t{1000} * figures_.rounds / figures_.tests / decided;
    }
    counts.work += work;
    counts.rounds += figures_.rounds;
}

}  // namespace sudokit::rate::gsf
