#include "logic/techniques/als/als_w_wing.hpp"

#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum ChainLink::Kind;

// 123 in r1c1 and r1c2, 12 in r5c2; 2 in column 9 only in r1c9 and r5c9.
State als_w_wing_state() {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});
    return state;
}

TEST(AlsWWing, ASetAndACellJoinedByAStrongLinkHoldTheOtherDigit) {
    const auto steps = find_all(TechniqueId::als_w_wing, als_w_wing_state());

    const AlmostLockedSet set{
        0, {rc(1, 1), rc(1, 2)}, DigitSet::of(1) | DigitSet::of(2) | DigitSet::of(3)};
    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{
        TechniqueId::als_w_wing,
        ChainPattern{{{{rc(1, 1), rc(1, 2)}, 1},
                      {{rc(1, 1), rc(1, 2)}, 2},
                      {{rc(1, 9)}, 2},
                      {{rc(5, 9)}, 2},
                      {{rc(5, 2)}, 2},
                      {{rc(5, 2)}, 1}},
                     {{strong, {}, set}, {weak, 0}, {strong, 17}, {weak, 4}, {strong, {}}}},
        {},
        {{rc(2, 2), 1}, {rc(3, 2), 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(AlsWWing, APlaceOfTheSetThatIsNotSeenBreaksIt) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 2, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});

    EXPECT_TRUE(find_all(TechniqueId::als_w_wing, state).empty());
}

TEST(AlsWWing, AThirdPlaceInTheHouseBreaksTheLink) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9), rc(7, 9)});

    EXPECT_TRUE(find_all(TechniqueId::als_w_wing, state).empty());
}

TEST(AlsWWing, TwoCellsAreAWWing) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});

    EXPECT_FALSE(find_all(TechniqueId::w_wing, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::als_w_wing, state).empty());
}

TEST(AlsWWing, StopsWhenTold) {
    State state = als_w_wing_state();
    keep(state, 7, 1, "12");
    confine(state, 16, 2, std::array{rc(1, 8), rc(7, 8)});

    EXPECT_EQ(find_all(TechniqueId::als_w_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::als_w_wing, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
