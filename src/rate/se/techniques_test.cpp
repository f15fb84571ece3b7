// The techniques of Sudoku Explainer, each on a position made for it.
#include <gtest/gtest.h>

#include "rate/se/aligned.hpp"
#include "rate/se/als_wings.hpp"
#include "rate/se/branching.hpp"
#include "rate/se/sets.hpp"
#include "rate/se/singles.hpp"
#include "rate/se/strong_links.hpp"
#include "rate/se/uniqueness.hpp"
#include "rate/se/wings.hpp"

namespace sudokit::rate::se {
namespace {

// Digits are 0-8 here, and cells 0-80.
constexpr Mask digits(std::initializer_list<unsigned> list) {
    Mask out = 0;
    for (const unsigned digit : list) out |= bit(digit);
    return out;
}

constexpr Variant kOriginal = Variant::se_1_2_1;

Position open_position() { return Position(nine::Digits{}); }

void keep(Position& position, unsigned cell, Mask mask) {
    position.remove_all(cell, without(kFull, mask));
}

// Leaves the digit only these places of the house.
void keep_places(Position& position, unsigned house, unsigned digit, Mask places) {
    each(without(kFull, places), [&](unsigned i) {
        const unsigned cell = kGeometry.cell_at[house][i];
        if (position.has(cell, digit)) position.remove(cell, digit);
    });
}

std::vector<Removal> list(const Hint& hint) { return {hint.removals.begin(), hint.removals.end()}; }

TEST(SeSingles, AHiddenSingleInABlockIsEasierThanInALine) {
    Position position = open_position();
    keep_places(position, kRows + 4, 3, bit(2));
    Hint hint;

    ASSERT_TRUE(find_hidden_single(position, hint));
    EXPECT_EQ(hint.difficulty, 1.5);
    EXPECT_EQ(hint.placement->cell, 38);
    EXPECT_EQ(hint.placement->digit, 3);

    keep_places(position, kBlocks + 8, 5, bit(8));
    ASSERT_TRUE(find_hidden_single(position, hint));
    EXPECT_EQ(hint.difficulty, 1.2);
    EXPECT_EQ(hint.placement->cell, 80);
}

TEST(SeSingles, TheLastCellOfAHouseComesFirst) {
    Position position = open_position();
    keep_places(position, kBlocks + 8, 5, bit(8));
    for (unsigned i = 0; i < 8; ++i) position.place(i, i);
    Hint hint;

    ASSERT_TRUE(find_hidden_single(position, hint));

    EXPECT_EQ(hint.difficulty, 1.0);
    EXPECT_EQ(hint.placement->cell, 8);
    EXPECT_EQ(hint.placement->digit, 8);
}

TEST(SeSingles, ANakedSingleTakesACellWithOneCandidate) {
    Position position = open_position();
    Hint hint;
    EXPECT_FALSE(find_naked_single(position, hint));

    keep(position, 40, bit(6));

    ASSERT_TRUE(find_naked_single(position, hint));
    EXPECT_EQ(hint.difficulty, 2.3);
    EXPECT_EQ(hint.placement->cell, 40);
}

TEST(SeLocking, PointsOutOfABlockAndClaimsIntoIt) {
    Position position = open_position();
    Hint hint;
    EXPECT_FALSE(find_locking(position, kOriginal, hint));
    keep_places(position, kRows + 0, 4, 0b111);

    ASSERT_TRUE(find_locking(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 2.8);
    EXPECT_EQ(list(hint).size(), 6U);

    position = open_position();
    keep_places(position, kBlocks + 0, 4, 0b111);
    ASSERT_TRUE(find_locking(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 2.6);
    EXPECT_EQ(list(hint).front(), (Removal{3, bit(4)}));
}

TEST(SeLocking, IsDirectWhereItLeavesAnotherBlockOnePlace) {
    Position position = open_position();
    keep_places(position, kBlocks + 0, 4, 0b111);
    Hint hint;
    EXPECT_FALSE(find_direct_locking(position, kOriginal, hint));

    keep_places(position, kBlocks + 1, 4, 0b000001111);

    ASSERT_TRUE(find_direct_locking(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 1.7);
    EXPECT_EQ(hint.placement->cell, 12);
    EXPECT_TRUE(hint.removals.empty());
}

TEST(SeSets, NakedSetsClearTheirHouse) {
    const double difficulties[] = {3.0, 3.6, 5.0};
    for (unsigned count = 2; count <= 4; ++count) {
        Position position = open_position();
        const Mask mask = static_cast<Mask>((1U << count) - 1U);
        for (unsigned i = 0; i < count; ++i) keep(position, i * 9, mask);
        Hint hint;

        ASSERT_TRUE(find_naked_set(position, count, hint)) << count;

        EXPECT_EQ(hint.difficulty, difficulties[count - 2]);
        // Two or three in a block: the block comes first.
        EXPECT_EQ(list(hint).front().cell, count < 4 ? 1 : 36);
        EXPECT_EQ(list(hint).front().digits, mask);
    }
}

TEST(SeSets, HiddenSetsClearTheirCells) {
    const double difficulties[] = {3.4, 4.0, 5.4};
    for (unsigned count = 2; count <= 4; ++count) {
        Position position = open_position();
        const Mask mask = static_cast<Mask>((1U << count) - 1U);
        for (unsigned digit = 0; digit < count; ++digit) keep_places(position, kRows, digit, mask);
        Hint hint;

        ASSERT_TRUE(find_hidden_set(position, count, hint)) << count;

        EXPECT_EQ(hint.difficulty, difficulties[count - 2]);
        EXPECT_EQ(list(hint).size(), count);
        EXPECT_EQ(list(hint).front(), (Removal{0, without(kFull, mask)}));
    }
}

TEST(SeSets, ADirectHiddenPairLeavesADigitOnePlace) {
    Position position = open_position();
    for (const unsigned digit : {0U, 1U}) keep_places(position, kRows, digit, 0b11);
    Hint hint;
    EXPECT_FALSE(find_direct_hidden_set(position, 2, hint));

    keep_places(position, kRows, 7, 0b10011);
    EXPECT_FALSE(find_direct_hidden_set(position, 3, hint));

    ASSERT_TRUE(find_direct_hidden_set(position, 2, hint));
    EXPECT_EQ(hint.difficulty, 2.0);
    EXPECT_EQ(hint.placement->cell, 4);
    EXPECT_EQ(hint.placement->digit, 7);
}

TEST(SeFish, LinesOfADigitCoverLinesAcross) {
    const double difficulties[] = {3.2, 3.8, 5.2};
    for (unsigned count = 2; count <= 4; ++count) {
        Position position = open_position();
        const Mask mask = count == 2 ? 0b10001 : count == 3 ? 0b1010001 : 0b1010011;
        each(mask, [&](unsigned line) { keep_places(position, kRows + line, 8, mask); });
        Hint hint;

        ASSERT_TRUE(find_fish(position, count, hint)) << count;

        EXPECT_EQ(hint.difficulty, difficulties[count - 2]);
        EXPECT_EQ(list(hint).size(), count * (9 - count));
    }
}

TEST(SeWings, TakeTheDigitOfBothPincers) {
    Position position = open_position();
    keep(position, 0, digits({0, 1}));
    keep(position, 4, digits({0, 2}));
    keep(position, 36, digits({1, 2}));
    Hint hint;
    EXPECT_FALSE(find_xyz_wing(position, kOriginal, hint));

    ASSERT_TRUE(find_xy_wing(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 4.2);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{40, bit(2)}}));

    position = open_position();
    keep(position, 0, digits({0, 1, 2}));
    keep(position, 4, digits({0, 2}));
    keep(position, 10, digits({1, 2}));
    EXPECT_FALSE(find_xy_wing(position, kOriginal, hint));
    ASSERT_TRUE(find_xyz_wing(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 4.4);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{1, bit(2)}, {2, bit(2)}}));
}

// Corners 0, 3, 27, 30 are in four blocks, two rows and two columns.
Position rectangle(Mask last, Mask third) {
    Position position = open_position();
    for (const unsigned cell : {0U, 3U}) keep(position, cell, digits({0, 1}));
    keep(position, 27, third);
    keep(position, 30, last);
    return position;
}

TEST(SeUniqueLoops, ARectangleMustHaveAWayOut) {
    Hint hint;
    // Cells 27 and 30 are in different blocks, 0 and 27 too: four blocks, no rectangle.
    EXPECT_FALSE(find_unique_loop(rectangle(kFull, digits({0, 1})), kOriginal, hint));

    Position position = open_position();
    for (const unsigned cell : {0U, 1U, 27U}) keep(position, cell, digits({0, 1}));
    ASSERT_TRUE(find_unique_loop(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 4.5);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{28, digits({0, 1})}}));

    position = open_position();
    for (const unsigned cell : {0U, 1U}) keep(position, cell, digits({0, 1}));
    for (const unsigned cell : {27U, 28U}) keep(position, cell, digits({0, 1, 2}));
    hint = {};
    ASSERT_TRUE(find_unique_loop(position, kOriginal, hint));
    EXPECT_EQ(hint.difficulty, 4.5);
    EXPECT_EQ(list(hint).front(), (Removal{29, bit(2)}));
}

