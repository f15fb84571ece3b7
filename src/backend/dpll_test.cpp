#include "backend/dpll.hpp"

#include <array>

#include <gtest/gtest.h>

#include "backend/test_formulas.hpp"

namespace sudokit::backend {
namespace {

constexpr std::array<Literal, 0> kEmptyClause{};

SatAnswer ask(SatSolver& solver) { return *solver.solve({}); }

void add(SatSolver& solver, std::initializer_list<Literal> clause) {
    solver.add(std::span(clause.begin(), clause.size()));
}

TEST(Dpll, AFormulaWithoutClausesIsSatisfiableWithoutChoices) {
    Dpll solver;

    EXPECT_EQ(ask(solver), SatAnswer::satisfiable);
    EXPECT_EQ(solver.statistics().decisions, 0U);
    EXPECT_FALSE(solver.value(1));
}

TEST(Dpll, TheEmptyClauseCannotHold) {
    Dpll solver;
    add(solver, {1, 2});
    solver.add(kEmptyClause);

    EXPECT_EQ(ask(solver), SatAnswer::unsatisfiable);
}

TEST(Dpll, UnitsArePropagatedWithoutChoices) {
    Dpll solver;
    add(solver, {1});
    add(solver, {-1, 2});
    add(solver, {-1, -2, 3});

    EXPECT_EQ(ask(solver), SatAnswer::satisfiable);
    EXPECT_TRUE(solver.value(1) && solver.value(2) && solver.value(3));
    EXPECT_EQ(solver.statistics().decisions, 0U);
    // The first clause speaks for itself.
    EXPECT_EQ(solver.statistics().propagations, 2U);
}

TEST(Dpll, StatisticsCountChoicesAndFailures) {
    Dpll solver;  // all four clauses over two variables
    for (const Literal a : {1, -1}) {
        for (const Literal b : {2, -2}) add(solver, {a, b});
    }

    EXPECT_EQ(ask(solver), SatAnswer::unsatisfiable);
    EXPECT_EQ(solver.statistics().decisions, 1U);
    EXPECT_EQ(solver.statistics().conflicts, 2U);
}

TEST(Dpll, AgreesWithTheTruthTableOnRandomFormulas) {
    constexpr Variable kVariables = 8;
    int satisfiable = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        Rng rng(seed);
        Clauses clauses(10 + rng.below(40));
        Dpll solver;
        for (auto& clause : clauses) {
            clause = random_clause(kVariables, 4, rng);
            if (clause.size() == 1 && rng.below(3) != 0) clause = random_clause(kVariables, 4, rng);
            solver.add(clause);
        }

        const SatAnswer answer = ask(solver);

        const bool expected = count_models(clauses, kVariables) > 0;
        ASSERT_EQ(answer == SatAnswer::satisfiable, expected) << "seed " << seed;
        if (!expected) continue;
        ++satisfiable;
        ASSERT_TRUE(is_model(clauses, model_of(solver, kVariables))) << "seed " << seed;
    }
    EXPECT_GT(satisfiable, 200);
    EXPECT_LT(satisfiable, 1800);
}

TEST(Dpll, ExcludingEveryModelFindsThemAll) {
    constexpr Variable kVariables = 7;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        Rng rng(seed);
        Clauses clauses(rng.below(12));
        Dpll solver;
        for (auto& clause : clauses) solver.add(clause = random_clause(kVariables, 4, rng));

        std::uint64_t models = 0;
        while (ask(solver) == SatAnswer::satisfiable) {
            const std::uint32_t model = model_of(solver, kVariables);
            ASSERT_TRUE(is_model(clauses, model)) << "seed " << seed;
            ASSERT_LE(++models, 1U << kVariables) << "seed " << seed;
            solver.add(excluding(model, kVariables));
        }

        EXPECT_EQ(models, count_models(clauses, kVariables)) << "seed " << seed;
    }
}

TEST(Dpll, ClausesOfAnyKindMayComeBetweenAnswers) {
    constexpr Variable kVariables = 8;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Rng rng(seed);
        Clauses clauses;
        Dpll solver;
        bool more = true;
        while (more) {
            for (std::uint64_t i = rng.below(4) + 1; i > 0; --i) {
                clauses.push_back(random_clause(kVariables, 5, rng));
                if (clauses.back().size() == 1) clauses.back() = random_clause(kVariables, 5, rng);
                solver.add(clauses.back());
            }

            more = ask(solver) == SatAnswer::satisfiable;

            ASSERT_EQ(more, count_models(clauses, kVariables) > 0) << "seed " << seed;
            if (more) {
                ASSERT_TRUE(is_model(clauses, model_of(solver, kVariables))) << "seed " << seed;
            }
        }
    }
}

TEST(Dpll, StopsWhenTheDeadlineHasPassed) {
    Dpll solver;
    add(solver, {1, 2});
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(*solver.solve(over), SatAnswer::stopped);
    EXPECT_EQ(ask(solver), SatAnswer::satisfiable);
}

}  // namespace
}  // namespace sudokit::backend
