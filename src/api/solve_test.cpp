#include "sudokit/solve.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Solve, AnEmptyBoardHasSeveralSolutionsAndTwoAreKept) {
    const Puzzle puzzle(Board::standard(9));

    const auto answer = solve(puzzle);

    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->verdict, Verdict::several);
    ASSERT_EQ(answer->solutions.size(), 2U);
    EXPECT_TRUE(solves(answer->solutions[0], puzzle));
    EXPECT_TRUE(solves(answer->solutions[1], puzzle));
    EXPECT_FALSE(answer->solutions[0] == answer->solutions[1]);
    EXPECT_EQ(answer->engine, "nine");
}

TEST(Solve, LimitOneMakesNoClaimOfUniqueness) {
    const auto answer = solve(Puzzle(Board::standard(4)), {.limit = 1});

    EXPECT_EQ(answer->verdict, Verdict::some);
    EXPECT_EQ(answer->stop, Stop::limit);
}

TEST(Solve, CountsAllWithLimitZeroAndKeepsNoneWhenAskedFor) {
    const auto answer = solve(Puzzle(Board::standard(4)), {.limit = 0, .keep = 0});

    EXPECT_EQ(answer->count, 288U);
    EXPECT_EQ(answer->stop, Stop::exhausted);
    EXPECT_TRUE(answer->solutions.empty());
}

TEST(Solve, OutOfTimeIsUnknown) {
    const Deadline over([](const void*) { return true; }, nullptr);

    // The exhaustive engine needs about 69 million nodes for this one.
    Puzzle puzzle(Board::standard(9));
    const std::string_view givens =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    for (Cell cell = 0; cell < 81; ++cell) {
        if (givens[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(givens[cell] - '0'));
    }
    const auto answer = solve(puzzle, {.engine = "exhaustive", .deadline = over});

    EXPECT_EQ(answer->verdict, Verdict::unknown);
    EXPECT_EQ(answer->stop, Stop::deadline);
}

TEST(Solve, AnUnknownEngineIsAnErrorThatNamesTheOthers) {
    const auto answer = solve(Puzzle(Board::standard(4)), {.engine = "abacus"});

    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, ErrorCode::not_found);
    EXPECT_EQ(answer.error().message.in(Language::en),
              "there is no engine 'abacus'; expected auto, nine, general, exhaustive, cp, dlx, "
              "colour, gecode, ilp, dpll, cadical, z3, external");
}

TEST(Solve, EveryEngineAnswersByItsName) {
    for (const EngineInfo& engine : all_engines()) {
        if (engine_fault(engine.name, Board::standard(4)) || engine.needs_command) continue;
        const auto answer = solve(Puzzle(Board::standard(4)), {.engine = engine.name, .limit = 0});

        ASSERT_TRUE(answer) << engine.name;
        EXPECT_EQ(answer->engine, engine.name);
        EXPECT_EQ(answer->count, 288U) << engine.name;
    }
}

TEST(Solve, AFailureOfTheSolverIsAnErrorAndNotAnAnswer) {
    const Puzzle puzzle(Board::standard(4));

    const auto missing = solve(puzzle, {.engine = "external", .solver_command = "/no/such/solver"});
    const auto none = solve(puzzle, {.engine = "external"});

    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().message.in(Language::en),
              "the solver '/no/such/solver' was not found");
    EXPECT_EQ(missing.error().message.in(Language::fr),
              "le solveur « /no/such/solver » est introuvable");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message.in(Language::en),
              "expected the command of a solver, such as 'cadical -q'");
}

TEST(Solve, EnginesOfOurOwnAreAlwaysHere) {
    for (const std::string_view engine :
         {"auto", "nine", "general", "exhaustive", "cp", "dlx", "colour", "dpll"}) {
        EXPECT_FALSE(engine_fault(engine)) << engine;
    }
}

TEST(Solve, AnEngineThatIsNotHereSaysSoOnceAndForAll) {
    for (const EngineInfo& engine : all_engines()) {
        const auto fault = engine_fault(engine.name);
        const auto fault_of_board = engine_fault(engine.name, Board::standard(9));
        ASSERT_EQ(fault.has_value(), fault_of_board.has_value()) << engine.name;
        if (!fault) continue;
        const auto answer = solve(Puzzle(Board::standard(9)), {.engine = engine.name});
        ASSERT_FALSE(answer) << engine.name;
        EXPECT_EQ(answer.error().message.in(Language::en), fault->message.in(Language::en));
    }
}

TEST(Solve, AnEngineThatDoesNotDoTheBoardSaysSo) {
    EXPECT_FALSE(engine_fault("nine", Board::standard(9)));
    Shape shape;
    shape.diagonals = true;
    for (const Board& board : {Board::standard(4), Board::standard(16), *Board::make(shape)}) {
        EXPECT_EQ(solve(Puzzle(board))->engine, "general");
        const auto answer = solve(Puzzle(board), {.engine = "nine"});
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().message.in(Language::en),
                  "the engine 'nine' cannot solve " + shape_name(board.shape()) + " boards");
    }
}

TEST(Enumerate, TheSinkDecidesHowFarToGo) {
    int seen = 0;

    const auto answer = enumerate(Puzzle(Board::standard(4)), {.limit = 0},
                                  [&](std::span<const std::uint8_t>) { return ++seen < 10; });

    EXPECT_EQ(seen, 10);
    EXPECT_EQ(answer->count, 10U);
    EXPECT_EQ(answer->stop, Stop::limit);
}

}  // namespace
}  // namespace sudokit
