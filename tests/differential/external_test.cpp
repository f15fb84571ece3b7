// Outside programs as solvers: those that are on this machine, and small scripts that misbehave.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "sudokit/clock.hpp"
#include "sudokit/solve.hpp"

#include "support/boards.hpp"

namespace sudokit {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPuzzle = "2.1....24....3..";

// A directory for scripts, gone with the test.
class External : public testing::Test {
  protected:
    External() {
        const testing::TestInfo* const test = testing::UnitTest::GetInstance()->current_test_info();
        place = fs::temp_directory_path() /
                ("sudokit test " + std::to_string(::getpid()) + " " + std::string(test->name()));
        fs::create_directory(place);
    }
    ~External() override { fs::remove_all(place); }

    // The command that runs a shell script with these lines; `$1` is the formula.
    std::string script(const std::string& text) const {
        std::ofstream(place / "solver.sh") << text << '\n';
        return "sh '" + (place / "solver.sh").string() + "'";
    }

    static std::string error_of(const std::string& command) {
        const auto answer =
            solve(tests::puzzle_of(kPuzzle), {.engine = "external", .solver_command = command});
        return answer ? "none" : answer.error().message.in(Language::en);
    }

    fs::path place;
};

class Program : public testing::TestWithParam<const char*> {};

TEST_P(Program, AnswersAsOurOwnEnginesDo) {
    const std::string command = GetParam();
    const std::string name = command.substr(0, command.find(' '));
    if (std::system(("command -v " + name + " >/dev/null 2>&1").c_str()) != 0) {
        GTEST_SKIP() << "SOLVER NOT FOUND: install " << name;
    }
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Rng rng(seed);
        const Board board = seed % 2 == 0 ? Board::standard(9) : tests::random_board(9, rng);
        Puzzle puzzle =
            tests::random_puzzle(board, 25 + static_cast<std::uint32_t>(rng.below(20)), rng);
        // Few of these have a solution.
        if (seed % 4 == 0) puzzle.set_given(0, 1 + static_cast<Digit>(rng.below(9)));
        const auto expected = solve(puzzle, {.engine = "general", .limit = 3});

        const auto answer =
            solve(puzzle, {.engine = "external", .limit = 3, .solver_command = command});

        ASSERT_TRUE(answer) << answer.error().message.in(Language::en);
        EXPECT_EQ(answer->count, expected->count) << "seed " << seed;
        EXPECT_EQ(answer->verdict, expected->verdict) << "seed " << seed;
        for (const Grid& grid : answer->solutions) EXPECT_TRUE(solves(grid, puzzle));
    }
}

INSTANTIATE_TEST_SUITE_P(Installed, Program,
                         testing::Values("cadical -q", "minisat -verb=0 {cnf} {model}",
                                         "cryptominisat5 --verb 0", "clasp --verbose=0",
                                         "picosat"));

TEST_F(External, CommandsWithQuotesAndPlacesAreRunAsTheyAre) {
    // Copies the formula into the model's place: which is no answer, but shows that both arrive.
    const std::string command =
        script("grep -c '^p cnf' \"$2\" >&2; echo \"$1|$3\" >&2; exit 7") + " 'a b' {cnf} \"c  d\"";

    EXPECT_EQ(error_of(command), "the solver 'sh' ended with status 7 and gave no answer: 1");
}

TEST_F(External, ModelMayComeThroughAFile) {
    // The 16 values of the puzzle's open cells: all variables of the solution.
    const auto solved = solve(tests::puzzle_of(kPuzzle));
    std::string model = "SAT\\n";
    for (Cell cell = 0; cell < 16; ++cell) {
        model += std::to_string(cell * 4 + solved->solutions[0].digits[cell]) + " ";
    }

    const auto answer =
        solve(tests::puzzle_of(kPuzzle),
              {.engine = "external",
               .limit = 1,
               .solver_command = script("printf '" + model + "0\\n' > \"$2\"") + " {cnf} {model}"});

    ASSERT_TRUE(answer) << answer.error().message.in(Language::en);
    EXPECT_EQ(answer->solutions, solved->solutions);
}

