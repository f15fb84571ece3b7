#include "sudokit/transformation.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "sudokit/symmetry.hpp"

namespace sudokit {
namespace {

Board board_of(Shape shape) { return *Board::make(shape); }

Board diagonal_nine() {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    return board_of(shape);
}

// 4x4 with an L-shaped region.
Board jigsaw_four() {
    Shape shape = Shape::boxes(2, 2);
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    return board_of(shape);
}

Board latin_four() {
    Shape shape = Shape::boxes(2, 2);
    shape.regions = Latin{};
    return board_of(shape);
}

Puzzle some_puzzle(const Board& board, Rng& rng) {
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (rng.below(3) == 0)
            puzzle.set_given(cell, 1 + static_cast<Digit>(rng.below(board.order())));
    }
    DigitSet marks;
    marks.insert(1);
    puzzle.set_pencilmarks(0, marks);
    return puzzle;
}

TEST(Transformation, OfABoardToItselfIsTheIdentityAtFirst) {
    const Board board = Board::standard(6);
    const Transformation identity(board);

    EXPECT_TRUE(identity.is_identity());
    EXPECT_EQ(identity.cell(7), 7U);
    EXPECT_EQ(identity.digit(6), 6U);
    EXPECT_EQ(identity.house(3), 3U);
}

TEST(Transformation, IsUndoneByItsInverseOnEveryKindOfBoard) {
    Rng rng(1);
    for (const Board& board : {Board::standard(4), Board::standard(6), Board::standard(7),
                               Board::standard(9), jigsaw_four(), diagonal_nine()}) {
        const auto group = SymmetryGroup::of(board);
        for (int round = 0; round < 10; ++round) {
            const Transformation there = random_transformation(*group, rng);
            const Puzzle puzzle = some_puzzle(board, rng);

            const auto moved = image(there, puzzle);

            ASSERT_TRUE(moved);
            EXPECT_EQ(*image(inverse(there), *moved), puzzle);
            EXPECT_TRUE(compose(there, inverse(there)).is_identity());
            for (std::uint32_t i = 0; i < board.houses().size(); ++i) {
                std::vector<Cell> cells;
                for (const Cell cell : board.houses()[i].cells) cells.push_back(there.cell(cell));
                std::ranges::sort(cells);
                EXPECT_TRUE(std::ranges::equal(cells, board.houses()[there.house(i)].cells));
            }
        }
    }
}

TEST(Transformation, ComposedDoesBoth) {
    const Board board = Board::standard(9);
    const auto group = SymmetryGroup::of(board);
    Rng rng(2);
    for (int round = 0; round < 20; ++round) {
        const Puzzle puzzle = some_puzzle(board, rng);
        const Transformation a = random_transformation(*group, rng);
        const Transformation b = random_transformation(*group, rng);

        EXPECT_EQ(*image(compose(a, b), puzzle), *image(b, *image(a, puzzle)));
    }
}

TEST(Transformation, QuarterTurnsAddUp) {
    for (const Board& board : {board_of(Shape::boxes(2, 3)), jigsaw_four(), diagonal_nine()}) {
        const Transformation quarter = turn(board, Turn::quarter);
        const Transformation half = compose(quarter, turn(quarter.to(), Turn::quarter));
        const Transformation most = compose(half, turn(half.to(), Turn::quarter));

        EXPECT_EQ(half, turn(board, Turn::half));
        EXPECT_EQ(most, turn(board, Turn::three_quarters));
        EXPECT_TRUE(compose(most, turn(most.to(), Turn::quarter)).is_identity());
        EXPECT_EQ(compose(quarter, turn(quarter.to(), Turn::left_right)),
                  turn(board, Turn::diagonal));
    }
}

TEST(Transformation, TurnsBoxesAndRegions) {
    const Board wide = board_of(Shape::boxes(2, 3));

    EXPECT_EQ(turn(wide, Turn::quarter).to(), board_of(Shape::boxes(3, 2)));
    EXPECT_EQ(turn(wide, Turn::half).to(), wide);
    for (const Turn how : kTurns) {
        const Transformation turned = turn(jigsaw_four(), how);
        EXPECT_EQ(turned.to().houses().size(), 12U);
        EXPECT_EQ(turn(wide, how).to().cell_count(), 36U);
    }
    const Transformation clockwise = turn(wide, Turn::quarter);
    EXPECT_EQ(clockwise.cell(0), 5U);   // the corner at the top left goes to the top right
    EXPECT_EQ(clockwise.cell(5), 35U);  // and that one to the bottom right
}

TEST(Transformation, RowsThatLeaveTheirBandBreakABox) {
    const Board board = Board::standard(4);
    const std::vector<std::uint32_t> still{0, 1, 2, 3};
    const std::vector<std::uint32_t> across{0, 2, 1, 3};

    EXPECT_TRUE(line_exchange(board, std::vector<std::uint32_t>{3, 2, 0, 1}, still));
    const auto broken = line_exchange(board, across, still);
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().message.in(Language::en),
              "the cells of box 1 would no longer be a house");
    // A Latin square has no boxes to break, and the regions of a jigsaw go along.
    EXPECT_TRUE(line_exchange(latin_four(), across, still));
    EXPECT_TRUE(line_exchange(jigsaw_four(), across, still));
    EXPECT_FALSE(line_exchange(board, std::vector<std::uint32_t>{0, 0, 1, 2}, still));
    EXPECT_FALSE(line_exchange(board, std::vector<std::uint32_t>{0, 1, 2}, still));
    EXPECT_FALSE(line_exchange(board, std::vector<std::uint32_t>{0, 1, 2, 4}, still));
}

