#include "model/cnf/failed_literals.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "model/cnf/plain_formula.hpp"

namespace sudokit {
namespace {

using plain::Clauses;

// Everything that the deductions claim, checked: units by their clauses, refutations by deriving
// them again from what was known.
void check(const Formula& formula, const std::vector<Deduction>& deductions,
           std::set<Literal>& known) {
    const auto is_false = [&](Literal literal) { return known.contains(-literal); };
    for (const Deduction& deduction : deductions) {
        if (const auto* unit = std::get_if<MadeUnit>(&deduction.reason)) {
            for (const Literal literal : formula.literals(unit->clause)) {
                ASSERT_TRUE(literal == deduction.literal || is_false(literal));
            }
        } else if (const auto* refuted = std::get_if<Refuted>(&deduction.reason)) {
            std::set<Literal> inner(refuted->rests_on.begin(), refuted->rests_on.end());
            for (const Literal literal : inner) ASSERT_TRUE(known.contains(literal));
            ASSERT_EQ(refuted->derivation.front().literal, -deduction.literal);
            ASSERT_TRUE(std::holds_alternative<Assumed>(refuted->derivation.front().reason));
            ASSERT_NO_FATAL_FAILURE(check(formula, refuted->derivation, inner));
            for (const Literal literal : formula.literals(refuted->clause)) {
                ASSERT_TRUE(inner.contains(-literal));
            }
        }
        known.insert(deduction.literal);
    }
}

TEST(FailedLiterals, FollowFromNoUnitAtAll) {
    // Both ways of x1 lead to x2, so x2 is true, although no clause is a unit.
    const Formula formula = plain::formula_of({{-1, 2}, {1, 2}});

    EXPECT_TRUE(propagate(formula).deductions.empty());
    const Propagation propagation = propagate(formula, {.depth = 1});

    EXPECT_EQ(propagation.state, PropagationState::solved);
    EXPECT_EQ(plain::literals_of(propagation.deductions), std::set<Literal>{2});
}

TEST(FailedLiterals, AgreeWithTheDefinitionOnRandomFormulasAtEveryDepth) {
    std::vector<int> gains(3);
    std::vector<int> contradictions(3);
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        Clauses clauses = seed % 3 == 0 ? plain::dense_clauses(rng) : plain::random_clauses(rng);
        // Without units there is more to do for tests.
        if (seed % 3 == 1) std::erase_if(clauses, [](const auto& c) { return c.size() < 2; });
        std::size_t known = 0;
        bool consistent = true;
        for (std::uint32_t depth = 0; depth <= 2; ++depth) {
            const auto expected = plain::closed(clauses, depth);

            const Propagation found = propagate(plain::formula_of(clauses), {.depth = depth});

            ASSERT_EQ(found.state == PropagationState::contradiction, !expected)
                << "seed " << seed << ", depth " << depth;
            contradictions[depth] += consistent && !expected ? 1 : 0;
            consistent = expected.has_value();
            if (!expected) continue;
            ASSERT_EQ(plain::literals_of(found.deductions), *expected)
                << "seed " << seed << ", depth " << depth;
            gains[depth] += expected->size() > known ? 1 : 0;
            known = expected->size();
        }
    }
    for (std::uint32_t depth = 0; depth <= 2; ++depth) {
        EXPECT_GT(gains[depth], 5) << "depth " << depth;
        EXPECT_GT(contradictions[depth], 5) << "depth " << depth;
    }
}

TEST(FailedLiterals, DerivationsHoldAtEveryDepth) {
    int refutations = 0;
    int nested = 0;
    for (std::uint32_t depth = 1; depth <= 3; ++depth) {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Rng rng(seed);
            const Formula formula = plain::formula_of(plain::dense_clauses(rng));
            const Propagation found = propagate(formula, {.depth = depth, .derivations = true});
            std::set<Literal> known;
            ASSERT_NO_FATAL_FAILURE(check(formula, found.deductions, known)) << "seed " << seed;
            for (const Deduction& deduction : found.deductions) {
                const auto* refuted = std::get_if<Refuted>(&deduction.reason);
                if (refuted == nullptr) continue;
                ++refutations;
                for (const Deduction& inner : refuted->derivation) {
                    nested += std::holds_alternative<Refuted>(inner.reason) ? 1 : 0;
                }
            }
        }
    }
    EXPECT_GT(refutations, 100);
    EXPECT_GT(nested, 10);
}

TEST(FailedLiterals, BehindALiteralTheRefutationsAreKeptWithWhatTheyRestOn) {
    // x1 is a unit; x2 fails because of it; x3 follows.
    const Formula formula = plain::formula_of({{1}, {-1, -2, 4}, {-2, -4}, {2, 3}, {5, 6}, {7}});
    const Propagation found = propagate(formula, {.depth = 1, .derivations = true});

    const auto behind = deductions_behind(formula, found, 3);

    EXPECT_EQ(plain::literals_of(behind), (std::set<Literal>{1, -2, 3}));
}

