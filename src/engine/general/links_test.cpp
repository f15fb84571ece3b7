#include "engine/general/links.hpp"

#include <bit>

#include <gtest/gtest.h>

namespace sudokit::engine {
namespace {

TEST(Links, BoxesOverlapLinesInThreeCellsAndLinesOnlyBoxes) {
    const Links links(Board::standard(9));

    EXPECT_EQ(links.overlaps(0).size(), 3U);   // row 1: three boxes
    EXPECT_EQ(links.overlaps(18).size(), 6U);  // box 1: three rows, three columns
    for (const Overlap& overlap : links.overlaps(18)) {
        EXPECT_EQ(std::popcount(overlap.here), 3);
        EXPECT_EQ(std::popcount(overlap.there), 3);
    }
    EXPECT_EQ(links.memberships(0).back().widest_overlap, 3U);
}

TEST(Links, SharedCellsAreTheSameSeenFromBothHouses) {
    Shape shape = Shape::boxes(2, 3);
    shape.diagonals = true;
    const Board board = *Board::make(shape);
    const Links links(board);

    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        for (const Overlap& overlap : links.overlaps(house)) {
            for (std::uint32_t place = 0; place < board.order(); ++place) {
                if ((overlap.here >> place & 1) == 0) continue;
                bool found = false;
                for (std::uint32_t other = 0; other < board.order(); ++other) {
                    found |= (overlap.there >> other & 1) != 0 &&
                             links.cell_at(overlap.other, other) == links.cell_at(house, place);
                }
                EXPECT_TRUE(found);
            }
        }
    }
}

TEST(Links, LatinBoardsHaveNoOverlaps) {
    const Links links(Board::standard(7));

    for (std::uint32_t house = 0; house < 14; ++house) EXPECT_TRUE(links.overlaps(house).empty());
}

}  // namespace
}  // namespace sudokit::engine
