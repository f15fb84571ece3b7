// The depth of puzzles: the ways to find it against each other, on random puzzles.
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rate.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"
#include "support/minimal.hpp"

namespace sudokit {
namespace {

nine::Digits digits_of(const Puzzle& puzzle) {
    nine::Digits digits{};
    for (Cell cell = 0; cell < digits.size(); ++cell) {
        digits[cell] = static_cast<std::uint8_t>(puzzle.given(cell));
    }
    return digits;
}

TEST(Depth, IsTheSameInTheGeneralWayOnRandomMinimalPuzzles) {
    const Board board = Board::standard(9);
    DepthRater rater;
    std::map<unsigned, int> seen;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(3000U); ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = tests::minimal_puzzle(board, rng);

        const DepthAnswer fast = rater.rate(puzzle);
        const DepthAnswer general = rater.rate_in_general(puzzle);

        ASSERT_TRUE(fast.depth) << "seed " << seed;
        ASSERT_EQ(fast.depth, general.depth) << "seed " << seed;
        ++seen[*fast.depth];
    }
    EXPECT_GT(seen[0], tests::test_rounds(500));
    EXPECT_GT(seen[1], tests::test_rounds(500));
}

TEST(Depth, IsTheSameInTheGeneralWayOnRandomPencilmarks) {
    const Board board = Board::standard(9);
    DepthRater rater;
    std::map<unsigned, int> seen;
    for (std::uint64_t seed = 1; seed <= tests::test_rounds(3U); ++seed) {
        Rng rng(seed);
        const Puzzle hard = tests::minimal_pencilmarks(board, rng);
        for (int trial = 0; trial < tests::test_rounds(40); ++trial) {
            Puzzle puzzle = hard;
            tests::rule_out_some(puzzle, 12, rng);

            const DepthAnswer fast = rater.rate(puzzle);
            const DepthAnswer general = rater.rate_in_general(puzzle);

            ASSERT_TRUE(fast.depth) << "seed " << seed << ", trial " << trial;
            ASSERT_EQ(fast.depth, general.depth) << "seed " << seed << ", trial " << trial;
            ++seen[*fast.depth];
        }
    }
    if (tests::test_factor() < 1) return;  // too few to count on
    EXPECT_GT(seen[1], tests::test_rounds(20));
    EXPECT_GT(seen[2], tests::test_rounds(20));
}

TEST(Depth, IsTheSameOnAllKernelsAndUnderExchangeOfLinesAndDigits) {
    struct Known {
        const char* givens;
        unsigned depth;
    };
    const std::vector<Known> known = {
        {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 0},
        {"12.....8...6..9......2.36...1..943....4......9..1...2.3..84..97..7.....8.41.7.2..", 1},
        {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 2},
        {"57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..", 3},
    };
    std::vector<nine::Digits> puzzles;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rng rng(seed);
        for (const Known& it : known) {
            puzzles.push_back(digits_of(tests::shuffled_nine(tests::puzzle_of(it.givens), rng)));
        }
    }
    for (const nine::Kernel& kernel : nine::kernels()) {
        DepthRater rater(kernel);
        std::vector<DepthAnswer> answers(puzzles.size());

        rater.rate(puzzles, {}, answers);

        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            EXPECT_EQ(answers[i].depth, known[i % known.size()].depth)
                << kernel.name << ", seed " << i / known.size() + 1;
        }
    }
}

TEST(Depth, IsTheSameOnAllKernelsOnRandomPuzzlesInBatches) {
    const Board board = Board::standard(9);
    std::vector<nine::Digits> puzzles;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        Rng rng(seed);
        // One in five has no solution, or several.
        puzzles.push_back(digits_of(seed % 5 == 0 ? tests::random_puzzle(board, 25, rng)
                                                  : tests::minimal_puzzle(board, rng)));
    }
    DepthRater single;
    for (const nine::Kernel& kernel : nine::kernels()) {
        DepthRater rater(kernel);
        std::vector<DepthAnswer> answers(puzzles.size());

        rater.rate(puzzles, {}, answers);

        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            Puzzle puzzle(board);
            for (Cell cell = 0; cell < 81; ++cell) puzzle.set_given(cell, puzzles[i][cell]);
            const DepthAnswer alone = single.rate_in_general(puzzle);
            ASSERT_EQ(answers[i].depth, alone.depth) << kernel.name << ", seed " << i + 1;
            ASSERT_EQ(answers[i].count, alone.count) << kernel.name << ", seed " << i + 1;
            ASSERT_EQ(answers[i].stop, alone.stop) << kernel.name << ", seed " << i + 1;
        }
    }
}

}  // namespace
}  // namespace sudokit
