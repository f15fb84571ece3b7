// All engines against each other on random boards and puzzles of every kind.
#include <algorithm>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

#include "support/boards.hpp"

namespace sudokit {
namespace {

// Those that enumerate solutions as they go; the others begin anew for each.
std::vector<std::string_view> compared_engines() {
    std::vector<std::string_view> names = {"general", "auto", "cp", "dlx", "colour"};
    for (const EngineInfo& engine : all_engines()) {
        const bool linked = engine.name == "gecode" || engine.name == "ilp";
        if (linked && engine.available) names.push_back(engine.name);
    }
    return names;
}

TEST(Engines, AgreeOnRandomPuzzlesOfEveryKindOfBoard) {
    constexpr std::uint64_t kLimit = 300;
    const auto engines = compared_engines();
    Solver solver;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        Rng rng(seed);
        const Board board = tests::random_board(9, rng);
        Puzzle puzzle =
            tests::random_puzzle(board, 25 + static_cast<std::uint32_t>(rng.below(40)), rng);
        if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
        // The exhaustive search may take for ever: then there is nothing to compare with.
        const tests::Patience patience(100);
        const auto plain = solver.solve(puzzle, {.engine = "exhaustive",
                                                 .limit = kLimit,
                                                 .keep = kLimit,
                                                 .deadline = patience.deadline()});
        if (plain->stop == Stop::deadline) continue;
        ++compared;

        const std::string_view engine = engines[rng.below(engines.size())];
        const auto answer =
            solver.solve(puzzle, {.engine = engine, .limit = kLimit, .keep = kLimit});

        ASSERT_EQ(answer->count, plain->count)
            << "seed " << seed << ", " << shape_name(board.shape()) << ", " << engine;
        ASSERT_EQ(answer->verdict, plain->verdict) << "seed " << seed;
        for (const Grid& grid : answer->solutions) ASSERT_TRUE(solves(grid, puzzle)) << seed;
        if (answer->stop != Stop::exhausted) continue;
        // The same solutions, in any order.
        ASSERT_TRUE(std::is_permutation(answer->solutions.begin(), answer->solutions.end(),
                                        plain->solutions.begin(), plain->solutions.end()))
            << "seed " << seed;
    }
    EXPECT_GT(compared, 1200);
}

TEST(Engines, CountTheCompletedGridsOfOrderSix) {
    // 28,200,960 grids in all; with the first row fixed 1/720 of them.
    Puzzle puzzle(Board::standard(6));
    for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);

    for (const EngineInfo& engine : all_engines()) {
        if (!tests::is_quick(engine, puzzle.board()) && engine.name != "dpll") continue;
        const auto answer = solve(puzzle, {.engine = engine.name, .limit = 0, .keep = 0});
        EXPECT_EQ(answer->count, 28'200'960U / 720) << engine.name;
    }
}

}  // namespace
}  // namespace sudokit
