#include "logic/techniques/uniqueness/rectangle.hpp"

#include <gtest/gtest.h>

namespace sudokit::logic {
namespace {

bool can_swap_at(const Board& board, std::uint32_t row, std::uint32_t column) {
    return can_swap(board, corners_of(board, board.cell(0, 0), board.cell(row, column)));
}

TEST(Rectangle, CornersGoAroundFromTheUpperLeft) {
    const Board board = Board::standard(9);

    EXPECT_EQ(corners_of(board, board.cell(3, 1), board.cell(0, 4)), (Corners{1, 4, 31, 28}));
}

TEST(Rectangle, OnBoxesTwoBoxesAreNeeded) {
    const Board board = Board::standard(9);

    EXPECT_TRUE(can_swap_at(board, 1, 3));
    EXPECT_TRUE(can_swap_at(board, 3, 1));
    EXPECT_FALSE(can_swap_at(board, 1, 1));
    EXPECT_FALSE(can_swap_at(board, 3, 3));
}

TEST(Rectangle, WithoutBoxesAnyWillDo) {
    Shape shape;
    shape.order = 6;
    shape.regions = Latin{};
    const auto board = Board::make(shape);

    EXPECT_TRUE(can_swap_at(*board, 1, 1));
    EXPECT_TRUE(can_swap_at(*board, 5, 5));
}

TEST(Rectangle, ADiagonalThroughOneCornerForbidsIt) {
    Shape shape = Shape::boxes(3, 3);
    shape.diagonals = true;
    const auto board = Board::make(shape);

    EXPECT_FALSE(can_swap_at(*board, 1, 3));
    EXPECT_TRUE(can_swap(*board, corners_of(*board, board->cell(0, 1), board->cell(3, 2))));
}

TEST(Rectangle, InAJigsawRegionsPairTheCorners) {
    Shape shape;
    shape.order = 4;
    shape.regions = Jigsaw{{0, 0, 0, 1,  //
                            2, 2, 0, 1,  //
                            2, 3, 1, 1,  //
                            2, 3, 3, 3}};
    const auto board = Board::make(shape);

    // Rows 1 and 2, columns 1 and 2: regions 0 0 over 2 2.
    EXPECT_TRUE(can_swap_at(*board, 1, 1));
    // Columns 1 and 3: regions 0 0 over 2 0.
    EXPECT_FALSE(can_swap_at(*board, 1, 2));
}

}  // namespace
}  // namespace sudokit::logic