TEST(SeUniqueLoops, ALockedDigitTakesTheOther) {
    Position position = open_position();
    for (const unsigned cell : {0U, 1U}) keep(position, cell, digits({0, 1}));
    keep_places(position, kRows + 3, 0, 0b11);
    Hint hint;

    ASSERT_TRUE(find_unique_loop(position, kOriginal, hint));

    EXPECT_EQ(hint.difficulty, 4.5);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{27, bit(1)}, {28, bit(1)}}));
}

TEST(SeAligned, APairCannotEmptyACellThatItSees) {
    Position position = open_position();
    keep(position, 2, digits({0, 1, 2}));
    keep(position, 3, digits({0, 2}));
    keep(position, 4, digits({0, 2}));
    keep(position, 5, digits({1, 2}));
    Hint hint;

    ASSERT_TRUE(find_aligned_pair(position, hint));

    EXPECT_EQ(hint.difficulty, 6.2);
    EXPECT_FALSE(hint.removals.empty());
}

TEST(SeChains, LengthCountsByThresholds) {
    EXPECT_EQ(length_difficulty(6), 0.0);
    EXPECT_EQ(length_difficulty(7), 0.1);
    EXPECT_EQ(length_difficulty(8), 0.1);
    EXPECT_NEAR(length_difficulty(9), 0.2, 1e-9);
    EXPECT_NEAR(length_difficulty(26), 0.5, 1e-9);
    EXPECT_NEAR(length_difficulty(27), 0.6, 1e-9);
}

