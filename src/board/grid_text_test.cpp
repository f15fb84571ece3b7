#include "sudokit/grid_text.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

using Cells = std::vector<std::uint8_t>;

TEST(GridText, CellsAreCharactersOrNumbers) {
    EXPECT_EQ(cells_text(Cells{1, 0, 10, 35}, Symbols::digits), "1.AZ");
    EXPECT_EQ(cells_text(Cells{1, 0, 10, 64}, Symbols::numbers, '0'), "1 0 10 64");
    EXPECT_EQ(cells_text(Cells{}, Symbols::numbers), "");
}

TEST(GridText, IsInTheSymbolsAskedForIfTheyHaveAllDigits) {
    const Grid grid{Board::standard(2), {1, 2, 2, 1}};

    EXPECT_EQ(grid_text(grid), "1221");
    EXPECT_EQ(grid_text(grid, Symbols::letters), "ABBA");
    EXPECT_EQ(grid_text(grid, Symbols::numbers), "1 2 2 1");
    EXPECT_EQ(grid_text(grid, Symbols::hex), "1221");
}

TEST(GridText, GivensHaveDotsBetweenThem) {
    Puzzle puzzle(Board::standard(2));
    puzzle.set_given(1, 2);

    EXPECT_EQ(givens_text(puzzle), ".2..");
    EXPECT_EQ(givens_text(puzzle, Symbols::numbers), ". 2 . .");
}

}  // namespace
}  // namespace sudokit
