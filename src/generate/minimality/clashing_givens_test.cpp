#include "sudokit/clashing_givens.hpp"

#include <algorithm>
#include <bit>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"
#include "engine/general/general.hpp"
#include "generate/minimality/test_grids.hpp"

namespace sudokit {
namespace {

// The fewest givens that no grid agrees with; 17 if some grid agrees with all.
std::uint32_t fewest_by_brute_force(const Puzzle& puzzle) {
    static const auto kGrids = tests::small_grids();
    std::vector<std::uint32_t> agreeing;
    for (const auto& grid : kGrids) {
        std::uint32_t cells = 0;
        for (Cell cell = 0; cell < 16; ++cell) {
            if (puzzle.given(cell) == grid[cell]) cells |= 1U << cell;
        }
        agreeing.push_back(cells);
    }
    const std::uint32_t givens = tests::cells_of(puzzle.givens());
    std::uint32_t fewest = 17;
    for (std::uint32_t chosen = givens;; chosen = (chosen - 1) & givens) {
        const bool clash = std::ranges::none_of(
            agreeing, [&](std::uint32_t cells) { return (chosen & ~cells) == 0; });
        if (clash) fewest = std::min(fewest, static_cast<std::uint32_t>(std::popcount(chosen)));
        if (chosen == 0) return fewest;
    }
}

TEST(ClashingGivens, AreAsFewAsBruteForceFinds) {
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        SCOPED_TRACE(seed);
        Rng rng(seed);
        // A puzzle with a solution, but for one or two digits: clashes of two and of more givens.
        const auto& grid = tests::kSmallClasses[seed % 2];
        auto cells = static_cast<std::uint32_t>(rng.below(1U << 16) & rng.below(1U << 16));
        Puzzle puzzle = tests::small_puzzle(grid, cells | 0x8001U);
        puzzle.set_given(0, 1 + static_cast<Digit>(rng.below(4)));
        puzzle.set_given(15, 1 + static_cast<Digit>(rng.below(4)));
        const std::uint32_t expected = fewest_by_brute_force(puzzle);

        const auto answer = fewest_clashing(puzzle);

        EXPECT_EQ(answer.stop, Stop::exhausted);
        EXPECT_EQ(answer.count, expected == 17 ? 1U : 0U);
        if (expected == 17) continue;
        EXPECT_EQ(answer.least, expected);
        EXPECT_EQ(answer.cells.size(), expected);
        Puzzle alone(puzzle.board());
        for (const Cell cell : answer.cells) alone.set_given(cell, puzzle.given(cell));
        EXPECT_EQ(fewest_by_brute_force(alone), expected);
    }
}

TEST(ClashingGivens, TwoOfAHouseAreTheFewest) {
    const auto answer =
        fewest_clashing(puzzle_of("1234567..........8........8"
                                  ".....................9....."
                                  "..........................."));

    EXPECT_EQ(answer.least, 2U);
    EXPECT_EQ(answer.cells, (std::vector<Cell>{17, 26}));
}

TEST(ClashingGivens, IrreducibleNeedNotBeSmallest) {
    const Puzzle puzzle = puzzle_of(
        "11......."
        "........."
        "........."
        "23456781."
        "........."
        "........9"
        "........."
        "........."
        ".........");
    // Left out one by one as long as the others clash, the seven stay that leave no place for 9 in
    // the fourth row.
    Puzzle irreducible = puzzle;
    for (Cell cell = 0; cell < 81; ++cell) {
        irreducible.set_given(cell, 0);
        if (engine::General().count(irreducible, {.limit = 1}).count > 0) {
            irreducible.set_given(cell, puzzle.given(cell));
        }
    }
    ASSERT_EQ(irreducible.given_count(), 7U);

    const auto answer = fewest_clashing(puzzle);

    EXPECT_EQ(answer.stop, Stop::exhausted);
    EXPECT_EQ(answer.least, 2U);
    EXPECT_EQ(answer.cells, (std::vector<Cell>{0, 1}));
}

TEST(ClashingGivens, PencilmarksAndHousesMayClashWithoutGivens) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(3, 2);
    puzzle.set_pencilmarks(0, DigitSet::of(1));
    puzzle.set_pencilmarks(1, DigitSet::of(1));

    const auto answer = fewest_clashing(puzzle);

    EXPECT_EQ(answer.count, 0U);
    EXPECT_EQ(answer.stop, Stop::exhausted);
    EXPECT_EQ(answer.least, 0U);
    EXPECT_TRUE(answer.cells.empty());
}

TEST(ClashingGivens, AtTheDeadlineThoseFoundClash) {
    const Puzzle puzzle = puzzle_of(
        "12345678."
        "........."
        "........9"
        "........."
        "........."
        "........."
        "........."
        "........."
        ".........");
    const auto whole = fewest_clashing(puzzle);
    // Six digits of the first row and the 9, which the box keeps out of its last three cells.
    ASSERT_EQ(whole.least, 7U);
    bool stopped_early = false;
    for (std::uint64_t looks = 0; looks < 60; ++looks) {
        const tests::Patience patience(looks);

        const auto answer = fewest_clashing(puzzle, patience.deadline());

        EXPECT_EQ(answer.count, 0U);
        EXPECT_LE(answer.least, 7U);
        EXPECT_TRUE(answer.cells.empty() || answer.cells.size() >= 7);
        stopped_early |= answer.stop == Stop::deadline;
    }
    EXPECT_TRUE(stopped_early);
}

}  // namespace
}  // namespace sudokit
