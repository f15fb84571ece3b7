#include "board/constraints/anti_knight.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

ConstraintPtr anti_knight(std::uint32_t order) {
    return *make_constraint({.kind = "anti-knight"}, Board::standard(order));
}

TEST(AntiKnight, CellsAKnightsMoveApartDiffer) {
    const auto rule = anti_knight(5);
    std::vector<std::uint8_t> digits(25, 0);
    EXPECT_TRUE(rule->holds(digits));
    digits[12] = 3;

    // From the middle of a 5x5 board all eight moves stay on it.
    int clashes = 0;
    for (Cell cell = 0; cell < 25; ++cell) {
        if (cell == 12) continue;
        digits[cell] = 3;
        if (!rule->holds(digits)) ++clashes;
        digits[cell] = 0;
    }

    EXPECT_EQ(clashes, 8);
    digits[1] = 3;  // two rows up, one column to the left
    EXPECT_FALSE(rule->holds(digits));
    digits[1] = 4;
    EXPECT_TRUE(rule->holds(digits));
}

TEST(AntiKnight, PairsAreEachMoveOnce) {
    for (const std::uint32_t order : {1U, 2U, 3U, 4U, 9U}) {
        const auto pairs = anti_knight(order)->different();

        // 4 (n-1) (n-2) edges in the graph of the knight's moves.
        EXPECT_EQ(pairs.size(), order < 2 ? 0 : 4 * (order - 1) * (order - 2));
        for (const auto& pair : pairs) {
            const auto rows = std::max(pair[0] / order, pair[1] / order) -
                              std::min(pair[0] / order, pair[1] / order);
            const auto columns = std::max(pair[0] % order, pair[1] % order) -
                                 std::min(pair[0] % order, pair[1] % order);
            EXPECT_EQ(rows * columns, 2U);
        }
    }
}

TEST(AntiKnight, FilteringGoesOnFromCellToCell) {
    const auto rule = anti_knight(4);
    std::vector<DigitSet> candidates(16, DigitSet::full(4));
    candidates[0] = DigitSet::of(1);
    DigitSet few = DigitSet::of(1);
    few.insert(2);
    candidates[6] = few;  // r2c3: a move from r1c1, and so 2

    ASSERT_TRUE(rule->filter(candidates));

    EXPECT_EQ(candidates[6], DigitSet::of(2));
    EXPECT_FALSE(candidates[9].contains(1)) << "r3c2 is a move from r1c1";
    EXPECT_FALSE(candidates[15].contains(2)) << "r4c4 is a move from r2c3";
    EXPECT_TRUE(candidates[15].contains(1));
    candidates[9] = DigitSet::of(1);
    EXPECT_FALSE(rule->filter(candidates));
}

TEST(AntiKnight, SaysWhatItIs) {
    EXPECT_TRUE(anti_knight(9)->only_differs());
    EXPECT_TRUE(anti_knight(9)->drawing().outline.empty());
    EXPECT_EQ(anti_knight(9)->text(Language::en),
              "cells a knight's move apart hold different digits");
    EXPECT_FALSE(make_constraint({.kind = "anti-knight", .cells = {1}}, Board::standard(4)));
    EXPECT_FALSE(make_constraint({.kind = "anti-knight", .value = 1}, Board::standard(4)));
}

}  // namespace
}  // namespace sudokit
