#include "rate/se/fresh.hpp"

#include <gtest/gtest.h>

#include "rate/se/walk.hpp"
#include "rate/test_puzzles.hpp"

namespace sudokit::rate::se {
namespace {

// With their ER.
constexpr std::string_view kWalked[] = {
    ".......9.8....6.7..5......3..452..6....1..25.7.......1..8.13......9.....6372..519",  // 2.5
    ".........34.....61...974.3..32...7......47....1.....54..8..63...7..195..1...2....",  // 4.2
    "..........1....6..258...79....6.2...79.5.......39...1....42..5.1.7..64......81...",  // 4.5
    "........2.2.4...8...6.9..5..4.3.29....9..5.1..1......5.3...1..6..8.....91...2..48",  // 6.6
    ".......4..3.2..8.1.249..3..3..1...7.8.......4....5.913...53...929...8........26..",  // 7.1
};

TEST(SeFresh, TellsHousesAndDigitsThatHaveChanged) {
    const Position before{nine::Digits{}};
    Position now = before;
    now.remove(40, 6);

    const Fresh fresh = changes(before, now);

    for (const unsigned kind : {kBlocks, kRows, kColumns}) {
        EXPECT_EQ(fresh.of_kind(kind), bit(4));
    }
    EXPECT_EQ(fresh.digits(), bit(6));
    EXPECT_TRUE(fresh.near(36));
    EXPECT_FALSE(fresh.near(0));
    EXPECT_EQ(changes(now, now), Fresh::nothing());
}

TEST(SeFresh, WhereSomethingComesBackEverythingIsNew) {
    Position before{nine::Digits{}};
    const Position now = before;
    before.remove(40, 6);

    EXPECT_EQ(changes(before, now), Fresh{});
    EXPECT_EQ(changes(before, now).digits(), kFull);
}

// One walker goes through all puzzles in turn, a step of each; the other is new at each step.
TEST(SeFresh, WhatAWalkerRemembersChangesNoStep) {
    const nine::Kernel& kernel = nine::default_kernel();
    for (const Variant variant : {Variant::se_1_2_1, Variant::sukaku_1_18}) {
        Walker remembering(kernel, variant);
        for (const unsigned together : {1U, static_cast<unsigned>(std::size(kWalked))}) {
            for (unsigned begin = 0; begin < std::size(kWalked); begin += together) {
                std::vector<Position> positions;
                for (unsigned i = begin; i < begin + together; ++i) {
                    positions.emplace_back(digits_of(kWalked[i]));
                }
                for (bool any = true; any;) {
                    any = false;
                    for (Position& position : positions) {
                        if (position.left == 0) continue;
                        Hint hint;
                        Hint expected;

                        ASSERT_TRUE(remembering.find_step(position, 200, {}, hint));
                        ASSERT_TRUE(Walker(kernel, variant).find_step(position, 200, {}, expected));

                        EXPECT_EQ(hint.difficulty, expected.difficulty);
                        ASSERT_EQ(hint.removals, expected.removals);
                        ASSERT_EQ(hint.placement, expected.placement);
                        hint.apply_to(position);
                        any = true;
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace sudokit::rate::se
