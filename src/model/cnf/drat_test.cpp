#include "sudokit/drat.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit {
namespace {

using Clause = std::vector<Literal>;

struct Step {
    bool deletes = false;
    Clause literals;
};

DratFormula formula_of(Variable variables, const std::vector<Clause>& clauses) {
    DratFormula formula{variables};
    for (const auto& clause : clauses) formula.clauses.add(clause);
    return formula;
}

std::string text_of(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) {
        if (step.deletes) text += "d ";
        for (const Literal literal : step.literals) text += std::to_string(literal) + " ";
        text += "0\n";
    }
    return text;
}

std::string binary_of(const std::vector<Step>& steps) {
    std::string bytes;
    for (const Step& step : steps) {
        bytes += step.deletes ? 'd' : 'a';
        for (const Literal literal : step.literals) {
            bytes += static_cast<char>(2 * std::abs(literal) + (literal < 0 ? 1 : 0));
        }
        bytes += '\0';
    }
    return bytes;
}

// What a checker is to answer, by the definitions alone: sets, and propagation from scratch.
class PlainChecker {
  public:
    explicit PlainChecker(const std::vector<Clause>& clauses) {
        for (const Clause& clause : clauses) insert(clause);
    }

    // The number of the first step at fault; 0 if the proof is one.
    std::size_t check(const std::vector<Step>& steps) {
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Step& step = steps[i];
            if (step.deletes ? !erase(step.literals) : !follows(step.literals)) return i + 1;
            if (!step.deletes && step.literals.empty()) return 0;
            if (!step.deletes) insert(step.literals);
        }
        return steps.size() + 1;
    }

    std::size_t rat = 0;

  private:
    using Set = std::set<Literal>;

    static bool is_tautology(const Clause& clause) {
        const Set set(clause.begin(), clause.end());
        return std::ranges::any_of(set, [&](Literal literal) { return set.contains(-literal); });
    }

    void insert(const Clause& clause) {
        if (!is_tautology(clause)) clauses_.emplace_back(clause.begin(), clause.end());
    }

    // What follows from `assumed` by propagation; nothing at a conflict.
    [[nodiscard]] std::optional<Set> closure(Set assumed) const {
        for (const Literal literal : assumed) {
            if (assumed.contains(-literal)) return std::nullopt;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (const Set& clause : clauses_) {
                Set open;
                bool holds = false;
                for (const Literal literal : clause) {
                    holds = holds || assumed.contains(literal);
                    if (!assumed.contains(-literal)) open.insert(literal);
                }
                if (holds || open.size() > 1) continue;
                if (open.empty()) return std::nullopt;
                assumed.insert(*open.begin());
                changed = true;
            }
        }
        return assumed;
    }

    [[nodiscard]] bool is_rup(const Clause& clause) const {
        Set negation;
        for (const Literal literal : clause) negation.insert(-literal);
        return !closure(negation);
    }

    [[nodiscard]] bool follows(const Clause& clause) {
        if (is_rup(clause)) return true;
        if (clause.empty()) return false;
        const Literal pivot = clause.front();
        for (const Set& other : clauses_) {
            if (!other.contains(-pivot)) continue;
            Clause resolvent = clause;
            for (const Literal literal : other) {
                if (literal != -pivot) resolvent.push_back(literal);
            }
            if (!is_rup(resolvent)) return false;
        }
        ++rat;
        return true;
    }

    [[nodiscard]] bool erase(const Clause& clause) {
        const auto known = closure({});
        if (!known || is_tautology(clause)) return true;
        const Set wanted(clause.begin(), clause.end());
        const auto found = std::ranges::find(clauses_, wanted);
        if (found == clauses_.end()) return false;
        const auto holding = std::ranges::count_if(
            wanted, [&](Literal literal) { return known->contains(literal); });
        const auto lost = std::ranges::count_if(
            wanted, [&](Literal literal) { return known->contains(-literal); });
        const bool unit = holding == 1 && static_cast<std::size_t>(lost) + 1 == wanted.size();
        if (!unit) clauses_.erase(found);
        return true;
    }

    std::vector<Set> clauses_;
};

bool is_satisfiable(Variable variables, const std::vector<Clause>& clauses) {
    for (unsigned model = 0; model < 1U << static_cast<unsigned>(variables); ++model) {
        const auto holds = [&](Literal literal) {
            const bool set = (model >> static_cast<unsigned>(std::abs(literal) - 1) & 1U) != 0;
            return set == (literal > 0);
        };
        if (std::ranges::all_of(clauses, [&](const Clause& clause) {
                return std::ranges::any_of(clause, holds);
            })) {
            return true;
        }
    }
    return false;
}

