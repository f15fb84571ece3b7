#include "logic/techniques/als/sk_loop.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// Each group shares two digits with the next in the same line, and two with the next in the same
// box:
//
//     .    1278 1278 | .    1234 1234 |
//     5678 .    .    | 3456 .    .    |
//     5678 .    .    | 3456 .    .    |
//     ---------------+----------------+
//     .    1234 1234 | .    1278 1278 |
//     3456 .    .    | 5678 .    .    |
//     3456 .    .    | 5678 .    .    |
State loop() {
    State state = open_state();
    for (const std::uint32_t i : {1U, 2U}) {
        keep(state, 1, 1 + i, "1278");
        keep(state, 1, 4 + i, "1234");
        keep(state, 1 + i, 1, "5678");
        keep(state, 1 + i, 4, "3456");
        keep(state, 4, 1 + i, "1234");
        keep(state, 4, 4 + i, "1278");
        keep(state, 4 + i, 1, "3456");
        keep(state, 4 + i, 4, "5678");
    }
    return state;
}

constexpr DigitSet k12 = DigitSet(0b11);
constexpr DigitSet k34 = DigitSet(0b1100);
constexpr DigitSet k56 = DigitSet(0b110000);
constexpr DigitSet k78 = DigitSet(0b11000000);

TEST(SkLoop, DigitsThatGoRoundLeaveTheRestOfTheirLinesAndBoxes) {
    const State state = loop();

    const auto steps = find_all(TechniqueId::sk_loop, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern,
              Pattern(LockedSetsPattern{
                  {rc(1, 2), rc(1, 3), rc(1, 5), rc(1, 6), rc(2, 1), rc(2, 4), rc(3, 1), rc(3, 4),
                   rc(4, 2), rc(4, 3), rc(4, 5), rc(4, 6), rc(5, 1), rc(5, 4), rc(6, 1), rc(6, 4)},
                  {{0, k12},
                   {3, k12},
                   {9, k56},
                   {12, k56},
                   {18, k78},
                   {19, k34},
                   {21, k34},
                   {22, k78}}}));
    EXPECT_EQ(steps[0].eliminations.size(), 4U * 2 * 5 + 4 * 2 * 5);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(SkLoop, AFilledCellTakesItsDigitOutOfTheCount) {
    State state = loop();
    state.place({rc(1, 2), 1});

    const auto steps = find_all(TechniqueId::sk_loop, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(std::get<LockedSetsPattern>(steps[0].pattern).cells.size(), 15U);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(SkLoop, OneDigitMoreIsTooMany) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~loop().candidates(cell)) {
            if (cell != rc(1, 2) || digit != 9) state.remove({cell, digit});
        }
    }

    EXPECT_TRUE(find_all(TechniqueId::sk_loop, state).empty());
}

TEST(SkLoop, AGroupThatIsFilledBreaksIt) {
    State state = loop();
    state.place({rc(1, 2), 1});
    state.place({rc(1, 3), 7});

    EXPECT_TRUE(find_all(TechniqueId::sk_loop, state).empty());
}

// A digit of a single group can be counted by its line or by its box.
TEST(SkLoop, WhatCanBeCountedInTwoWaysLeavesBothHousesByAStepEach) {
    State state = loop();
    for (const std::uint32_t column : {5U, 6U}) state.remove({rc(1, column), 1});
    for (const std::uint32_t column : {2U, 3U}) state.remove({rc(4, column), 1});

    const auto steps = find_all(TechniqueId::sk_loop, state);

    ASSERT_EQ(steps.size(), 2U);
    for (const Step& step : steps) EXPECT_FALSE(check(step, state));
    const Candidate in_line = {rc(1, 9), 1};
    const Candidate in_box = {rc(2, 2), 1};
    const auto removes = [&](const Step& step, Candidate candidate) {
        return std::ranges::find(step.eliminations, candidate) != step.eliminations.end();
    };
    for (const Candidate& gone : {in_line, in_box}) {
        EXPECT_NE(removes(steps[0], gone), removes(steps[1], gone));
    }
}

TEST(SkLoop, NeedsBoxes) {
    Shape latin;
    latin.regions = Latin{};

    EXPECT_TRUE(find_all(TechniqueId::sk_loop, open_state(*Board::make(latin))).empty());
    EXPECT_TRUE(find_all(TechniqueId::sk_loop, open_state(Board::standard(16))).empty());
}

TEST(SkLoop, StopsWhenTold) { EXPECT_EQ(offered_until_stop(TechniqueId::sk_loop, loop()), 1); }

}  // namespace
}  // namespace sudokit::logic
