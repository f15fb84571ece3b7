// The depth of puzzles against its definition, taken literally: all eight families of the extended
// encoding written down as clauses, tests of both signs, and nothing that saves work.
#include <cstdlib>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

using Clause = std::vector<int>;  // literals: a variable's number from 1, negative for "not"

// What is true, false or open. Clauses are the same in all of them.
class Formula {
  public:
    explicit Formula(const Puzzle& puzzle) : order_(static_cast<int>(puzzle.board().order())) {
        const Board& board = puzzle.board();
        const int cells = static_cast<int>(board.cell_count());
        value_.assign(std::size_t{board.cell_count()} * board.order() + 1, 0);
        users_.resize(2 * value_.size());
        for (int cell = 0; cell < cells; ++cell) {
            Clause digits;
            for (int digit = 1; digit <= order_; ++digit) digits.push_back(variable(cell, digit));
            exactly_one(digits);
        }
        for (const House& house : board.houses()) {
            for (int digit = 1; digit <= order_; ++digit) {
                Clause places;
                for (const Cell cell : house.cells) {
                    places.push_back(variable(static_cast<int>(cell), digit));
                }
                exactly_one(places);
            }
        }
        for (int cell = 0; cell < cells; ++cell) {
            const DigitSet allowed = puzzle.allowed(static_cast<Cell>(cell));
            for (int digit = 1; digit <= order_; ++digit) {
                if (!allowed.contains(static_cast<Digit>(digit))) add({-variable(cell, digit)});
            }
        }
    }

    // The least depth that solves, or -1 above `most`.
    int depth(int most) {
        std::vector<int> units;
        for (const Clause& clause : clauses_) {
            if (clause.size() == 1) units.push_back(clause.front());
        }
        for (int depth = 0; depth <= most; ++depth) {
            Values values = value_;
            for (const int unit : units) {
                if (!assume(values, unit)) return -1;
            }
            if (!close(values, depth)) return -1;
            if (is_complete(values)) return depth;
        }
        return -1;
    }

  private:
    using Values = std::vector<int>;

    [[nodiscard]] int variable(int cell, int digit) const { return cell * order_ + digit; }

    void add(const Clause& clause) {
        for (const int literal : clause) users_[index(literal)].push_back(clauses_.size());
        clauses_.push_back(clause);
    }

    void exactly_one(const Clause& literals) {
        add(literals);
        for (std::size_t i = 0; i < literals.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) add({-literals[i], -literals[j]});
        }
    }

    [[nodiscard]] static std::size_t index(int literal) {
        return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1U : 0U);
    }

    static int sign(const Values& values, int literal) {
        const int value = values[static_cast<std::size_t>(std::abs(literal))];
        return literal > 0 ? value : -value;
    }

    // Unit propagation from one more literal. False on an empty clause.
    [[nodiscard]] bool assume(Values& values, int literal) const {
        std::vector<int> queue{literal};
        while (!queue.empty()) {
            const int next = queue.back();
            queue.pop_back();
            if (sign(values, next) > 0) continue;
            if (sign(values, next) < 0) return false;
            values[static_cast<std::size_t>(std::abs(next))] = next > 0 ? 1 : -1;
            for (const std::size_t user : users_[index(-next)]) {
                int open = 0;
                int last = 0;
                bool satisfied = false;
                for (const int other : clauses_[user]) {
                    satisfied |= sign(values, other) > 0;
                    if (sign(values, other) == 0) ++open, last = other;
                }
                if (satisfied) continue;
                if (open == 0) return false;
                if (open == 1) queue.push_back(last);
            }
        }
        return true;
    }

    // Tests up to `depth`, to the fixpoint. False on a contradiction.
    [[nodiscard]] bool close(Values& values, int depth) const {
        if (depth == 0) return true;
        bool changed = true;
        while (changed) {
            if (!close(values, depth - 1)) return false;
            changed = false;
            for (int variable = 1; variable < static_cast<int>(values.size()); ++variable) {
                for (const int literal : {variable, -variable}) {
                    if (sign(values, literal) != 0) continue;
                    Values trial = values;
                    if (assume(trial, literal) && close(trial, depth - 1)) continue;
                    if (!assume(values, -literal)) return false;
                    changed = true;
                }
            }
        }
        return true;
    }

    [[nodiscard]] static bool is_complete(const Values& values) {
        for (std::size_t i = 1; i < values.size(); ++i) {
            if (values[i] == 0) return false;
        }
        return true;
    }

    int order_;
    std::vector<Clause> clauses_;
    std::vector<std::vector<std::size_t>> users_;  // clauses by the index of their literals
    Values value_;
};

std::map<int, int> compare(const Board& board, std::uint64_t seeds, bool pencilmarks) {
    DepthRater rater;
    std::map<int, int> seen;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = pencilmarks ? tests::minimal_pencilmarks(board, rng)
                                          : tests::minimal_puzzle(board, rng);
        const DepthAnswer answer = rater.rate(puzzle);
        if (answer.count != 1) continue;  // no random solution was found for the board

        const int depth = Formula(puzzle).depth(3);

        EXPECT_EQ(static_cast<int>(*answer.depth), depth)
            << "seed " << seed << ", " << shape_name(board.shape());
        if (static_cast<int>(*answer.depth) != depth) break;
        ++seen[depth];
    }
    return seen;
}

TEST(DepthDefinition, HoldsOnFourByFour) {
    auto seen = compare(Board::standard(4), 300, false);
    EXPECT_GT(seen[0], 100);

    seen = compare(Board::standard(4), 300, true);
    EXPECT_GT(seen[1], 30);
}

TEST(DepthDefinition, HoldsOnSixBySix) {
    auto seen = compare(Board::standard(6), 100, false);
    EXPECT_GT(seen[0] + seen[1], 90);

    seen = compare(Board::standard(6), 25, true);
    EXPECT_GT(seen[1] + seen[2], 15);
}

TEST(DepthDefinition, HoldsOnOtherBoards) {
    Shape diagonal = Shape::standard(5);
    diagonal.diagonals = true;
    Shape latin = Shape::standard(4);
    latin.regions = Latin{};
    const Board boards[] = {Board::standard(5), *Board::make(diagonal), *Board::make(latin)};
    for (const Board& board : boards) {
        const auto seen = compare(board, 60, false);
        EXPECT_FALSE(seen.empty());
    }
    Rng rng(1);
    const auto seen = compare(tests::random_jigsaw(6, rng), 30, false);
    EXPECT_FALSE(seen.empty());
}

TEST(DepthDefinition, HoldsOnNineByNine) {
    auto seen = compare(Board::standard(9), 30, false);
    EXPECT_GT(seen[0], 3);
    EXPECT_GT(seen[1], 3);
}

}  // namespace
}  // namespace sudokit
