#include "sudokit/satisfy.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_rounds.hpp"

namespace sudokit {
namespace {

// Clauses of three different variables, about as many as leave it open whether there is a model.
Formula random_formula(Variable variables, Rng& rng) {
    Formula formula;
    formula.reserve_variables(variables);
    for (auto left = static_cast<std::size_t>(4.27 * variables); left > 0; --left) {
        std::vector<Literal> clause;
        while (clause.size() < 3) {
            const auto variable =
                static_cast<Variable>(1 + rng.below(static_cast<std::uint64_t>(variables)));
            bool is_new = true;
            for (const Literal literal : clause) is_new = is_new && std::abs(literal) != variable;
            if (is_new) clause.push_back(rng.below(2) == 0 ? variable : -variable);
        }
        formula.add(clause);
    }
    return formula;
}

bool has_model(const Formula& formula) {
    const auto variables = static_cast<unsigned>(formula.variable_count());
    for (unsigned row = 0; row < 1U << variables; ++row) {
        std::vector<bool> model{false};
        for (unsigned i = 0; i < variables; ++i) model.push_back((row >> i & 1U) != 0);
        if (!broken_clause(formula, model)) return true;
    }
    return false;
}

DratFormula copy_of(const Formula& formula) {
    DratFormula out{formula.variable_count()};
    for (std::size_t i = 0; i < formula.clause_count(); ++i) out.clauses.add(formula.literals(i));
    return out;
}

std::vector<std::string_view> provers() {
    std::vector<std::string_view> out;
    for (const std::string_view engine : formula_engines()) {
        if (proves_formulas(engine)) out.push_back(engine);
    }
    return out;
}

TEST(Satisfy, AgreesWithTheTruthTable) {
    int satisfiable = 0;
    const auto rounds = tests::test_rounds(60U);
    for (std::uint64_t seed = 1; seed <= rounds; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const Formula formula = random_formula(10, rng);
        const bool expected = has_model(formula);
        satisfiable += expected ? 1 : 0;
        for (const std::string_view engine : {"auto", "dpll"}) {
            for (const bool proof : {false, true}) {
                const auto answer = satisfy(formula, {.engine = engine, .proof = proof});

                ASSERT_TRUE(answer);
                EXPECT_EQ(answer->satisfiable, expected);
                EXPECT_EQ(answer->check.has_value(), proof && !expected);
                EXPECT_EQ(answer->model.empty(), !expected);
            }
        }
    }
    if (rounds >= 60U) {
        EXPECT_GT(satisfiable, 5);
        EXPECT_LT(satisfiable, 55);
    }
}

TEST(Satisfy, ProofsAreVerifiedAndMutatedOnesAreNot) {
    int proofs = 0;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(20U); ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const Formula formula = random_formula(30, rng);
        for (const std::string_view engine : provers()) {
            const auto answer = satisfy(formula, {.engine = engine, .proof = true});
            ASSERT_TRUE(answer);
            if (answer->satisfiable != false) continue;
            ++proofs;

            EXPECT_EQ(answer->check->verdict, DratVerdict::verified);
            EXPECT_EQ(check_drat(copy_of(formula), answer->proof).verdict, DratVerdict::verified);
            // The empty clause does not follow at once, nor does it if it is left out.
            EXPECT_EQ(check_drat(copy_of(formula), "0\n" + answer->proof).verdict,
                      DratVerdict::rejected);
            ASSERT_TRUE(answer->proof.ends_with("\n0\n"));
            const std::string cut = answer->proof.substr(0, answer->proof.size() - 2);
            EXPECT_EQ(check_drat(copy_of(formula), cut).verdict, DratVerdict::rejected);
        }
    }
    EXPECT_GT(proofs, 0);
}

TEST(Satisfy, SmallAndOddFormulas) {
    for (const std::string_view engine : {"auto", "dpll"}) {
        for (const bool proof : {false, true}) {
            const SatisfyOptions options{.engine = engine, .proof = proof};
            Formula formula;
            EXPECT_EQ(satisfy(formula, options)->satisfiable, true);
            formula.add(std::array<Literal, 3>{1, -1, 2});
            EXPECT_EQ(satisfy(formula, options)->satisfiable, true);
            formula.add(std::array<Literal, 1>{-2});
            EXPECT_EQ(satisfy(formula, options)->model.size(), 3U);
            formula.add(std::array<Literal, 1>{2});
            const auto clash = satisfy(formula, options);
            ASSERT_TRUE(clash);
            EXPECT_EQ(clash->satisfiable, false);
            Formula empty;
            empty.add(Clause{});
            ASSERT_TRUE(satisfy(empty, options));
            EXPECT_EQ(satisfy(empty, options)->satisfiable, false);
        }
    }
}

TEST(Satisfy, ADeadlineThatHasPassedLeavesItOpen) {
    Rng rng(1);
    const Formula formula = random_formula(50, rng);
    const Deadline over([](const void*) { return true; }, nullptr);

    for (const std::string_view engine : provers()) {
        for (const bool proof : {false, true}) {
            const auto answer =
                satisfy(formula, {.engine = engine, .proof = proof, .deadline = over});
            ASSERT_TRUE(answer);
            EXPECT_EQ(answer->satisfiable, std::nullopt);
        }
    }
}

TEST(Satisfy, EnginesThatCannotAreNamed) {
    EXPECT_EQ(satisfy({}, {.engine = "dlx"}).error().code, ErrorCode::not_found);
    const auto refused = satisfy({}, {.engine = "external", .proof = true});
    EXPECT_FALSE(refused);
    EXPECT_FALSE(proves_formulas("z3"));
    EXPECT_TRUE(proves_formulas("auto"));
}

TEST(DecodeFormulaModel, GivesTheModelOfTheFormulaBack) {
    Formula formula;
    formula.add(std::array<Literal, 4>{1, 2, 3, 4});
    formula.add(std::array<Literal, 1>{-1});

    const auto read = decode_formula_model(formula, "s SATISFIABLE\nv -1 2 -3\nv -4 5 0\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->model, (std::vector<bool>{false, false, true, false, false}));
    EXPECT_EQ(decode_formula_model(formula, "SAT\n-1 -2 3 -4 0\n")->satisfiable, true);
    EXPECT_EQ(decode_formula_model(formula, "v -1 2 0\n")->satisfiable, true);
    EXPECT_EQ(decode_formula_model(formula, "s UNSATISFIABLE\n")->satisfiable, false);
    EXPECT_FALSE(decode_formula_model(formula, "s SATISFIABLE\nv 1 0\n"));
    EXPECT_FALSE(decode_formula_model(formula, "v -1 2 6 0\n"));
    EXPECT_FALSE(decode_formula_model(formula, "hello\n"));
}

}  // namespace
}  // namespace sudokit