TEST(Propagation, RoundsAreLiteralsOneAfterTheOther) {
    const Formula formula = plain::formula_of({{1}, {-1, 2}, {-2, 3}, {4, 5}});

    for (std::uint64_t rounds = 1; rounds <= 4; ++rounds) {
        const Propagation some = propagate(formula, {.rounds = rounds});
        const std::size_t expected = std::min<std::size_t>(rounds, 3);
        EXPECT_EQ(some.deductions.size(), expected);
        EXPECT_EQ(some.cut, rounds < 3);
        EXPECT_EQ(some.state, PropagationState::open);
        EXPECT_EQ(formula_left(formula, some).clause_count(), 4 - expected);
    }
    const Formula none = plain::formula_of({{1}, {-1, 2}, {-1, -2}});
    EXPECT_EQ(propagate(none, {.rounds = 1}).state, PropagationState::open);
    EXPECT_EQ(propagate(none, {.rounds = 2}).state, PropagationState::contradiction);
    // Also where more literals than these follow.
    const Formula early = plain::formula_of({{1}, {2}, {3}, {-1, -2}});
    EXPECT_EQ(propagate(early, {.rounds = 1}).state, PropagationState::open);
    const Propagation found = propagate(early, {.rounds = 2});
    EXPECT_EQ(found.state, PropagationState::contradiction);
    EXPECT_EQ(found.emptied, 3U);
    EXPECT_FALSE(found.cut);
}

// Everything that goes through the clauses of a puzzle looks at the deadline meanwhile.
TEST(Propagation, StopsAtTheDeadlineWithWhatItHas) {
    const Cnf cnf(Puzzle(Board::standard(16)));
    const Formula formula(cnf);
    ASSERT_GT(formula.clause_count(), 100'000U);
    for (const std::uint64_t looks : {0U, 1U, 3U, 10U}) {
        const tests::Patience making(looks);
        EXPECT_FALSE(Formula::of(cnf, making.deadline())) << looks;
        EXPECT_EQ(making.looks(), looks + 1);

        const tests::Patience propagating(looks);
        const Propagation found = propagate(formula, {.deadline = propagating.deadline()});
        EXPECT_TRUE(found.stopped) << looks;
        EXPECT_EQ(found.state, PropagationState::open);
        EXPECT_EQ(propagating.late_looks(), 0U);

        const tests::Patience rewriting(looks);
        const Rewriting by_hand = propagate_by_rewriting(formula, rewriting.deadline());
        EXPECT_TRUE(by_hand.stopped) << looks;
        EXPECT_EQ(rewriting.looks(), looks + 1);
    }
    EXPECT_EQ(Formula::of(cnf, {}), formula);
}

TEST(FailedLiterals, StopAtTheDeadlineWithWhatTheyHave) {
    const Formula formula = plain::formula_of({{-1, 2}, {1, 2}, {-3, 4}, {3, 4}});
    const Deadline now([](const void*) { return true; }, nullptr);

    const Propagation found = propagate(formula, {.depth = 2, .deadline = now});

    EXPECT_TRUE(found.stopped);
    EXPECT_EQ(found.state, PropagationState::open);
    EXPECT_TRUE(found.deductions.empty());
    EXPECT_TRUE(probe(formula, 1, {.deadline = now}).stopped);
}

TEST(Probe, TellsWhatBothWaysLeadTo) {
    const Formula formula = plain::formula_of({{-1, 2}, {1, 2}, {-3, 4}, {-3, -4}});

    const Probe yes = probe(formula, 2, {.derivations = true});
    const Probe no = probe(formula, 3);

    EXPECT_EQ(yes.value, 1);
    ASSERT_TRUE(yes.deduction);
    EXPECT_EQ(yes.deduction->literal, 2);
    EXPECT_EQ(std::get<Refuted>(yes.deduction->reason).derivation.front().literal, -2);
    EXPECT_EQ(no.value, -1);
    EXPECT_EQ(no.deduction->literal, -3);
    EXPECT_EQ(probe(formula, 1).value, 0);
    EXPECT_FALSE(probe(formula, 1).deduction);
    EXPECT_FALSE(yes.contradiction() || no.contradiction());
}

TEST(Probe, IsAboutTheLiteralAndNotItsVariable) {
    const Formula formula = plain::formula_of({{-1, 2}, {1, 2}, {-3, 4}, {-3, -4}});

    EXPECT_EQ(probe(formula, -2).value, -1);
    EXPECT_EQ(probe(formula, -2).deduction->literal, 2);
    EXPECT_EQ(probe(formula, -3).value, 1);
    EXPECT_EQ(probe(formula, -3).deduction->literal, -3);
    EXPECT_EQ(probe(formula, -1).value, 0);
}

TEST(Probe, BothWaysLeadingToAContradictionIsToldApart) {
    const Formula formula = plain::formula_of({{1}, {-1}, {2}});

    const Probe found = probe(formula, 2);

    EXPECT_TRUE(found.contradiction());
    EXPECT_EQ(found.deduction->literal, 2);
    EXPECT_EQ(found.opposite->literal, -2);
}

TEST(Probe, AgreesWithTheDefinitionOnRandomFormulas) {
    std::set<int> values;
    for (std::uint32_t depth = 1; depth <= 2; ++depth) {
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            Rng rng(seed);
            const Clauses clauses = plain::random_clauses(rng);
            const Formula formula = plain::formula_of(clauses);
            for (Variable variable = 1; variable <= formula.variable_count(); ++variable) {
                Clauses without = clauses;
                without.push_back({-variable});
                Clauses with = clauses;
                with.push_back({variable});
                const bool holds = !plain::closed(without, depth - 1);
                const bool fails = !plain::closed(with, depth - 1);
                const int expected = holds ? 1 : fails ? -1 : 0;
                const Probe found = probe(formula, variable, {.depth = depth});

                ASSERT_EQ(found.value, expected) << "seed " << seed << ", variable " << variable;
                ASSERT_EQ(found.contradiction(), holds && fails) << "seed " << seed;
                values.insert(expected);
            }
        }
    }
    EXPECT_EQ(values.size(), 3U);
}

}  // namespace
}  // namespace sudokit
