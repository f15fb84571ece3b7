#include "backend/sat_engine.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "backend/dpll.hpp"

namespace sudokit::backend {
namespace {

const Error kBroken{ErrorCode::input_output, 0, {}, 0, 0};

// A solver whose every answer was laid down beforehand.
class Scripted final : public SatSolver {
  public:
    struct Script {
        SatAnswer answer = SatAnswer::satisfiable;
        bool breaks = false;
        std::vector<Variable> model;
        std::vector<std::vector<Literal>> clauses;  // what it was told
        int solved = 0;
    };

    explicit Scripted(Script& script) : script_(script) {}

    void add(std::span<const Literal> clause) override {
        script_.clauses.emplace_back(clause.begin(), clause.end());
    }
    Result<SatAnswer> solve(const Deadline& /*deadline*/) override {
        ++script_.solved;
        if (script_.breaks) return kBroken;
        return script_.answer;
    }
    bool value(Variable variable) const override {
        return std::ranges::find(script_.model, variable) != script_.model.end();
    }
    SatStatistics statistics() const override { return {}; }

  private:
    Script& script_;
};

class Fixture : public testing::Test {
  protected:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits = {},
                         SatOptions options = {}) {
        SatEngine engine(
            "solver",
            [this]() -> Result<std::unique_ptr<SatSolver>> {
                return {std::make_unique<Scripted>(script)};
            },
            options);
        return engine.search(puzzle, limits, [&](std::span<const std::uint8_t> digits) {
            solutions.emplace_back(digits.begin(), digits.end());
            return true;
        });
    }

    static std::string english(const SearchOutcome& outcome) {
        return outcome.error ? outcome.error->message.in(Language::en) : "";
    }