TEST(Transformation, OfDigitsTakesEachOnce) {
    const Board board = Board::standard(4);

    EXPECT_EQ(relabelling(board, {2, 3, 4, 1})->digit(4), 1U);
    EXPECT_FALSE(relabelling(board, {2, 3, 4, 2}));
    EXPECT_FALSE(relabelling(board, {0, 1, 2, 3}));
    EXPECT_FALSE(relabelling(board, {1, 2, 3}));
}

TEST(Transformation, MovesCagesButKeepsTheirSums) {
    const Board board = Board::standard(4);
    Puzzle puzzle(board);
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 4}, board));

    const auto turned = image(turn(board, Turn::quarter), puzzle);
    const auto reversed = image(*relabelling(board, {4, 3, 2, 1}), puzzle);
    const auto exchanged = image(*relabelling(board, {2, 1, 3, 4}), puzzle);

    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->constraints()[0]->data().cells, (std::vector<Cell>{3, 7}));
    EXPECT_EQ(turned->constraints()[0]->data().value, 4U);
    ASSERT_TRUE(reversed);
    EXPECT_EQ(reversed->constraints()[0]->data().value, 6U);
    ASSERT_FALSE(exchanged);
    EXPECT_EQ(exchanged.error().code, ErrorCode::unsupported);
}

TEST(Transformation, KnightsSurviveTurnsButNotExchangedLines) {
    const Board board = Board::standard(4);
    Puzzle puzzle(board);
    puzzle.add_constraint(*make_constraint({.kind = "anti-knight"}, board));
    const std::vector<std::uint32_t> still{0, 1, 2, 3};
    const std::vector<std::uint32_t> exchanged{1, 0, 2, 3};

    for (const Turn how : kTurns) EXPECT_TRUE(image(turn(board, how), puzzle));
    EXPECT_FALSE(image(*line_exchange(board, exchanged, still), puzzle));
}

TEST(Transformation, MovesGrids) {
    const Board board = Board::standard(4);
    const Grid grid{board, {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}};

    const Grid moved =
        image(compose(turn(board, Turn::diagonal), *relabelling(board, {1, 3, 2, 4})), grid);

    EXPECT_TRUE(is_valid(moved));
    EXPECT_EQ(moved.digits,
              (std::vector<std::uint8_t>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
}

}  // namespace
}  // namespace sudokit