// The answer of the checker, in both forms of the proof, must be that of the definitions.
void expect_as_defined(Variable variables, const std::vector<Clause>& clauses,
                       const std::vector<Step>& steps) {
    PlainChecker plain(clauses);
    const std::size_t fault = plain.check(steps);

    for (const std::string& proof : {text_of(steps), binary_of(steps)}) {
        const DratOutcome outcome = check_drat(formula_of(variables, clauses), proof);
        SCOPED_TRACE(text_of(steps) + outcome.reason.in(Language::en));
        ASSERT_EQ(outcome.verdict, fault == 0 ? DratVerdict::verified : DratVerdict::rejected);
        if (fault == 0) {
            EXPECT_FALSE(is_satisfiable(variables, clauses));
            EXPECT_EQ(outcome.rat, plain.rat);
        } else if (fault <= steps.size()) {
            EXPECT_EQ(outcome.steps, fault);
        }
    }
}

// Three pigeons in two holes: variable 2p + h - 2 says that pigeon p is in hole h.
const std::vector<Clause> kPigeons = {{1, 2},   {3, 4},   {5, 6},   {-1, -3}, {-1, -5},
                                      {-3, -5}, {-2, -4}, {-2, -6}, {-4, -6}};
const std::vector<Step> kPigeonProof = {{false, {-1, -4}}, {false, {-1}}, {true, {-1, -4}},
                                        {true, {-1, -3}},  {false, {2}},  {false, {}}};

// The example of Wetzler, Heule and Hunt (DRAT-trim, 2014), whose first step is not RUP.
const std::vector<Clause> kFour = {{1, 2, -3},   {-1, -2, 3}, {2, 3, -4}, {-2, -3, 4},
                                   {-1, -3, -4}, {1, 3, 4},   {-1, 2, 4}, {1, -2, -4}};
const std::vector<Step> kFourProof = {{false, {-1}}, {true, {-1, 2, 4}}, {false, {2}}, {false, {}}};

TEST(CheckDrat, AcceptsAProofByPropagation) {
    const DratOutcome outcome = check_drat(formula_of(6, kPigeons), text_of(kPigeonProof));

    EXPECT_EQ(outcome.verdict, DratVerdict::verified) << outcome.reason.in(Language::en);
    EXPECT_EQ(outcome.steps, 6U);
    EXPECT_EQ(outcome.additions, 4U);
    EXPECT_EQ(outcome.deletions, 2U);
    EXPECT_EQ(outcome.rat, 0U);
}

TEST(CheckDrat, AcceptsAProofByResolvents) {
    const DratOutcome outcome = check_drat(formula_of(4, kFour), text_of(kFourProof));

    EXPECT_EQ(outcome.verdict, DratVerdict::verified) << outcome.reason.in(Language::en);
    EXPECT_EQ(outcome.rat, 1U);
}

TEST(CheckDrat, AcceptsDefinitionsOfFreshVariables) {
    // 5 says that both 3 and 4 hold.
    const std::string definition = "5 -3 -4 0\n-5 3 0\n-5 4 0\n";

    const DratOutcome outcome = check_drat(formula_of(4, kFour), definition + text_of(kFourProof));

    EXPECT_EQ(outcome.verdict, DratVerdict::verified)
        << outcome.line << outcome.reason.in(Language::en);
    EXPECT_GE(outcome.rat, 2U);
}

TEST(CheckDrat, TheFirstLiteralIsThePivot) {
    // 2 -1 is RAT on 2, which occurs nowhere negated, but not on -1.
    const DratFormula formula = formula_of(2, {{1, 2}, {1, -1}, {1}});

    const DratOutcome good = check_drat(formula, "2 -1 0\n");
    const DratOutcome bad = check_drat(formula, "-1 2 0\n");

    EXPECT_EQ(good.additions, 1U);
    EXPECT_EQ(bad.additions, 0U);
}

TEST(CheckDrat, RejectsAProofWithoutTheEmptyClause) {
    const std::vector<Clause> clauses = {{1}, {-1}};

    EXPECT_EQ(check_drat(formula_of(1, clauses), "0\n").verdict, DratVerdict::verified);
    for (const std::string_view proof : {"", "1 0\n", "c 0\n", "d 1 0\n"}) {
        const DratOutcome outcome = check_drat(formula_of(1, clauses), proof);
        EXPECT_EQ(outcome.verdict, DratVerdict::rejected) << proof;
        EXPECT_EQ(outcome.reason.in(Language::en), "the proof ends without the empty clause");
    }
}

TEST(CheckDrat, RejectsTheEmptyClauseOfASatisfiableFormula) {
    const DratOutcome outcome = check_drat(formula_of(2, {{1, 2}}), "c remark\n0\n");

    EXPECT_EQ(outcome.verdict, DratVerdict::rejected);
    EXPECT_EQ(outcome.line, 2U);
    EXPECT_EQ(outcome.reason.in(Language::en),
              "the clause does not follow from the ones before it");
    EXPECT_EQ(outcome.reason.in(Language::fr), "la clause ne découle pas de celles qui précèdent");
}