TEST_F(External, WhatGoesWrongIsSaid) {
    EXPECT_EQ(error_of("sudokit-no-such-solver"),
              "the solver 'sudokit-no-such-solver' was not found");
    EXPECT_EQ(error_of(script("kill -SEGV $$")), "the solver 'sh' was ended by signal 11");
    EXPECT_EQ(error_of(script("exit 3")), "the solver 'sh' ended with status 3 and gave no answer");
    EXPECT_EQ(error_of(script("echo 'no licence' >&2; exit 1")),
              "the solver 'sh' ended with status 1 and gave no answer: no licence");
    EXPECT_EQ(error_of(script("echo 's UNKNOWN'")),
              "the solver 'sh' ended with status 0 and gave no answer");
    EXPECT_EQ(error_of(script("head -c 5000 /dev/urandom")),
              "the solver 'sh' ended with status 0 and gave no answer");
    // An answer does not count if the program says by its status that it failed.
    EXPECT_EQ(error_of(script("echo 's UNSATISFIABLE'; exit 1")),
              "the solver 'sh' ended with status 1 and gave no answer");
    EXPECT_EQ(error_of(script("echo 's UNSATISFIABLE'; exit 10")),
              "the solver 'sh' ended with status 10 and gave no answer");
    EXPECT_TRUE(error_of(script("echo SATISFIABLE"))
                    .starts_with("the solver 'sh' says that there is a model, but gives none"));
}

TEST_F(External, LiesAreFoundOut) {
    EXPECT_EQ(error_of(script("echo 's SATISFIABLE'; echo 'v 3 0'")),
              "the model from 'external' does not fit this puzzle: no digit in r1c4");
    EXPECT_EQ(error_of(script("echo 's SATISFIABLE'; echo 'v 99 0'")),
              "in the model of the solver 'sh': expected a variable from 1 to 64, found '99'");
    EXPECT_EQ(error_of(script("echo 's SATISFIABLE'; echo 'v 15 -15 0'")),
              "in the model of the solver 'sh', variable 15 is both true and false");
    EXPECT_EQ(error_of(script("echo 's SATISFIABLE'; echo 'v 15 16 0'")),
              "the model from 'external' does not fit this puzzle: several digits in r1c4");
}

TEST_F(External, ASolverThatRepeatsItselfIsFoundOut) {
    // Right the first time; the second time the formula excludes what it says.
    const auto solved = solve(tests::puzzle_of(kPuzzle));
    std::string model;
    for (Cell cell = 0; cell < 16; ++cell) {
        model += " " + std::to_string(cell * 4 + solved->solutions[0].digits[cell]);
    }

    EXPECT_EQ(error_of(script("echo 's SATISFIABLE'; echo 'v" + model + " 0'")),
              "'external' repeated a model that the formula excludes");
}

TEST_F(External, TimeLimitsStopTheProgramAndLeaveNothingBehind) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const Timer timer(0.3);

    const auto answer =
        solve(tests::puzzle_of(kPuzzle),
              {.engine = "external",
               .deadline = timer.deadline(),
               .solver_command = script("dirname \"$1\" > '" + (place / "where").string() +
                                        "'; trap '' TERM; sleep 60; sleep 60")});

    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->verdict, Verdict::unknown);
    EXPECT_EQ(answer->stop, Stop::deadline);
    EXPECT_LT(std::chrono::duration<double>(Clock::now() - start).count(), 5);
    std::string where;
    std::getline(std::ifstream(place / "where") >> std::ws, where);
    EXPECT_FALSE(where.empty());
    EXPECT_FALSE(fs::exists(where));
}

TEST_F(External, AScriptThatKnowsTheAnswersIsBelieved) {
    EXPECT_EQ(error_of(script("echo 's UNSATISFIABLE'; exit 20")), "none");
}

}  // namespace
}  // namespace sudokit
