#include "sudokit/rate.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kLoki =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

using tests::Patience;

TEST(Scales, HaveNamesByWhichTheyAreFound) {
    std::set<std::string_view> names;
    for (const ScaleInfo& info : all_scales()) {
        EXPECT_EQ(find_scale(info.name), info.id);
        EXPECT_TRUE(names.insert(info.name).second);
        EXPECT_FALSE(info.summary.fr.empty());
        EXPECT_EQ(&scale_info(info.id), &info);
    }
    EXPECT_EQ(find_scale("depths"), std::nullopt);
    EXPECT_EQ(find_scale(""), std::nullopt);
}

TEST(Scales, HaveTheWordsOfTheirLevels) {
    for (const Scale scale : {Scale::level, Scale::rules}) {
        const auto ratings = scale_info(scale).ratings;
        ASSERT_EQ(ratings.size(), all_levels(scale).size());
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            EXPECT_EQ(ratings[i].word, all_levels(scale)[i].word);
            EXPECT_EQ(ratings[i].name.fr, all_levels(scale)[i].name.fr);
        }
    }
    EXPECT_TRUE(scale_info(Scale::depth).ratings.empty());
    ASSERT_EQ(scale_info(Scale::score).ratings.size(), 5U);
    EXPECT_EQ(scale_info(Scale::score).ratings.back().word, "extreme");
}

TEST(DepthRater, AFilledGridHasDepthZero) {
    Puzzle puzzle(Board::standard(4));
    const std::string_view digits = "1234341221434321";
    for (Cell cell = 0; cell < 16; ++cell) {
        puzzle.set_given(cell, static_cast<Digit>(digits[cell] - '0'));
    }
    DepthRater rater;

    EXPECT_EQ(rater.rate(puzzle).depth, 0U);
}

TEST(DepthRater, TheSmallestBoardHasDepthZero) {
    EXPECT_EQ(DepthRater().rate(Puzzle(Board::standard(1))).depth, 0U);
}

TEST(DepthRater, SeveralSolutionsMeanNoDepth) {
    DepthRater rater;
    for (const std::uint32_t order : {4U, 9U, 16U}) {
        const DepthAnswer answer = rater.rate(Puzzle(Board::standard(order)));

        EXPECT_EQ(answer.depth, std::nullopt) << order;
        EXPECT_EQ(answer.count, 2U) << order;
        EXPECT_EQ(answer.stop, Stop::limit) << order;
    }
}

TEST(DepthRater, GivensThatClashMeanNoDepth) {
    DepthRater rater;
    for (const std::uint32_t order : {4U, 9U, 16U}) {
        Puzzle puzzle(Board::standard(order));
        puzzle.set_given(0, 1);
        puzzle.set_given(1, 1);

        const DepthAnswer answer = rater.rate(puzzle);

        EXPECT_EQ(answer, (DepthAnswer{0, Stop::exhausted, answer.nodes, std::nullopt})) << order;
    }
}

TEST(DepthRater, ACellWithoutPencilmarksMeansNoDepth) {
    DepthRater rater;
    Puzzle puzzle = puzzle_of(kLoki);
    puzzle.set_pencilmarks(2, DigitSet());

    EXPECT_EQ(rater.rate(puzzle).count, 0U);
    EXPECT_EQ(rater.rate(puzzle).depth, std::nullopt);
}

TEST(DepthRater, PencilmarksCount) {
    DepthRater rater;
    Puzzle puzzle = puzzle_of(kLoki);
    const std::string_view solution =
        "576843921493261578218759436951687342647132859832594167184326795365978214729415683";
    ASSERT_EQ(rater.rate(puzzle).depth, 3U);

    // With the first three rows filled in by pencilmarks, it is easier.
    for (Cell cell = 0; cell < 27; ++cell) {
        const auto digit = static_cast<Digit>(solution[cell] - '0');
        if (puzzle.given(cell) == 0) puzzle.set_pencilmarks(cell, DigitSet::of(digit));
    }
    const DepthAnswer answer = rater.rate(puzzle);
    EXPECT_EQ(answer.depth, 1U);
    EXPECT_EQ(rater.rate_in_general(puzzle).depth, answer.depth);
}

TEST(DepthRater, ADeadlineEndsItAndNothingIsClaimed) {
    const Puzzle puzzle = puzzle_of(kLoki);
    DepthRater rater;
    for (const std::uint64_t looks : {0U, 1U, 5U, 50U}) {
        const Patience patience(looks);
        const Patience other(looks);
        const DepthAnswer fast = rater.rate(puzzle, patience.deadline());
        const DepthAnswer general = rater.rate_in_general(puzzle, other.deadline());

        EXPECT_EQ(fast.depth, std::nullopt) << looks;
        EXPECT_EQ(fast.stop, Stop::deadline) << looks;
        EXPECT_EQ(general.depth, std::nullopt) << looks;
        EXPECT_EQ(general.stop, Stop::deadline) << looks;
    }
    // What was left unfinished does not disturb the next one.
    EXPECT_EQ(rater.rate(puzzle).depth, 3U);
}

TEST(DepthRater, ADeadlineInABatchLeavesTheRestOpen) {
    const std::vector<nine::Digits> puzzles(5, digits_of(kLoki));
    std::vector<DepthAnswer> answers(5);
    const Patience patience(20);

    DepthRater().rate(puzzles, patience.deadline(), answers);

    for (const DepthAnswer& answer : answers) {
        EXPECT_EQ(answer.stop, Stop::deadline);
        EXPECT_EQ(answer.depth, std::nullopt);
    }
}

TEST(DepthRater, ABatchMayBeEmptyAndOfAnySize) {
    DepthRater rater;
    for (const std::size_t size : {0U, 1U, 15U, 16U, 17U, 100U}) {
        const std::vector<nine::Digits> puzzles(
            size,
            digits_of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1....."
                      "...4...9"));
        std::vector<DepthAnswer> answers(size);

        rater.rate(puzzles, {}, answers);

        for (const DepthAnswer& answer : answers) EXPECT_EQ(answer.depth, 0U) << size;
    }
}

}  // namespace
}  // namespace sudokit
