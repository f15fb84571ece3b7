#include "sudokit/puzzle.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

const std::vector<std::uint8_t> kSolved4 = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

TEST(Puzzle, WithoutPencilmarksEveryDigitIsAllowed) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(3, 2);

    EXPECT_EQ(puzzle.allowed(0), DigitSet::full(4));
    EXPECT_EQ(puzzle.allowed(3), DigitSet::of(2));
    EXPECT_EQ(puzzle.given_count(), 1U);
}

TEST(Puzzle, GivensOutsideThePencilmarksLeaveNothing) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 2);
    puzzle.set_pencilmarks(0, DigitSet::of(3));

    EXPECT_TRUE(puzzle.allowed(0).empty());
}

TEST(Puzzle, MarksThatRuleNothingOutDoNotMakePuzzlesDiffer) {
    const Puzzle plain(Board::standard(4));
    Puzzle marked(Board::standard(4));

    marked.set_pencilmarks(5, DigitSet::full(9));
    EXPECT_EQ(plain, marked);

    marked.set_pencilmarks(5, DigitSet::full(3));
    EXPECT_FALSE(plain == marked);
}

TEST(Validity, ASolvedGridIsValidAndASwapIsNot) {
    Grid grid{Board::standard(4), kSolved4};
    EXPECT_TRUE(is_valid(grid));

    std::swap(grid.digits[0], grid.digits[1]);
    EXPECT_FALSE(is_valid(grid));
}

TEST(Validity, DigitsOutOfRangeAndMissingCellsAreNotValid) {
    Grid grid{Board::standard(4), kSolved4};
    grid.digits[7] = 200;
    EXPECT_FALSE(is_valid(grid));

    grid.digits = {1, 2, 3};
    EXPECT_FALSE(is_valid(grid));
}

TEST(Validity, AClashIsNamedByHouseCellsAndDigit) {
    std::vector<std::uint8_t> digits(16, 0);
    digits[0] = 3;
    digits[5] = 3;  // another row and column, the same box

    const auto clash = find_clash(Board::standard(4), digits);

    ASSERT_TRUE(clash);
    EXPECT_EQ(clash->house, 8U);
    EXPECT_EQ(clash->first, 0U);
    EXPECT_EQ(clash->second, 5U);
    EXPECT_EQ(clash->digit, 3U);
}

TEST(Validity, ASolutionAgreesWithGivensAndPencilmarks) {
    const Grid grid{Board::standard(4), kSolved4};
    Puzzle puzzle(grid.board);
    puzzle.set_given(0, 1);
    EXPECT_TRUE(solves(grid, puzzle));

    Puzzle other = puzzle;
    other.set_given(0, 2);
    EXPECT_FALSE(solves(grid, other));

    puzzle.set_pencilmarks(1, ~DigitSet::of(2));
    EXPECT_FALSE(solves(grid, puzzle));

    EXPECT_FALSE(solves(grid, Puzzle(*Board::make([] {
                            Shape shape = Shape::standard(4);
                            shape.diagonals = true;
                            return shape;
                        }()))));
}

}  // namespace
}  // namespace sudokit
