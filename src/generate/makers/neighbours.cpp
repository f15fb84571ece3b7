// Puzzles near another one: some givens are taken out, and as many put in elsewhere.
#include <algorithm>
#include <utility>

#include "sudokit/minimality.hpp"
#include "sudokit/state.hpp"

#include "generate/makers/maker.hpp"
#include "generate/minimality/solution_list.hpp"

namespace sudokit::generate {
namespace {

constexpr std::size_t kTriesOfARound = 32;

// Solutions that are looked at once givens were taken out; if there are more, the tries with some
// of them mostly fail, which is found out.
constexpr std::size_t kMostLookedAt = 1000;

// On boards of so many cells all neighbours that differ by one given are listed; solutions are as
// long as there are not too many: then each digit is tried in each cell.
constexpr std::uint32_t kFewCells = 100;
constexpr std::size_t kMostListed = 5000;

// A digit in a cell.
struct Placing {
    Cell cell = 0;
    std::uint8_t digit = 0;
};

class Neighbours final : public Maker {
  public:
    explicit Neighbours(const Wish& wish) : wish_(wish), near_(*wish.near) {
        for (Cell cell = 0; cell < near_.board().cell_count(); ++cell) {
            if (near_.given(cell) != 0 && wish.base.given(cell) == 0) movable_.push_back(cell);
        }
    }

    RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) override {
        std::ranges::sort(movable_);  // a round must not depend on those before it
        const bool few = wish_.distance == 1 && near_.board().cell_count() <= kFewCells;
        return few ? make_all(rng, deadline, round) : make_some(rng, deadline, round);
    }

  private:
    // All neighbours that differ by one given, in random order.
    RoundEnd make_all(Rng& rng, Deadline deadline, MadeRound& round) {
        for (const Cell cell : movable_) {
            Puzzle without = near_;
            without.set_given(cell, 0);
            const SolutionList all = lister_.list(without, kMostListed, deadline);
            for (const Placing placing :
                 all.complete ? telling(without, all.solutions) : possible(without)) {
                if (deadline.passed()) return RoundEnd::deadline;
                Puzzle puzzle = without;
                puzzle.set_given(placing.cell, placing.digit);
                auto only = lister_.list(puzzle, 2, deadline);
                if (!only.complete || only.solutions.size() != 1) continue;
                if (auto made =
                        checked(std::move(puzzle), std::move(only.solutions[0]), deadline)) {
                    round.puzzles.push_back(*std::move(made));
                }
            }
        }
        rng.shuffle(round.puzzles);
        return deadline.passed() ? RoundEnd::deadline : RoundEnd::complete;
    }

    // Some neighbours that are come across.
    RoundEnd make_some(Rng& rng, Deadline deadline, MadeRound& round) {
        for (std::size_t i = 0; i < kTriesOfARound; ++i) {
            auto made = neighbour(rng, deadline);
            if (!made) {
                ++round.tried.failures;
            } else if (std::ranges::find(round.puzzles, made->puzzle, &MadePuzzle::puzzle) ==
                       round.puzzles.end()) {
                round.puzzles.push_back(*std::move(made));
            }
            if (deadline.passed()) return RoundEnd::deadline;
        }
        return RoundEnd::done;
    }

    [[nodiscard]] std::optional<MadePuzzle> neighbour(Rng& rng, Deadline deadline) {
        Puzzle puzzle = near_;
        rng.shuffle(movable_);
        for (std::uint32_t i = 0; i < wish_.distance; ++i) puzzle.set_given(movable_[i], 0);
        auto solutions = lister_.list(puzzle, kMostLookedAt, deadline).solutions;
        if (solutions.empty()) return std::nullopt;
        for (std::uint32_t i = 1; i < wish_.distance; ++i) {
            const auto& wanted = solutions[rng.below(solutions.size())];
            put(puzzle, random_open(puzzle, wanted, rng), solutions);
        }
        const auto last = telling(puzzle, solutions);
        if (last.empty()) return std::nullopt;
        put(puzzle, last[rng.below(last.size())], solutions);
        if (lister_.count(puzzle, 2, deadline) != 1) return std::nullopt;
        return checked(std::move(puzzle), std::move(solutions.front()), deadline);
    }

    // The neighbour, if it is as wished.
    [[nodiscard]] std::optional<MadePuzzle> checked(Puzzle puzzle,
                                                    std::vector<std::uint8_t> solution,
                                                    Deadline deadline) {
        if (wish_.solution && solution != wish_.solution->digits) return std::nullopt;
        if (wish_.minimal && !minimiser_.redundant(puzzle, deadline).is_minimal()) {
            return std::nullopt;
        }
        return MadePuzzle{std::move(puzzle), {near_.board(), std::move(solution)}};
    }

    // Sets the given, and leaves the solutions that have it.
    static void put(Puzzle& puzzle, Placing placing,
                    std::vector<std::vector<std::uint8_t>>& solutions) {
        puzzle.set_given(placing.cell, placing.digit);
        std::erase_if(solutions, [&](const std::vector<std::uint8_t>& solution) {
            return solution[placing.cell] != placing.digit;
        });
    }

    [[nodiscard]] static Placing random_open(const Puzzle& puzzle,
                                             const std::vector<std::uint8_t>& solution, Rng& rng) {
        for (;;) {
            const auto cell = static_cast<Cell>(rng.below(solution.size()));
            if (puzzle.given(cell) == 0) return {cell, solution[cell]};
        }
    }

    // What leaves one of the solutions, and does not lead back.
    [[nodiscard]] std::vector<Placing> telling(
        const Puzzle& puzzle, const std::vector<std::vector<std::uint8_t>>& solutions) const {
        std::vector<Placing> out;
        std::vector<std::uint32_t> times(puzzle.board().order() + 1);
        for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
            if (puzzle.given(cell) != 0) continue;
            std::ranges::fill(times, 0);
            for (const auto& solution : solutions) ++times[solution[cell]];
            for (Digit digit = 1; digit < times.size(); ++digit) {
                if (times[digit] != 1 || leads_back(puzzle, cell, digit)) continue;
                out.push_back({cell, static_cast<std::uint8_t>(digit)});
            }
        }
        return out;
    }

    // Whatever fits into an open cell, and does not lead back.
    [[nodiscard]] std::vector<Placing> possible(const Puzzle& puzzle) const {
        std::vector<Placing> out;
        const State state(puzzle);
        for (const Cell cell : state.open_cells()) {
            for (const Digit digit : state.candidates(cell)) {
                if (leads_back(puzzle, cell, digit)) continue;
                out.push_back({cell, static_cast<std::uint8_t>(digit)});
            }
        }
        return out;
    }

    [[nodiscard]] bool leads_back(const Puzzle& puzzle, Cell cell, Digit digit) const {
        if (near_.given(cell) != digit) return false;
        Puzzle next = puzzle;
        next.set_given(cell, digit);
        return next == near_;
    }

    const Wish& wish_;
    const Puzzle& near_;
    std::vector<Cell> movable_;
    SolutionLister lister_;
    Minimiser minimiser_;
};

}  // namespace

std::unique_ptr<Maker> make_neighbours(const Wish& wish) {
    return std::make_unique<Neighbours>(wish);
}

}  // namespace sudokit::generate
