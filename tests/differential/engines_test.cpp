// All engines against each other on random boards and puzzles of every kind.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

// Engines that begin anew for each solution are asked for a few only.
std::uint64_t limit_for(const EngineInfo& engine) {
    static constexpr std::array<std::string_view, 4> kAnew = {"dpll", "cadical", "z3", "external"};
    return std::ranges::find(kAnew, engine.name) == kAnew.end() ? 300 : 3;
}

// What an engine finds is what plain search finds: as many solutions, and if these are all, the
// same ones in any order.
void compare(const SolveAnswer& answer, const SolveAnswer& plain, std::uint64_t limit,
             const Puzzle& puzzle) {
    ASSERT_EQ(answer.count, std::min(plain.count, limit));
    for (const Grid& grid : answer.solutions) ASSERT_TRUE(solves(grid, puzzle));
    if (answer.stop != Stop::exhausted) {
        ASSERT_EQ(answer.count, limit);
        return;
    }
    ASSERT_EQ(answer.verdict, plain.verdict);
    ASSERT_TRUE(std::is_permutation(answer.solutions.begin(), answer.solutions.end(),
                                    plain.solutions.begin(), plain.solutions.end()));
}

TEST(Engines, AgreeOnRandomPuzzlesOfEveryKindOfBoard) {
    const std::uint64_t seeds = tests::test_rounds(400U);
    constexpr std::uint64_t kMost = 300;
    Solver solver;
    int compared = 0;
    std::map<std::string_view, int> asked;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Rng rng(seed);
        const Board board = tests::random_board(9, rng);
        SCOPED_TRACE("seed " + std::to_string(seed) + ", " + shape_name(board.shape()));
        Puzzle puzzle =
            tests::random_puzzle(board, 25 + static_cast<std::uint32_t>(rng.below(40)), rng);
        if (rng.below(2) == 0) tests::add_random_pencilmarks(puzzle, rng);
        // The exhaustive search may take for ever: then there is nothing to compare with.
        const tests::Patience patience(100);
        const auto plain = solver.solve(puzzle, {.engine = "exhaustive",
                                                 .limit = kMost,
                                                 .keep = kMost,
                                                 .deadline = patience.deadline()});
        if (plain->stop == Stop::deadline) continue;
        ++compared;
        for (const EngineInfo& engine : all_engines()) {
            if (engine.needs_command || engine_fault(engine.name, board)) continue;
            SCOPED_TRACE(engine.name);
            ++asked[engine.name];
            const std::uint64_t limit = limit_for(engine);
            const auto answer =
                solver.solve(puzzle, {.engine = engine.name, .limit = limit, .keep = limit});
            ASSERT_TRUE(answer);
            ASSERT_NO_FATAL_FAILURE(compare(*answer, *plain, limit, puzzle));
        }
        const auto best = solver.solve(puzzle, {.limit = kMost, .keep = kMost});
        ASSERT_NO_FATAL_FAILURE(compare(*best, *plain, kMost, puzzle));
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    EXPECT_GT(compared, tests::test_rounds(320));
    for (const EngineInfo& engine : all_engines()) {
        if (engine.needs_command || engine_fault(engine.name)) continue;
        if (engine.name == "nine") {
            EXPECT_GT(asked[engine.name], 0);
        } else {
            EXPECT_EQ(asked[engine.name], compared) << engine.name;
        }
    }
}

TEST(Engines, CountTheCompletedGridsOfOrderSix) {
    // 28,200,960 grids in all; with the first row fixed 1/720 of them, and with the rest of the
    // first box, where 4, 5 and 6 may stand in any order, 1/6 of these.
    Puzzle puzzle(Board::standard(6));
    std::uint64_t count = 28'200'960 / 720;
    for (Cell cell = 0; cell < 6; ++cell) puzzle.set_given(cell, cell + 1);
    if (tests::test_factor() < 1) {
        for (Cell cell = 0; cell < 3; ++cell) puzzle.set_given(6 + cell, cell + 4);
        count /= 6;
    }

    for (const EngineInfo& engine : all_engines()) {
        if (!tests::is_quick(engine, puzzle.board()) && engine.name != "dpll") continue;
        const auto answer = solve(puzzle, {.engine = engine.name, .limit = 0, .keep = 0});
        EXPECT_EQ(answer->count, count) << engine.name;
    }
}

}  // namespace
}  // namespace sudokit
