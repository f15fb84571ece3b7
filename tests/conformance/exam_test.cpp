// What the exam says of its own puzzle and of propagation, and how deep famous puzzles are.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/propagation.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

// exam-figure-1 of instances.txt, drawn as the exam draws it.
Puzzle figure() {
    return tests::puzzle_of(
        ".9.2..6.5"
        "32...7..."
        ".7.9.5..8"
        ".1......."
        "..7....94"
        "6........"
        "..8.....7"
        ".3.4915.."
        ".....3...");
}

// Rows and columns from 0, as the exam counts.
constexpr Cell at(Cell row, Cell column) { return row * 9 + column; }

TEST(Exam, GivensForbidSixDigitsInTheCellOfTheExample) {
    const Cnf cnf(figure(), {.givens = GivenClauses::full});
    std::set<Digit> forbidden;
    cnf.each_clause(Family::f2, [&](const Clause& clause) {
        if (clause.place == at(1, 3)) forbidden.insert(clause.digit);
        return true;
    });

    EXPECT_EQ(forbidden, (std::set<Digit>{2, 3, 4, 5, 7, 9}));
}

TEST(Exam, PropagationPutsSevenIntoTheCellItAsksFor) {
    for (const auto givens : {GivenClauses::units, GivenClauses::full}) {
        const Cnf cnf(figure(), {.givens = givens});
        const Formula formula(cnf);
        const Propagation propagation = propagate(formula);
        const Literal seven = cnf.variable(at(0, 7), 7);

        const auto behind = deductions_behind(formula, propagation, seven);

        EXPECT_EQ(filled_digits(cnf, propagation)[at(0, 7)], 7);
        ASSERT_FALSE(behind.empty());
        EXPECT_LT(behind.size(), 20U);
        EXPECT_EQ(deduction_words(cnf, formula, behind.back(), {}),
                  "r1c8 = 7 (box 3: 7 has only r1c8 left)");
    }
}

TEST(Exam, TheWayToSevenNeedsOnlyTheClausesOfItsTrace) {
    const Cnf cnf(figure());
    const Formula formula(cnf);
    Formula used;
    for (const Deduction& deduction :
         deductions_behind(formula, propagate(formula), cnf.variable(at(0, 7), 7))) {
        used.add(formula.literals(std::get<MadeUnit>(deduction.reason).clause));
    }

    const Rewriting rewriting = propagate_by_rewriting(used);

    EXPECT_EQ(rewriting.fixed.size(), used.clause_count());
    EXPECT_NE(std::ranges::find(rewriting.fixed, cnf.variable(at(0, 7), 7)), rewriting.fixed.end());
}

TEST(Exam, PropagationAloneDoesNotSolveItsFigureAndFailedLiteralsDo) {
    const Cnf cnf(figure());
    const Formula formula(cnf);

    EXPECT_EQ(propagate(formula).state, PropagationState::open);
    const Propagation propagation = propagate(formula, {.depth = 1});

    EXPECT_EQ(propagation.state, PropagationState::solved);
    EXPECT_TRUE(solves({figure().board(), filled_digits(cnf, propagation)}, figure()));
    EXPECT_EQ(formula_left(formula, propagation).clause_count(), 0U);
}

TEST(Exam, BothWaysOfPropagatingLeaveTheSameOfItsFigure) {
    const Formula formula{Cnf(figure(), {.givens = GivenClauses::full})};

    EXPECT_EQ(propagate_by_rewriting(formula).left, formula_left(formula, propagate(formula)));
}

struct Known {
    std::string_view name;
    std::uint32_t depth;
    std::string_view givens;
};

// The depths are those of D. Berthier's SHC (trial and error over naked and hidden singles).
const std::vector<Known> kKnown = {
    {"singles are enough", 0,
     "...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361"},
    {"one level", 1,
     "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8..."},
    {"one level", 1,
     "12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2.."},
    {"AI Escargot", 2,
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {"Inkala 2012", 2,
     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    {"Easter Monster", 2,
     "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
    {"Golden Nugget", 2,
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {"Platinum Blonde", 2,
     ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
    {"Loki, by mith", 3,
     "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."},
    {"another of mith's", 3,
     "1.3.56....571.9...69.37......1.93..75.96.73.....51.......96..........4....5...86."},
};

TEST(Depth, KnownPuzzlesAreSolvedFromTheirDepthOnAndNotBefore) {
    std::uint64_t number = 0;
    for (const Known& known : kKnown) {
        if (!tests::takes_case(number++)) continue;
        const Puzzle puzzle = tests::puzzle_of(known.givens);
        const Cnf cnf(puzzle);
        const Formula formula(cnf);
        for (std::uint32_t depth = 0; depth <= 3; ++depth) {
            const Propagation propagation = propagate(formula, {.depth = depth});

            EXPECT_EQ(propagation.state == PropagationState::solved, depth >= known.depth)
                << known.name << ", depth " << depth;
            if (propagation.state != PropagationState::solved) continue;
            EXPECT_TRUE(solves({puzzle.board(), filled_digits(cnf, propagation)}, puzzle));
        }
    }
}

}  // namespace
}  // namespace sudokit