TEST(CheckDrat, RejectsADeletionOfWhatIsNotThere) {
    const DratOutcome outcome = check_drat(formula_of(6, kPigeons), "d 1 3 0\n0\n");

    EXPECT_EQ(outcome.verdict, DratVerdict::rejected);
    EXPECT_EQ(outcome.line, 1U);
    EXPECT_EQ(outcome.reason.in(Language::en), "expected a clause that is there to be deleted");
}

TEST(CheckDrat, DeletionsTakeEffect) {
    // -1 2 is RAT on -1 once the only clause with 1 is gone, and not before.
    const std::vector<Clause> clauses = {{1, 3}, {-3, 2, 1}};

    EXPECT_EQ(check_drat(formula_of(3, clauses), "-1 -2 0\n").additions, 0U);
    EXPECT_EQ(check_drat(formula_of(3, clauses), "d 3 1 0\nd 1 2 -3 0\n-1 -2 0\n").additions, 1U);
}

TEST(CheckDrat, DeletionOfAUnitIsPassedOver) {
    const DratOutcome outcome = check_drat(formula_of(2, {{1}, {-1, 2}, {-2, -1}}), "d 1 0\n0\n");

    EXPECT_EQ(outcome.verdict, DratVerdict::verified);
}

TEST(CheckDrat, RejectsRubbish) {
    for (const std::string& proof :
         {std::string("rubbish"), text_of(kPigeonProof).substr(0, 5), std::string("-1 -4 0\n-1"),
          std::string("999999 0\n0\n"), std::string("-1 -4 0 -1 0 0x\n"), std::string("\0\0\0", 3),
          std::string("a\x02", 2) + '\0' + "a"}) {
        const DratOutcome outcome = check_drat(formula_of(6, kPigeons), proof);
        EXPECT_EQ(outcome.verdict, DratVerdict::rejected) << proof;
        EXPECT_FALSE(outcome.reason.in(Language::en).empty());
    }
}

TEST(CheckDrat, StopsAtTheDeadline) {
    const Deadline over([](const void*) { return true; }, nullptr);

    EXPECT_EQ(check_drat(formula_of(6, kPigeons), text_of(kPigeonProof), over).verdict,
              DratVerdict::stopped);
}

TEST(CheckDrat, EveryAlterationOfAProofIsJudgedByTheDefinitions) {
    const auto alter = [](Variable variables, const std::vector<Clause>& clauses,
                          const std::vector<Step>& proof) {
        expect_as_defined(variables, clauses, proof);
        for (std::size_t i = 0; i < proof.size(); ++i) {
            std::vector<Step> without = proof;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
            expect_as_defined(variables, clauses, without);
            for (Literal literal = -variables; literal <= variables; ++literal) {
                if (literal == 0) continue;
                std::vector<Step> longer = proof;
                longer[i].literals.push_back(literal);
                expect_as_defined(variables, clauses, longer);
                std::vector<Step> more = proof;
                more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), {false, {literal}});
                expect_as_defined(variables, clauses, more);
                for (std::size_t j = 0; j < proof[i].literals.size(); ++j) {
                    std::vector<Step> other = proof;
                    other[i].literals[j] = literal;
                    expect_as_defined(variables, clauses, other);
                }
            }
        }
    };

    alter(6, kPigeons, kPigeonProof);
    alter(4, kFour, kFourProof);
}

Clause random_clause(Variable variables, std::size_t most, Rng& rng) {
    Clause clause(1 + rng.below(most));
    for (Literal& literal : clause) {
        literal = 1 + static_cast<Literal>(rng.below(static_cast<std::uint64_t>(variables)));
        if (rng.below(2) == 0) literal = -literal;
    }
    return clause;
}

TEST(CheckDrat, RandomProofsAreJudgedByTheDefinitions) {
    std::size_t proofs = 0;
    std::size_t by_resolvents = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        const auto variables = static_cast<Variable>(2 + rng.below(4));
        std::vector<Clause> clauses(4 + rng.below(14));
        for (Clause& clause : clauses) clause = random_clause(variables, 3, rng);
        std::vector<Step> steps;
        for (std::uint64_t i = rng.below(6); i > 0; --i) {
            // Mostly clauses that are there.
            const Clause& there = clauses[rng.below(clauses.size())];
            const bool deletes = rng.below(3) == 0;
            steps.push_back(
                {deletes, deletes && rng.below(8) > 0 ? there : random_clause(variables, 3, rng)});
        }
        steps.push_back({});

        expect_as_defined(variables, clauses, steps);
        PlainChecker plain(clauses);
        proofs += plain.check(steps) == 0 ? 1U : 0U;
        by_resolvents += plain.rat;
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(proofs, 200U);
    EXPECT_LT(proofs, 3800U);
    EXPECT_GT(by_resolvents, 100U);
}

}  // namespace
}  // namespace sudokit
