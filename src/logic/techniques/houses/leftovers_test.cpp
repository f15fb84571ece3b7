#include "logic/techniques/houses/leftovers.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

Board windowed() {
    Shape shape = Shape::standard(9);
    shape.windows = true;
    return *Board::make(shape);
}

const Step* step_with(const std::vector<Step>& steps, const LeftoverPattern& pattern) {
    const auto found = std::ranges::find(steps, Pattern(pattern), &Step::pattern);
    return found == steps.end() ? nullptr : &*found;
}

TEST(LawOfLeftovers, WhatSticksOutHoldsWhatSticksIn) {
    // Row 1 has r1c4 beside region 1, which has r2c1 beside row 1.
    State state = open_state(small_jigsaw());
    state.remove({at(state, 2, 1), 3});

    const auto steps = find_all(law_of_leftovers, state);

    const Step* const step = step_with(steps, {{0}, {8}, 3});
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->eliminations, (std::vector<Candidate>{{at(state, 1, 4), 3}}));
    for (const Step& one : steps) EXPECT_FALSE(check(one, state));
}

TEST(LawOfLeftovers, ADigitThatIsPlacedOnOneSideIsPlacedOnTheOther) {
    State state = open_state(small_jigsaw());
    state.place({at(state, 2, 1), 2});

    const auto steps = find_all(law_of_leftovers, state);

    const Step* const step = step_with(steps, {{0}, {8}, 2});
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->placements, (std::vector<Candidate>{{at(state, 1, 4), 2}}));
    for (const Step& one : steps) EXPECT_FALSE(check(one, state));
}

TEST(LawOfLeftovers, NothingFollowsWhereBothSidesMayHoldTheDigit) {
    EXPECT_TRUE(find_all(law_of_leftovers, open_state(small_jigsaw())).empty());
}

// Rows 2 to 4 have windows 1 and 2 in them, so that columns 1, 5 and 9 hold every digit once there.
TEST(LawOfLeftovers, LinesLessWindowsAreAHouse) {
    const State state = sketch(
        "xxx xxx xxx"
        ".xx x.x xx."
        ".xx xxx xx."
        ".xx x.x xx."
        "xxx xxx xxx"
        "xxx xxx xxx"
        "xxx xxx xxx"
        "xxx xxx xxx"
        "xxx xxx xxx",
        windowed());

    const auto steps = find_all(law_of_leftovers, state);

    const Step* const step = step_with(steps, {{1, 2, 3}, houses_at(state, "w1 w2"), kSketched});
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->placements, gone_from(state, "r3c5"));
    for (const Step& one : steps) EXPECT_FALSE(check(one, state));
}

TEST(LawOfLeftovers, TheCornersOfTheWindowsAreAHouseToo) {
    const State state = sketch(
        "oxx x.x xx."
        "xxx xxx xxx"
        "xxx xxx xxx"
        "xxx xxx xxx"
        "oxx x.x xx."
        "xxx xxx xxx"
        "xxx xxx xxx"
        "xxx xxx xxx"
        ".xx x.x xx.",
        windowed());

    const auto steps = find_all(law_of_leftovers, state);

    std::vector<std::uint32_t> rows_and_windows = houses_at(state, "r1 r5 r9 w1 w2 w3 w4");
    const Step* const step =
        step_with(steps, {rows_and_windows, houses_at(state, "c2 c3 c4 c6 c7 c8"), kSketched});
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->eliminations, gone_from(state, "r2c1 r3c1 r4c1 r6c1 r7c1 r8c1"));
    for (const Step& one : steps) EXPECT_FALSE(check(one, state));
}

TEST(LawOfLeftovers, BoardsWithBoxesAloneHaveNone) {
    State state = open_state();
    state.place({rc(1, 1), 2});

    EXPECT_TRUE(find_all(law_of_leftovers, state).empty());
}

TEST(LawOfLeftovers, StopsWhenTold) {
    State state = open_state(small_jigsaw());
    state.remove({at(state, 2, 1), 3});

    EXPECT_EQ(offered_until_stop(law_of_leftovers, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
