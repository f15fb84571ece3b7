// The engine on 0-1 programmes, and what it says of linear relaxations, against the searches and
// the levels.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

using State = Relaxation::State;

TEST(Ilp, AgreesWithGeneralOnBoardsOfEveryKind) {
    constexpr std::uint64_t kLimit = 12;
    Solver solver;
    std::array<int, 3> states{};
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(250U); ++seed) {
        Rng rng(seed);
        const Board board =
            seed % 3 == 0 ? tests::random_jigsaw(9, rng) : tests::random_board(9, rng);
        Puzzle puzzle =
            tests::random_puzzle(board, 20 + static_cast<std::uint32_t>(rng.below(30)), rng);
        if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
        if (rng.below(4) == 0) {  // most likely wrong
            puzzle.set_given(static_cast<Cell>(rng.below(board.cell_count())),
                             static_cast<Digit>(rng.below(board.order())) + 1);
        }
        const auto expected =
            solver.solve(puzzle, {.engine = "general", .limit = kLimit, .keep = kLimit});

        const auto answer =
            solver.solve(puzzle, {.engine = "ilp", .limit = kLimit, .keep = kLimit});

        ASSERT_TRUE(answer) << "seed " << seed;
        ASSERT_EQ(answer->count, expected->count) << "seed " << seed;
        ASSERT_EQ(answer->verdict, expected->verdict) << "seed " << seed;
        for (const Grid& grid : answer->solutions) ASSERT_TRUE(solves(grid, puzzle)) << seed;
        if (answer->stop == Stop::exhausted) {
            ASSERT_TRUE(std::ranges::is_permutation(answer->solutions, expected->solutions))
                << "seed " << seed;
        }
        ASSERT_TRUE(answer->relaxation) << "seed " << seed;
        const Relaxation& said = *answer->relaxation;
        ++states[static_cast<std::size_t>(said.state)];
        ASSERT_TRUE(said.state != State::infeasible || answer->count == 0) << "seed " << seed;
        ASSERT_TRUE(said.state != State::integral || answer->count > 0) << "seed " << seed;
        ASSERT_TRUE(!said.unique || answer->verdict == Verdict::one) << "seed " << seed;
        ASSERT_EQ(said.state == State::fractional, !said.fractional.empty()) << "seed " << seed;
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    for (const int seen : states) EXPECT_GT(seen, tests::test_rounds(20));
}

// What the models of these levels remove, the equations remove: docs/ilp.md has the proof.
TEST(Ilp, TheRelaxationOfPuzzlesBelowExpertHasASinglePoint) {
    LevelRater rater(Scale::level);
    std::array<int, 6> levels{};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Rng rng(seed);
        Puzzle puzzle = tests::minimal_puzzle(Board::standard(seed % 8 == 0 ? 6 : 9), rng);
        tests::rule_out_some(puzzle, seed % 2 == 0 ? 15 : 0, rng);
        const LevelAnswer rated = rater.rate(puzzle);
        ASSERT_TRUE(rated.level) << "seed " << seed;

        ++levels[static_cast<std::size_t>(*rated.level)];
        if (*rated.level == Level::expert) continue;
        const auto answer = solve(puzzle, {.engine = "ilp"});

        EXPECT_TRUE(answer->relaxation->unique) << "seed " << seed;
        EXPECT_EQ(answer->nodes, 0U) << "seed " << seed;
    }
    EXPECT_GT(levels[static_cast<std::size_t>(Level::medium)], 3);
    EXPECT_GT(levels[static_cast<std::size_t>(Level::hard)], 3);
}

// From the players' forum, rated above 11 by Sudoku Explainer: hard for chains, not for equations.
TEST(Ilp, TheRelaxationSolvesAPuzzleOfTheHardestList) {
    const Puzzle puzzle = tests::puzzle_of(
        "98.7..6..7......5...6.4....83.5......7.....8...2...1.....9.7.3....32...1....6.2..");

    const auto answer = solve(puzzle, {.engine = "ilp"});

    EXPECT_EQ(answer->verdict, Verdict::one);
    EXPECT_EQ(answer->relaxation->state, State::integral);
    EXPECT_TRUE(answer->relaxation->unique);
    EXPECT_EQ(LevelRater(Scale::level).rate(puzzle).level, Level::expert);
}

}  // namespace
}  // namespace sudokit
