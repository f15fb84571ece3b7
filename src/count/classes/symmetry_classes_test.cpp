#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

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

// Russell and Jarvis, "Mathematics of Sudoku II" (2006): only 27 of the classes fix any grid. Here
// are those that take no more than some hundredths of a second; the others are in `bench/`.
TEST(FixedGrids, AreAsManyAsPublished) {
    const std::map<std::uint64_t, std::vector<std::string>> published = {
        {1, {"18383222420692992"}},
        {16, {"107495424"}},
        {64, {"2508084"}},
        {96, {"21233664"}},
        {144, {"14837760"}},
        {192, {"4204224"}},
        {288, {"5184"}},
        {864, {"2085120"}},
        {972, {"449445888"}},
        {1152, {"6342480"}},
        {1728, {"2592", "294912"}},
        {2304, {"648"}},
        {3456, {"1296"}},
        {3888, {"27648"}},
        {7776, {"13824"}},
        {10368, {"1854"}},
        {15552, {"1728", "3456"}},
        {20736, {"162", "288"}},
        {31104, {"6480"}},
        {69984, {"13056"}},
        {93312, {"288"}},
    };
    std::map<std::uint64_t, std::vector<std::string>> found;
    for (const SymmetryClass& one : symmetry_classes({3, 3})) {
        // Half a turn and transposing are among these.
        if (one.size == 2916 || one.size == 1296 || one.size == 5184) continue;
        const Natural fixed = *fixed_grids({3, 3}, one);
        if (!fixed.is_zero()) found[one.size].push_back(fixed.text());
    }
    for (auto& entry : found) std::ranges::sort(entry.second);

    EXPECT_EQ(found, published);
}

TEST(ClassCount, IsThePublishedOneForSmallBoards) {
    EXPECT_EQ(class_count({2, 2})->text(), "2");
    EXPECT_EQ(class_count({2, 3})->text(), "49");
    EXPECT_EQ(class_count({3, 2})->text(), "49");
}

// Boxes of one row make Latin squares, up to the orders of rows and of columns: isotopy classes.
TEST(ClassCount, OfLatinSquaresIsThePublishedOne) {
    EXPECT_EQ(class_count({1, 3}), Natural(1));
    EXPECT_EQ(class_count({1, 4}), Natural(2));
    EXPECT_EQ(class_count({5, 1}), Natural(2));
}

TEST(FixedGridsDeathTest, AreThoseOfSymmetriesOfTheBoard) {
    EXPECT_DEATH(static_cast<void>(fixed_grids({2, 5}, {1, std::vector<Cell>(100)})), "order");
    EXPECT_DEATH(static_cast<void>(fixed_grids({3, 3}, {1, std::vector<Cell>(16)})), "size");
}

}  // namespace
}  // namespace sudokit
