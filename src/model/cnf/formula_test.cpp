#include "sudokit/formula.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

using Literals = std::vector<Literal>;

Literals literals(const Formula& formula, std::size_t clause) {
    return {formula.literals(clause).begin(), formula.literals(clause).end()};
}

TEST(Formula, HoldsClausesAsTheyAreAdded) {
    Formula formula;
    formula.add(Literals{3, -1});
    formula.add(Literals{});
    formula.add(Literals{-5});

    EXPECT_EQ(formula.clause_count(), 3U);
    EXPECT_EQ(formula.literal_count(), 3U);
    EXPECT_EQ(formula.variable_count(), 5);
    EXPECT_EQ(literals(formula, 0), (Literals{3, -1}));
    EXPECT_EQ(literals(formula, 1), Literals{});
    EXPECT_EQ(literals(formula, 2), Literals{-5});
}

TEST(Formula, LeavesOutLiteralsThatComeAgainButNotOppositeOnes) {
    Formula formula;
    formula.add(Literals{2, 2});
    formula.add(Literals{1, -3, 1, -1, -3});

    EXPECT_EQ(literals(formula, 0), Literals{2});
    EXPECT_EQ(literals(formula, 1), (Literals{1, -3, -1}));
}

TEST(Formula, OfAPuzzleHasTheClausesOfItsCnfWithWhatTheySpeakOf) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(6, 3);
    const Cnf cnf(puzzle, {.givens = GivenClauses::full});
    const Formula formula(cnf);

    std::size_t i = 0;
    cnf.each_clause([&](const Clause& expected) {
        const Clause clause = formula[i++];
        EXPECT_EQ(clause.family, expected.family);
        EXPECT_EQ(clause.place, expected.place);
        EXPECT_EQ(clause.digit, expected.digit);
        EXPECT_TRUE(std::ranges::equal(clause.literals, expected.literals));
        return true;
    });
    EXPECT_EQ(i, formula.clause_count());
    EXPECT_EQ(formula.literal_count(), cnf.size().literals);
    EXPECT_EQ(formula.variable_count(), 64);
}

TEST(Formula, KnowsItsVariablesWithoutRepeats) {
    Formula formula;
    formula.reserve_variables(9);
    formula.add(Literals{7, -2});
    formula.add(Literals{2, 4});

    EXPECT_EQ(variables_of(formula), (std::vector<Variable>{2, 4, 7}));
    EXPECT_TRUE(variables_of(Formula()).empty());
}

TEST(Formula, IsWrittenAsDimacs) {
    Formula formula;
    formula.reserve_variables(9);
    formula.add(Literals{7, -2});
    formula.add(Literals{});
    std::string text;
    const auto collect = [&](std::string_view piece) {
        text += piece;
        return true;
    };

    EXPECT_TRUE(write_dimacs(formula, collect));
    EXPECT_EQ(text, "p cnf 9 2\n7 -2 0\n0\n");
}

TEST(Formula, WritingStopsWhenTheSinkHasEnough) {
    const Formula formula{Cnf(Puzzle(Board::standard(9)))};
    int pieces = 0;

    EXPECT_FALSE(write_dimacs(formula, [&](std::string_view) { return ++pieces < 2; }));
    EXPECT_EQ(pieces, 2);
}

}  // namespace
}  // namespace sudokit