    Scripted::Script script;
    std::vector<std::vector<std::uint8_t>> solutions;
};

using ScriptedSat = Fixture;

// 1 2 / 2 1 and the other way round.
Puzzle two_by_two() { return Puzzle(Board::standard(2)); }

TEST_F(ScriptedSat, AModelThatSolvesThePuzzleIsHandedOn) {
    script.model = {1, 4, 6, 7};

    const SearchOutcome outcome = search(two_by_two(), {.limit = 1});

    EXPECT_FALSE(outcome.error);
    EXPECT_EQ(outcome.count, 1U);
    ASSERT_EQ(solutions.size(), 1U);
    EXPECT_EQ(solutions[0], (std::vector<std::uint8_t>{1, 2, 2, 1}));
}

TEST_F(ScriptedSat, TheClauseAgainstASolutionIsAboutTheOpenCells) {
    script.model = {1, 4, 6, 7};
    search(two_by_two());

    EXPECT_EQ(script.clauses.back(), (std::vector<Literal>{-1, -4, -6, -7}));

    // The given leaves its neighbours one candidate each, and the last cell two.
    Puzzle puzzle = two_by_two();
    puzzle.set_given(0, 1);
    script.clauses.clear();
    search(puzzle);

    EXPECT_EQ(script.clauses.back(), (std::vector<Literal>{-7}));
}

TEST_F(ScriptedSat, AModelThatLeavesACellEmptyIsAnError) {
    script.model = {1, 4, 6};

    const SearchOutcome outcome = search(two_by_two());

    EXPECT_EQ(english(outcome),
              "the model from 'solver' does not fit this puzzle: no digit in r2c2");
    EXPECT_TRUE(solutions.empty());
}

TEST_F(ScriptedSat, AModelWithTwoDigitsInACellIsAnError) {
    script.model = {1, 2, 4, 6, 7};

    EXPECT_EQ(english(search(two_by_two())),
              "the model from 'solver' does not fit this puzzle: several digits in r1c1");
}

TEST_F(ScriptedSat, AModelThatBreaksTheRulesIsAnError) {
    script.model = {1, 3, 5, 7};

    EXPECT_EQ(english(search(two_by_two())),
              "the model from 'solver' does not fit this puzzle: it breaks the rules");
}

TEST_F(ScriptedSat, AModelThatWasExcludedIsAnErrorAndNotASecondSolution) {
    script.model = {1, 4, 6, 7};

    const SearchOutcome outcome = search(two_by_two(), {.limit = 0});

    EXPECT_EQ(english(outcome), "'solver' repeated a model that the formula excludes");
    EXPECT_EQ(solutions.size(), 1U);
}

TEST_F(ScriptedSat, WhatBreaksInTheSolverIsAnErrorAndNotAnAnswer) {
    script.breaks = true;

    EXPECT_TRUE(search(two_by_two()).error);
}

TEST_F(ScriptedSat, AStoppedSolverStopsTheSearch) {
    script.answer = SatAnswer::stopped;

    const SearchOutcome outcome = search(two_by_two());

    EXPECT_EQ(outcome.stop, Stop::deadline);
    EXPECT_EQ(outcome.count, 0U);
}

TEST_F(ScriptedSat, GivensThatClashNeedNoSolver) {
    Puzzle puzzle = two_by_two();
    puzzle.set_given(0, 1);
    puzzle.set_given(1, 1);

    const SearchOutcome outcome = search(puzzle);

    EXPECT_EQ(outcome.count, 0U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(script.solved, 0);
}

TEST_F(ScriptedSat, AFullBoardNeedsNoSolver) {
    Puzzle puzzle = two_by_two();
    for (const Cell cell : {0U, 1U, 2U, 3U}) puzzle.set_given(cell, cell % 3 == 0 ? 1 : 2);

    const SearchOutcome outcome = search(puzzle);

    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(script.solved, 0);
}

TEST_F(ScriptedSat, TheWholeFormulaIsTheOneThatIsWrittenToFiles) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    script.answer = SatAnswer::unsatisfiable;

    search(puzzle, {}, {.cnf = CnfOptions{}, .scope = Scope::all});
    EXPECT_EQ(script.clauses.size(), Cnf(puzzle).size().clauses);

    script.clauses.clear();
    search(puzzle, {}, {.cnf = CnfOptions{}, .scope = Scope::open});
    EXPECT_LT(script.clauses.size(), Cnf(puzzle).size().clauses);
    for (const auto& clause : script.clauses) EXPECT_GE(clause.size(), 2U);
}

TEST(SatEngine, ADeadlineThatHasPassedStopsBeforeTheFormulaIsMade) {
    SatEngine engine("dpll", make_dpll);
    const Deadline over([](const void*) { return true; }, nullptr);

    const SearchOutcome outcome =
        engine.count(Puzzle(Board::standard(64)), {.limit = 1, .deadline = over});

    EXPECT_EQ(outcome.stop, Stop::deadline);
}

TEST(SatEngine, KnownSolutionsAreLeftOut) {
    SatEngine engine("dpll", make_dpll);
    const Puzzle puzzle(Board::standard(4));
    std::vector<std::vector<std::uint8_t>> known;
    const auto keep = [&](std::span<const std::uint8_t> digits) {
        known.emplace_back(digits.begin(), digits.end());
        return true;
    };
    ASSERT_EQ(engine.search(puzzle, {.limit = 5}, keep).count, 5U);

    std::uint64_t seen = 0;
    const auto check = [&](std::span<const std::uint8_t> digits) {
        EXPECT_EQ(std::ranges::count_if(
                      known, [&](const auto& one) { return std::ranges::equal(one, digits); }),
                  0);
        ++seen;
        return true;
    };
    const SearchOutcome rest = engine.search_beyond(known, puzzle, {.limit = 0}, check);

    EXPECT_EQ(rest.count, 283U);
    EXPECT_EQ(seen, 283U);
    EXPECT_EQ(rest.stop, Stop::exhausted);
}

TEST(SatEngine, AMakerThatFailsIsTheSearchsError) {
    SatEngine engine("none", []() -> Result<std::unique_ptr<SatSolver>> { return kBroken; });

    EXPECT_TRUE(engine.count(two_by_two(), {}).error);
}

TEST(SatEngine, TheSinkEndsTheSearch) {
    SatEngine engine("dpll", make_dpll);
    int seen = 0;

    const SearchOutcome outcome =
        engine.search(Puzzle(Board::standard(4)), {.limit = 0},
                      [&](std::span<const std::uint8_t>) { return ++seen < 3; });

    EXPECT_EQ(outcome.count, 3U);
    EXPECT_EQ(outcome.stop, Stop::limit);
    EXPECT_GT(engine.statistics().decisions, 0U);
    EXPECT_EQ(outcome.nodes, engine.statistics().decisions);
}

}  // namespace
}  // namespace sudokit::backend