TEST(SeChains, TwoStrongLinksThatSeeEachOtherMakeAnXChain) {
    // Digit 0 has two places in columns 0 and 4, one pair of them in the same row.
    Position position = open_position();
    keep_places(position, kColumns + 0, 0, 0b000010001);
    keep_places(position, kColumns + 4, 0, 0b000100001);
    Hint hint;

    ASSERT_TRUE(ForcingChains().find(position, hint));

    // Who sees both other ends, r5c1 and r6c5, is out: four from on to off, and back.
    EXPECT_EQ(hint.difficulty, 6.6);
    for (const Removal& removal : hint.removals) EXPECT_EQ(removal.digits, bit(0));
}

TEST(SukakuLocking, GoesDigitByDigit) {
    // Digit 5 in the first block, digit 2 in the second, both in the first row.
    Position position = open_position();
    keep_places(position, kBlocks, 5, 0b111);
    keep_places(position, kBlocks + 1, 2, 0b111);
    Hint hint;

    ASSERT_TRUE(find_locking(position, kOriginal, hint));
    EXPECT_EQ(list(hint)[0].digits, bit(5));
    ASSERT_TRUE(find_locking(position, Variant::sukaku_1_18, hint));
    EXPECT_EQ(list(hint)[0].digits, bit(2));
}

TEST(SukakuStrongLinks, TwoParallelLinesAreASkyscraper) {
    // Digit 0 in rows 1 and 5: in column 1 both times, in columns 4 and 6.
    Position position = open_position();
    keep_places(position, kRows, 0, 0b000001001);
    keep_places(position, kRows + 4, 0, 0b000100001);
    Hint hint;

    ASSERT_TRUE(find_strong_links(position, 2, hint));

    // What sees both r1c4 and r5c6.
    EXPECT_EQ(hint.difficulty, 4.0);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{14, 1}, {23, 1}, {30, 1}, {48, 1}}));
    EXPECT_FALSE(find_strong_links(open_position(), 3, hint));
}

TEST(SukakuStrongLinks, AnEmptyRectangleIsGrouped) {
    // Digit 0 in block 1: row 2 and column 2. In column 8: rows 2 and 6.
    Position position = open_position();
    keep_places(position, kBlocks, 0, 0b010101010);
    keep_places(position, kColumns + 7, 0, 0b000100010);
    Hint hint;

    ASSERT_TRUE(find_strong_links(position, 2, hint));

    EXPECT_EQ(hint.difficulty, 4.3);
    EXPECT_EQ(list(hint), (std::vector<Removal>{{46, 1}}));
}

TEST(SukakuWings, AWingOfFourDigitsRemovesWhatItsEndsShare) {
    // r1c1 to r1c3 have 0123 between them; r4c1 has 0 and 3. Of the set only r1c1 has 0.
    Position position = open_position();
    keep(position, 0, digits({0, 1}));
    keep(position, 1, digits({1, 2, 3}));
    keep(position, 2, digits({1, 2}));
    keep(position, 27, digits({0, 3}));
    Hint hint;

    ASSERT_TRUE(find_als_wing(position, 3, hint));

    // 3 is in r1c2 or in r4c1.
    EXPECT_EQ(hint.difficulty, 5.6);
    for (const Removal& removal : hint.removals) {
        EXPECT_EQ(removal.digits, bit(3));
        EXPECT_TRUE(kGeometry.sees[1].has(removal.cell) && kGeometry.sees[27].has(removal.cell));
    }
    EXPECT_FALSE(find_als_wing(open_position(), 3, hint));
}

TEST(SeChains, AnOpenPositionHasNone) {
    const Position position = open_position();
    Hint hint;

    EXPECT_FALSE(ForcingChains().find(position, hint));
    EXPECT_FALSE(BranchingChains({true, true, false, 0}).find(position, {}, hint));
    EXPECT_FALSE(BranchingChains({true, true, false, 2}).find(position, {}, hint));
}

TEST(SeChains, ADigitWithoutPlaceIsAContradictionOfNishio) {
    // Digit 0 in r1c1 leaves the last column no place.
    Position position = open_position();
    keep_places(position, kColumns + 8, 0, 0b100000001);
    keep_places(position, kRows + 8, 0, 0b100000010);
    keep_places(position, kColumns + 1, 0, 0b100000001);
    Hint hint;

    ASSERT_TRUE(BranchingChains({false, true, true, 0}).find(position, {}, hint));

    EXPECT_GE(hint.difficulty, 7.5);
    EXPECT_LT(hint.difficulty, 8.0);
}

}  // namespace
}  // namespace sudokit::rate::se
