#include "logic/techniques/chain/wing.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

State xy_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "23");
    return state;
}

TEST(XyWing, TheDigitOfThePincersLeavesWhatBothSee) {
    const State state = xy_wing_state();

    const auto steps = find_all(TechniqueId::xy_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::xy_wing,
                      WingPattern{at(state, 1, 1), {at(state, 1, 5), at(state, 5, 1)}, 3},
                      {},
                      {{at(state, 5, 5), 3}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(XyWing, PincersWithDifferentDigitsAreNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "24");

    EXPECT_TRUE(find_all(TechniqueId::xy_wing, state).empty());
}

TEST(XyWing, APincerThatThePivotDoesNotSeeIsNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 2, "23");

    EXPECT_TRUE(find_all(TechniqueId::xy_wing, state).empty());
}

TEST(XyWing, OneThatStrikesNothingIsNotAStep) {
    State state = xy_wing_state();
    state.remove({at(state, 5, 5), 3});

    EXPECT_TRUE(find_all(TechniqueId::xy_wing, state).empty());
}

TEST(XyWing, StopsWhenTold) {
    State state = xy_wing_state();
    keep(state, 7, 2, "23");
    keep(state, 1, 2, "12");

    EXPECT_EQ(offered_until_stop(TechniqueId::xy_wing, state), 1);
}

State xyz_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "13");
    keep(state, 2, 2, "23");
    return state;
}

TEST(XyzWing, TheDigitOfAllThreeLeavesWhatTheyAllSee) {
    const State state = xyz_wing_state();

    const auto steps = find_all(TechniqueId::xyz_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::xyz_wing,
                      WingPattern{at(state, 1, 1), {at(state, 1, 5), at(state, 2, 2)}, 3},
                      {},
                      {{at(state, 1, 2), 3}, {at(state, 1, 3), 3}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(XyzWing, PincersWithTheSameDigitsAreNone) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "13");
    keep(state, 2, 2, "13");

    EXPECT_TRUE(find_all(TechniqueId::xyz_wing, state).empty());
}

TEST(XyzWing, PincersInOneLineStrikeTheWholeLine) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "13");
    keep(state, 1, 9, "23");

    const auto steps = find_all(TechniqueId::xyz_wing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations.size(), 6U);
}

TEST(XyzWing, StopsWhenTold) {
    State state = xyz_wing_state();
    keep(state, 1, 8, "13");

    EXPECT_EQ(offered_until_stop(TechniqueId::xyz_wing, state), 1);
}

State w_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 9, "12");
    confine(state, 8, 2, std::array{at(state, 9, 1), at(state, 9, 9)});
    return state;
}

TEST(WWing, TwoCellsJoinedByAStrongLinkHoldTheOtherDigit) {
    const State state = w_wing_state();
    const Cell a = at(state, 1, 1);
    const Cell b = at(state, 5, 9);
    const Cell p = at(state, 9, 1);
    const Cell q = at(state, 9, 9);

    const auto steps = find_all(TechniqueId::w_wing, state);

    using enum ChainLink::Kind;
    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{
        TechniqueId::w_wing,
        ChainPattern{{{{a}, 1}, {{a}, 2}, {{p}, 2}, {{q}, 2}, {{b}, 2}, {{b}, 1}},
                     {{strong, {}}, {weak, 9}, {strong, 8}, {weak, 17}, {strong, {}}}},
        {},
        {{at(state, 1, 9), 1}, {at(state, 5, 1), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(WWing, AThirdPlaceInTheHouseBreaksTheLink) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 9, "12");
    confine(state, 8, 2, std::array{at(state, 9, 1), at(state, 9, 5), at(state, 9, 9)});

    EXPECT_TRUE(find_all(TechniqueId::w_wing, state).empty());
}

TEST(WWing, BothEndsInSightOfTheSameCellAreNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 9, "12");
    confine(state, 9, 2, std::array{at(state, 1, 1), at(state, 7, 1), at(state, 9, 1)});
    confine(state, 8, 2, std::array{at(state, 9, 1), at(state, 9, 2)});

    EXPECT_TRUE(find_all(TechniqueId::w_wing, state).empty());
}

TEST(WWing, ALinkThatABoxAndALineShareCountsOnce) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 3, "12");
    const std::array pair{at(state, 9, 1), at(state, 9, 3)};
    confine(state, 8, 2, pair);
    confine(state, 24, 2, pair);

    EXPECT_EQ(find_all(TechniqueId::w_wing, state).size(), 1U);
}

TEST(WWing, StopsWhenTold) {
    State state = w_wing_state();
    confine(state, 7, 2, std::array{at(state, 8, 1), at(state, 8, 9)});

    EXPECT_EQ(find_all(TechniqueId::w_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::w_wing, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
