// Unit propagation by watched literals and by rewriting, against its definition.
#include "model/cnf/unit_propagation.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "model/cnf/plain_formula.hpp"

namespace sudokit {
namespace {

using plain::Clauses;

// Variables are numbered as on the 9x9 board: x(row, column, digit), rows and columns from 0.
constexpr Literal x(int row, int column, int digit) { return row * 81 + column * 9 + digit; }

TEST(UnitPropagation, OfTheClassicExampleLeavesOneClause) {
    const Formula formula = plain::formula_of(
        {{x(0, 0, 1)}, {x(2, 2, 4), x(3, 6, 6), x(7, 7, 7)}, {-x(0, 0, 1), -x(3, 6, 6)}});
    const Clauses expected = {{x(2, 2, 4), x(7, 7, 7)}};

    const Propagation propagation = propagate(formula);
    const Rewriting rewriting = propagate_by_rewriting(formula);

    EXPECT_EQ(propagation.state, PropagationState::open);
    EXPECT_EQ(plain::literals_of(propagation.deductions),
              (std::set<Literal>{x(0, 0, 1), -x(3, 6, 6)}));
    EXPECT_EQ(plain::clauses_of(formula_left(formula, propagation)), expected);
    EXPECT_EQ(plain::clauses_of(rewriting.left), expected);
    EXPECT_EQ(rewriting.fixed, (std::vector<Literal>{x(0, 0, 1), -x(3, 6, 6)}));
}

TEST(Rewriting, CountsItsOperations) {
    const Formula formula = plain::formula_of({{1, 2, 3}, {1}, {-1, 2, -3}});

    const Rewriting rewriting = propagate_by_rewriting(formula);

    // Two clauses are looked at to find the unit, three to simplify, one to find no more.
    EXPECT_EQ(rewriting.rounds, 1U);
    EXPECT_EQ(rewriting.looks, (Looks{6, 7}));
    EXPECT_EQ(rewriting.clauses_dropped, 2U);
    EXPECT_EQ(rewriting.literals_dropped, 1U);
}

TEST(UnitPropagation, BothWaysAgreeWithTheDefinitionOnRandomFormulas) {
    int contradictions = 0;
    int partial = 0;
    for (std::uint64_t seed = 1; seed <= 5000; ++seed) {
        Rng rng(seed);
        const Clauses clauses = plain::random_clauses(rng);
        const Formula formula = plain::formula_of(clauses);
        const auto expected = plain::propagated(clauses);

        const Propagation watched = propagate(formula);
        const Rewriting rewriting = propagate_by_rewriting(formula);

        ASSERT_EQ(watched.state == PropagationState::contradiction, !expected) << "seed " << seed;
        ASSERT_EQ(rewriting.contradiction, !expected) << "seed " << seed;
        const Formula left = formula_left(formula, watched);
        ASSERT_EQ(left, rewriting.left) << "seed " << seed;
        if (!expected) {
            ASSERT_EQ(plain::clauses_of(left), Clauses{{}}) << "seed " << seed;
            ++contradictions;
            continue;
        }
        ASSERT_EQ(plain::literals_of(watched.deductions), *expected) << "seed " << seed;
        ASSERT_EQ(std::set<Literal>(rewriting.fixed.begin(), rewriting.fixed.end()), *expected);
        ASSERT_EQ(plain::clauses_of(left), plain::left(clauses, *expected)) << "seed " << seed;
        ASSERT_EQ(watched.state == PropagationState::solved, left.clause_count() == 0);
        partial += !expected->empty() && left.clause_count() > 0 ? 1 : 0;
    }
    EXPECT_GT(contradictions, 500);
    EXPECT_GT(partial, 500);
}

TEST(UnitPropagation, DoesNotDependOnTheOrderOfClauses) {
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Rng rng(seed);
        Clauses clauses = plain::random_clauses(rng);
        const Propagation before = propagate(plain::formula_of(clauses));
        rng.shuffle(clauses);

        const Propagation after = propagate(plain::formula_of(clauses));

        ASSERT_EQ(after.state, before.state) << "seed " << seed;
        if (before.state == PropagationState::contradiction) continue;
        ASSERT_EQ(plain::literals_of(after.deductions), plain::literals_of(before.deductions))
            << "seed " << seed;
    }
}

TEST(UnitPropagation, EveryDeductionIsTheOnlyLiteralLeftOfItsClause) {
    int deductions = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Rng rng(seed);
        const Formula formula = plain::formula_of(plain::random_clauses(rng));
        const Propagation propagation = propagate(formula);
        std::set<Literal> known;
        for (const Deduction& deduction : propagation.deductions) {
            const auto& unit = std::get<MadeUnit>(deduction.reason);
            for (const Literal literal : formula.literals(unit.clause)) {
                ASSERT_TRUE(literal == deduction.literal || known.contains(-literal)) << seed;
            }
            known.insert(deduction.literal);
            ++deductions;
        }
        if (!propagation.emptied) continue;
        for (const Literal literal : formula.literals(*propagation.emptied)) {
            ASSERT_TRUE(known.contains(-literal)) << "seed " << seed;
        }
    }
    EXPECT_GT(deductions, 1000);
}

