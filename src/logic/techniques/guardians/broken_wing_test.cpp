#include "logic/techniques/guardians/broken_wing.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/techniques/test_sketch.hpp"

namespace sudokit::logic {
namespace {

// The ring x by row 1, column 4, row 4, column 2 and box 1; r1c8 is the only other place in these.
constexpr std::string_view kOneGuardian =
    "x.. x.. .o."
    ".x. ... ooo"
    "... .oo ooo"

    ".x. x.. ..."
    "o.o .oo ooo"
    "o.o .oo ooo"

    "o.o .oo ooo"
    "o.o .oo ooo"
    "o.o .oo ooo";

TEST(BrokenWing, ALoneGuardianIsPlaced) {
    const State state = sketch(kOneGuardian);

    const auto steps = find_all(TechniqueId::broken_wing, state);

    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps[0], (Step{TechniqueId::broken_wing,
                              GuardianPattern{cells_at(state, "r1c1 r1c4 r2c2 r4c2 r4c4"),
                                              DigitSet::of(kSketched),
                                              gone_from(state, "r1c8"),
                                              {},
                                              {},
                                              houses_at(state, "r1 r4 c2 c4 b1")},
                              gone_from(state, "r1c8"),
                              {}}));
    for (const Step& step : steps) EXPECT_FALSE(check(step, state));
}

TEST(BrokenWing, WhatSeesAllGuardiansLosesTheDigit) {
    const State state = sketch(
        "x.. x.. .o."
        ".x. ... ooo"
        "... .oo ooo"

        ".x. x.. .o."
        "o.o .oo ooo"
        "o.o .oo ooo"

        "o.o .oo ooo"
        "o.o .oo ooo"
        "o.o .oo ooo");

    const auto steps = find_all(TechniqueId::broken_wing, state);

    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(std::get<GuardianPattern>(steps[0].pattern).guardians, gone_from(state, "r1c8 r4c8"));
    EXPECT_EQ(steps[0].eliminations, gone_from(state, "r2c8 r3c8 r5c8 r6c8 r7c8 r8c8 r9c8"));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BrokenWing, ACellOfTheRingMayLoseTheDigit) {
    const State state = sketch(
        "x.. x.. .o."
        ".x. ... ooo"
        "... .oo ooo"

        ".x. x.. ..."
        "o.o .oo ooo"
        "o.o .oo ooo"

        "o.o .oo ooo"
        "o.o ooo ooo"
        "o.o .oo ooo");

    const auto steps = find_all(TechniqueId::broken_wing, state);

    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(std::get<GuardianPattern>(steps[0].pattern).guardians, gone_from(state, "r1c8 r8c4"));
    EXPECT_EQ(steps[0].eliminations, gone_from(state, "r1c4 r8c8"));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BrokenWing, GuardiansThatNothingSeesTogetherAreNoStep) {
    const State state = sketch(
        "x.. x.. .o."
        ".x. ... ..."
        "... ... ..."

        ".x. x.. ..."
        "... ... ..."
        "... ... ..."

        "... ... ..."
        ".x. ... ..."
        "... ... ...");

    for (const Step& step : find_all(TechniqueId::broken_wing, state)) {
        EXPECT_NE(std::get<GuardianPattern>(step.pattern).guardians, gone_from(state, "r1c8 r8c2"));
    }
}

TEST(BrokenWing, AnEvenRingIsNone) {
    const State state = sketch(
        "x.. x.. .o."
        "... ... ..."
        "... ... ..."

        "x.. x.. ..."
        "... ... ..."
        "... ... ..."

        "... ... ..."
        "... ... ..."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::broken_wing, state).empty());
}

TEST(BrokenWing, WithoutGuardiansThereIsNothingToFind) {
    const State state = sketch(
        "x.. x.. ..."
        ".x. ... ..."
        "... ... ..."

        ".x. x.. ..."
        "... ... ..."
        "... ... ..."

        "... ... ..."
        "... ... ..."
        "... ... ...");

    EXPECT_TRUE(find_all(TechniqueId::broken_wing, state).empty());
}

TEST(BrokenWing, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::broken_wing, sketch(kOneGuardian)), 1);
}

}  // namespace
}  // namespace sudokit::logic
