#include "logic/techniques/als/wxyz_wing.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

DigitSet digits_of(std::initializer_list<Digit> digits) {
    DigitSet all;
    for (const Digit digit : digits) all.insert(digit);
    return all;
}

// 4 is the only digit of the four cells whose places do not all see each other:
//
//       1    2
//   1   12   234
//   2        34
//   5   14
State four_cells_state(std::string_view r1c2 = "234") {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, r1c2);
    keep(state, 2, 2, "34");
    keep(state, 5, 1, "14");
    return state;
}

TEST(WxyzWing, ACellAndThreeHoldTheDigitThatIsNotRestricted) {
    const State state = four_cells_state();

    const auto steps = find_all(TechniqueId::wxyz_wing, state);

    const Step wanted{TechniqueId::wxyz_wing,
                      AlsPattern{{{4, {rc(5, 1)}, digits_of({1, 4})},
                                  {18, {rc(1, 1), rc(1, 2), rc(2, 2)}, digits_of({1, 2, 3, 4})}},
                                 {DigitSet::of(1)},
                                 {},
                                 false},
                      {},
                      {{rc(2, 1), 4}, {rc(3, 1), 4}, {rc(4, 2), 4}, {rc(5, 2), 4}, {rc(6, 2), 4}}};
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], wanted);
}

// r1c1 12, r1c9 14, r5c1 23, r5c5 34.
TEST(WxyzWing, TwoCellsAndTwoDoSoToo) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 9, "14");
    keep(state, 5, 1, "23");
    keep(state, 5, 5, "34");

    const auto steps = find_all(TechniqueId::wxyz_wing, state);

    const Step wanted{TechniqueId::wxyz_wing,
                      AlsPattern{{{0, {rc(1, 1), rc(1, 9)}, digits_of({1, 2, 4})},
                                  {4, {rc(5, 1), rc(5, 5)}, digits_of({2, 3, 4})}},
                                 {DigitSet::of(2)},
                                 {},
                                 false},
                      {},
                      {{rc(1, 5), 4}, {rc(5, 9), 4}}};
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], wanted);
}

TEST(WxyzWing, TwoDigitsThatAreNotRestrictedAreTooMany) {
    EXPECT_TRUE(find_all(TechniqueId::wxyz_wing, four_cells_state("1234")).empty());
}

TEST(WxyzWing, CellsThatAllSeeEachOtherAreASubset) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "234");
    keep(state, 2, 2, "34");
    keep(state, 3, 1, "14");

    EXPECT_TRUE(find_all(TechniqueId::wxyz_wing, state).empty());
}

TEST(WxyzWing, OneThatStrikesNothingIsNotAStep) {
    State state = four_cells_state();
    for (const Cell cell : {rc(2, 1), rc(3, 1), rc(4, 2), rc(5, 2), rc(6, 2)}) {
        state.remove({cell, 4});
    }

    EXPECT_TRUE(find_all(TechniqueId::wxyz_wing, state).empty());
}

TEST(WxyzWing, StopsWhenTold) {
    State state = four_cells_state();
    keep(state, 7, 1, "14");

    EXPECT_EQ(find_all(TechniqueId::wxyz_wing, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::wxyz_wing, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
