// All puzzles of the 4x4 board: every engine against a brute-force count over the 288 grids.
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "generate/minimality/test_grids.hpp"
#include "support/boards.hpp"

namespace sudokit {
namespace {

using Digits = tests::SmallGrid;

std::uint64_t count_by_brute_force(const std::vector<Digits>& grids, const Puzzle& puzzle) {
    std::uint64_t count = 0;
    for (const Digits& grid : grids) {
        bool agrees = true;
        for (Cell cell = 0; cell < 16 && agrees; ++cell) {
            agrees = puzzle.given(cell) == 0 || puzzle.given(cell) == grid[cell];
        }
        count += agrees ? 1 : 0;
    }
    return count;
}

// Puzzles with exactly one solution, by number of givens from 4 to 16, as published.
constexpr std::array<std::uint64_t, 13> kWellPosed = {25728,   284160,  1041408, 2141184, 2961024,
                                                      2958336, 2204928, 1239552, 522624,  161280,
                                                      34560,   4608,    288};

TEST(FourByFour, WellPosedPuzzlesByGivensAreAsManyAsPublished) {
    const auto grids = tests::small_grids();
    ASSERT_EQ(grids.size(), 288U);
    const Board board = Board::standard(4);
    std::uint64_t number = 0;
    for (const EngineInfo& engine : all_engines()) {
        if (!tests::is_quick(engine, board) || !tests::takes_case(number++)) continue;
        Solver solver;
        std::array<std::uint64_t, 17> well_posed{};
        std::uint64_t grid_number = 0;
        for (const Digits& grid : grids) {
            // Relabelling digits turns every grid into one that begins 1 2 3 4: 24 to one.
            if (grid[0] != 1 || grid[1] != 2 || grid[2] != 3 || grid[3] != 4) continue;
            if (!tests::takes_case(grid_number++)) continue;
            for (std::uint32_t mask = 0; mask < 1U << 16; ++mask) {
                if (!tests::takes_case(mask)) continue;
                Puzzle puzzle(board);
                for (Cell cell = 0; cell < 16; ++cell) {
                    if ((mask >> cell & 1) != 0) puzzle.set_given(cell, grid[cell]);
                }
                const auto answer = solver.solve(puzzle, {.engine = engine.name, .keep = 0});
                if (answer->verdict == Verdict::one) {
                    well_posed.at(static_cast<std::size_t>(std::popcount(mask))) += 24;
                }
            }
        }
        for (std::size_t givens = 0; givens < 4; ++givens) EXPECT_EQ(well_posed.at(givens), 0U);
        for (std::size_t givens = 4; givens <= 16; ++givens) {
            const std::uint64_t all = kWellPosed.at(givens - 4);
            EXPECT_LE(well_posed.at(givens), all) << engine.name << ", " << givens << " givens";
            if (tests::test_factor() < 1) continue;
            EXPECT_EQ(well_posed.at(givens), all) << engine.name << ", " << givens << " givens";
        }
    }
}

TEST(FourByFour, EveryPuzzleOfTwoOrThreeGivensHasAsManySolutionsAsBruteForceFinds) {
    const auto grids = tests::small_grids();
    const Board board = Board::standard(4);
    Solver solver;
    std::uint64_t number = 0;
    for (std::uint32_t mask = 0; mask < 1U << 16; ++mask) {
        const int givens = std::popcount(mask);
        if (givens < 2 || givens > 3 || !tests::takes_case(number++)) continue;
        // Digits that clash too: every filling with 1..4 up to relabelling's first digit.
        for (std::uint32_t code = 0; code < 1U << (2 * (givens - 1)); ++code) {
            Puzzle puzzle(board);
            std::uint32_t rest = code << 2;
            for (Cell cell = 0; cell < 16; ++cell) {
                if ((mask >> cell & 1) == 0) continue;
                puzzle.set_given(cell, (rest & 3) + 1);
                rest >>= 2;
            }
            const auto expected = count_by_brute_force(grids, puzzle);
            for (const EngineInfo& engine : all_engines()) {
                if (!tests::is_quick(engine, board)) continue;
                const auto answer =
                    solver.solve(puzzle, {.engine = engine.name, .limit = 0, .keep = 0});
                ASSERT_EQ(answer->count, expected) << engine.name << ", mask " << mask;
            }
        }
    }
}

}  // namespace
}  // namespace sudokit