TEST(UnitPropagation, TheDeductionsBehindALiteralAreEnoughForItAndAllNeeded) {
    int shorter = 0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Rng rng(seed);
        const Formula formula = plain::formula_of(plain::random_clauses(rng));
        const Propagation propagation = propagate(formula);
        if (propagation.deductions.empty()) continue;
        const Literal goal = propagation.deductions.back().literal;

        const auto behind = deductions_behind(formula, propagation, goal);

        Formula used;
        for (const Deduction& deduction : behind) {
            used.add(formula.literals(std::get<MadeUnit>(deduction.reason).clause));
        }
        EXPECT_EQ(behind.back().literal, goal);
        EXPECT_EQ(plain::literals_of(propagate(used).deductions), plain::literals_of(behind));
        EXPECT_TRUE(deductions_behind(formula, propagation, -goal).empty());
        shorter += behind.size() < propagation.deductions.size() ? 1 : 0;
    }
    EXPECT_GT(shorter, 100);
}

TEST(UnitPropagation, TakenBackAndDoneAgainGivesTheSame) {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Rng rng(seed);
        const Clauses clauses = plain::random_clauses(rng);
        const Formula formula = plain::formula_of(clauses);
        model::UnitPropagation units(formula);
        if (!units.propagate()) continue;
        const std::size_t before = units.trail().size();
        for (int round = 0; round < 10; ++round) {
            const auto variable = static_cast<Literal>(
                1 + rng.below(static_cast<std::uint64_t>(std::max(formula.variable_count(), 1))));
            if (variable > formula.variable_count() || units.value(variable) != 0) continue;
            const Literal literal = rng.below(2) == 0 ? variable : -variable;
            Clauses with = clauses;
            with.push_back({literal});
            const auto expected = plain::propagated(with);

            units.set(literal, {});
            ASSERT_EQ(units.propagate(), expected.has_value()) << "seed " << seed;
            if (expected) {
                ASSERT_EQ(std::set<Literal>(units.trail().begin(), units.trail().end()), *expected)
                    << "seed " << seed;
            }
            units.undo(before);
        }
    }
}

TEST(UnitPropagation, OfNothingIsSolvedAndOfTheEmptyClauseAContradiction) {
    EXPECT_EQ(propagate(Formula()).state, PropagationState::solved);
    EXPECT_EQ(propagate(plain::formula_of({{1}, {}})).state, PropagationState::contradiction);
    EXPECT_EQ(propagate_by_rewriting(Formula()).rounds, 0U);
    EXPECT_TRUE(propagate_by_rewriting(plain::formula_of({{1}, {}})).contradiction);
}

TEST(UnitPropagation, OfTheEmptyLargestBoardFixesNothing) {
    const std::uint64_t order = tests::test_factor() < 1 ? 36 : 64;
    const Formula formula{Cnf(Puzzle(Board::standard(static_cast<std::uint32_t>(order))))};

    const Propagation propagation = propagate(formula);

    EXPECT_EQ(formula.clause_count(), 4 * order * order * (1 + order * (order - 1) / 2));
    EXPECT_EQ(propagation.state, PropagationState::open);
    EXPECT_TRUE(propagation.deductions.empty());
}

}  // namespace
}  // namespace sudokit
