#include "sudokit/gsf.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

// Ratings by the original are on record in tests/conformance/gsf.txt.
constexpr std::string_view kEasy =
    "12.....8......9.....9.2.4....4..7..6.....1.4..7....35..4..6.5....2374.1....2..9..";
constexpr std::string_view kHard =
    ".8..1......5....3.......4.....6.5.7.89....2.....3.....2.....1.9..67........4.....";

TEST(GsfRater, WhatSinglesSolveHasItsStepsOnBothScales) {
    const GsfAnswer q1 = GsfRater(Scale::q1).rate(puzzle_of(kEasy));
    const GsfAnswer q2 = GsfRater(Scale::q2).rate(puzzle_of(kEasy));

    EXPECT_EQ(q1.rating, 12U);
    EXPECT_EQ(q2.rating, 12U);
}

TEST(GsfRater, RatesManyAsItRatesOne) {
    nine::Digits puzzles[2] = {};
    const Puzzle hard = puzzle_of(kHard);
    std::ranges::copy(hard.givens(), puzzles[1].begin());
    GsfAnswer answers[2];

    GsfRater(Scale::q1).rate(puzzles, {}, answers);

    EXPECT_EQ(answers[0].stop, Stop::limit);
    EXPECT_EQ(answers[0].rating, std::nullopt);
    EXPECT_EQ(answers[1].rating, 1271U);
}

TEST(GsfRater, GivesUpWhenTimeIsOver) {
    const tests::Patience patience(5);

    const GsfAnswer answer = GsfRater(Scale::q2).rate(puzzle_of(kHard), patience.deadline());

    EXPECT_EQ(answer.stop, Stop::deadline);
    EXPECT_EQ(answer.rating, std::nullopt);
    EXPECT_LT(patience.late_looks(), 50U);
}

TEST(GsfFault, OtherBoardsAndPencilmarksHaveNoRating) {
    Puzzle marked = puzzle_of(kEasy);
    marked.set_pencilmarks(3, DigitSet::of(4) | DigitSet::of(5));

    EXPECT_EQ(gsf_fault(puzzle_of(kEasy)), std::nullopt);
    EXPECT_NE(gsf_fault(Puzzle(Board::standard(4))), std::nullopt);
    EXPECT_NE(gsf_fault(marked), std::nullopt);
}

}  // namespace
}  // namespace sudokit
