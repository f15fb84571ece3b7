#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "sudokit/counting.hpp"

namespace sudokit {
namespace {

std::uint64_t symmetries(const std::vector<SymmetryClass>& classes) {
    std::uint64_t sum = 0;
    for (const SymmetryClass& one : classes) sum += one.size;
    return sum;
}

TEST(SymmetryClasses, AreAsManyAsPublished) {
    const auto nine = symmetry_classes({3, 3});
    EXPECT_EQ(nine.size(), 275U);
    EXPECT_EQ(symmetries(nine), 3359232U);
    EXPECT_EQ(symmetries(symmetry_classes({2, 2})), 128U);
    EXPECT_EQ(symmetries(symmetry_classes({2, 3})), 3456U);
    EXPECT_EQ(symmetries(symmetry_classes({2, 4})), 442368U);
}

TEST(SymmetryClasses, TheirSymmetriesKeepTheHouses) {
    const Board board = Board::standard(9);
    for (const SymmetryClass& one : symmetry_classes({3, 3})) {
        for (const House& house : board.houses()) {
            std::vector<bool> moved(board.cell_count());
            for (const Cell cell : house.cells) moved[one.cells[cell]] = true;
            EXPECT_TRUE(std::ranges::any_of(board.houses(), [&](const House& other) {
                return std::ranges::all_of(other.cells, [&](Cell cell) { return moved[cell]; });
            }));
        }
    }
}

TEST(ClassCount, IsThePublishedOneForSmallBoards) {
    EXPECT_EQ(class_count({2, 2})->text(), "2");
    EXPECT_EQ(class_count({2, 3})->text(), "49");
    EXPECT_EQ(class_count({3, 2})->text(), "49");
}

}  // namespace
}  // namespace sudokit
