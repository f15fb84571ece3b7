#include "logic/techniques/chain/set_chain.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum ChainLink::Kind;

// 123 in r1c1 and r1c2, 12 in r5c2; 2 in column 9 only in r1c9 and r5c9.
State set_chain_state(std::string_view r5c2 = "12") {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 5, 2, r5c2);
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});
    return state;
}

AlmostLockedSet pair_of_row_1() {
    return {0, {rc(1, 1), rc(1, 2)}, DigitSet::of(1) | DigitSet::of(2) | DigitSet::of(3)};
}

Step set_chain_step() {
    return {TechniqueId::als_alternating_chain,
            ChainPattern{
                {{{rc(5, 2)}, 1},
                 {{rc(5, 2)}, 2},
                 {{rc(5, 9)}, 2},
                 {{rc(1, 9)}, 2},
                 {{rc(1, 1), rc(1, 2)}, 2},
                 {{rc(1, 1), rc(1, 2)}, 1}},
                {{strong, {}}, {weak, 4}, {strong, 17}, {weak, 0}, {strong, {}, pair_of_row_1()}}},
            {},
            {{rc(2, 2), 1}, {rc(3, 2), 1}}};
}

TEST(SetChain, ASetThatLosesADigitHoldsTheOthers) {
    const auto steps = find_all(TechniqueId::als_alternating_chain, set_chain_state());

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], set_chain_step());
}

TEST(SetChain, AThirdPlaceBreaksALink) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9), rc(7, 9)});

    EXPECT_TRUE(find_all(TechniqueId::als_alternating_chain, state).empty());
}

TEST(SetChain, AFourthDigitInTwoCellsBreaksTheSet) {
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});

    EXPECT_TRUE(find_all(TechniqueId::als_alternating_chain, state).empty());
}

TEST(SetChain, ChainsWithoutSetsAreOthers) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});

    EXPECT_FALSE(find_all(TechniqueId::w_wing, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::als_alternating_chain, state).empty());
}

TEST(SetChain, StopsWhenTold) {
    State state = set_chain_state();
    keep(state, 7, 1, "12");
    confine(state, 16, 2, std::array{rc(1, 8), rc(7, 8)});

    EXPECT_EQ(find_all(TechniqueId::als_alternating_chain, state).size(), 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::als_alternating_chain, state), 1);
}

TEST(SetChain, TheCheckWantsTheSetAsItIs) {
    const State state = set_chain_state();
    EXPECT_FALSE(check(set_chain_step(), state));

    Step step = set_chain_step();
    std::get<ChainPattern>(step.pattern).links[4].set->cells = {rc(1, 1), rc(1, 3)};
    EXPECT_TRUE(check(step, state));

    step = set_chain_step();
    std::get<ChainPattern>(step.pattern).nodes[5].cells = {rc(1, 1)};
    EXPECT_TRUE(check(step, state));

    step = set_chain_step();
    step.technique = TechniqueId::grouped_chain;
    EXPECT_TRUE(check(step, state));
}

// 23 in r1c1, 123 in r1c2 and 12 in r5c2; 2 in column 9 only in r1c9 and r5c9.
State set_loop_state(std::string_view r1c1 = "23") {
    State state = open_state();
    keep(state, 1, 1, r1c1);
    keep(state, 1, 2, "123");
    keep(state, 5, 2, "12");
    confine(state, 17, 2, std::array{rc(1, 9), rc(5, 9)});
    return state;
}

ChainPattern set_loop() {
    return {{{{rc(1, 2)}, 1},
             {{rc(1, 1), rc(1, 2)}, 2},
             {{rc(1, 9)}, 2},
             {{rc(5, 9)}, 2},
             {{rc(5, 2)}, 2},
             {{rc(5, 2)}, 1}},
            {{strong, {}, pair_of_row_1()},
             {weak, 0},
             {strong, 17},
             {weak, 4},
             {strong, {}},
             {weak, 10}},
            true};
}

TEST(SetLoop, LocksEveryWeakLinkAndTheOtherDigitsOfItsSets) {
    const auto steps = find_all(TechniqueId::als_alternating_loop, set_loop_state());

    std::vector<Candidate> struck;
    for (std::uint32_t column = 3; column <= 8; ++column) struck.push_back({rc(1, column), 2});
    for (const std::uint32_t column : {1U, 3U, 4U, 5U, 6U, 7U, 8U}) {
        struck.push_back({rc(5, column), 2});
    }
    for (const std::uint32_t row : {2U, 3U, 4U, 6U, 7U, 8U, 9U}) struck.push_back({rc(row, 2), 1});
    for (std::uint32_t column = 3; column <= 9; ++column) struck.push_back({rc(1, column), 3});
    for (std::uint32_t column = 1; column <= 3; ++column) {
        struck.push_back({rc(2, column), 3});
        struck.push_back({rc(3, column), 3});
    }
    std::ranges::sort(struck);
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::als_alternating_loop, set_loop(), {}, struck}));
    EXPECT_FALSE(check(steps[0], set_loop_state()));
}

TEST(SetLoop, AnEndThatDoesNotSeeAllOfTheStartIsNoLoop) {
    EXPECT_TRUE(find_all(TechniqueId::als_alternating_loop, set_loop_state("123")).empty());
}

TEST(SetLoop, TwoSetsWithTwoCommonsAreOthers) {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 1, 5, "134");
    keep(state, 1, 6, "134");

    EXPECT_FALSE(find_all(TechniqueId::als_xz, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::als_alternating_loop, state).empty());
}

TEST(SetLoop, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::als_alternating_loop, set_loop_state()), 1);
}

TEST(SetLoop, TheCheckWantsItClosed) {
    const State state = set_loop_state();
    const Step right{TechniqueId::als_alternating_loop, set_loop(), {}, {{rc(2, 1), 3}}};
    EXPECT_FALSE(check(right, state));

    Step step = right;
    step.technique = TechniqueId::als_alternating_chain;
    EXPECT_TRUE(check(step, state));

    step = right;
    std::get<ChainPattern>(step.pattern).links.pop_back();
    std::get<ChainPattern>(step.pattern).loop = false;
    EXPECT_TRUE(check(step, state));
    step.technique = TechniqueId::als_alternating_chain;
    EXPECT_TRUE(check(step, state));

    step = right;
    step.eliminations = {{rc(4, 1), 3}};
    EXPECT_TRUE(check(step, state));
}

// In row 1, 7 and 8 only in r1c1, r1c2 and r1c3, 5 also in r1c9 and 6 also in r1c5; in row 5, 5
// only in r5c5 and r5c9.
State hidden_chain_state() {
    const std::array box_1 = {rc(1, 1), rc(1, 2), rc(1, 3)};
    State state = open_state();
    confine(state, 0, 7, box_1);
    confine(state, 0, 8, box_1);
    confine(state, 0, 5, std::array{rc(1, 1), rc(1, 2), rc(1, 3), rc(1, 9)});
    confine(state, 0, 6, std::array{rc(1, 1), rc(1, 2), rc(1, 3), rc(1, 5)});
    confine(state, 4, 5, std::array{rc(5, 5), rc(5, 9)});
    return state;
}

Step hidden_chain_step() {
    const AlmostHiddenSet hidden{
        0, {rc(1, 1), rc(1, 2), rc(1, 3)}, DigitSet::of(7) | DigitSet::of(8)};
    return {TechniqueId::ahs_alternating_chain,
            ChainPattern{{{{rc(1, 5)}, 6}, {{rc(1, 9)}, 5}, {{rc(5, 9)}, 5}, {{rc(5, 5)}, 5}},
                         {{strong, {}, {}, hidden}, {weak, 17}, {strong, 4}}},
            {},
            {{rc(5, 5), 6}}};
}

TEST(HiddenSetChain, OfTwoDigitsThatDoNotBothFitIntoTheSetOneIsElsewhere) {
    const auto steps = find_all(TechniqueId::ahs_alternating_chain, hidden_chain_state());

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], hidden_chain_step());
}

TEST(HiddenSetChain, AFourthPlaceOfTheSetLeavesRoomForBoth) {
    State state = open_state();
    confine(state, 0, 7, std::array{rc(1, 1), rc(1, 2), rc(1, 3), rc(1, 4)});
    confine(state, 0, 8, std::array{rc(1, 1), rc(1, 2), rc(1, 3)});
    confine(state, 0, 5, std::array{rc(1, 1), rc(1, 2), rc(1, 3), rc(1, 9)});
    confine(state, 0, 6, std::array{rc(1, 1), rc(1, 2), rc(1, 3), rc(1, 5)});
    confine(state, 4, 5, std::array{rc(5, 5), rc(5, 9)});

    EXPECT_TRUE(find_all(TechniqueId::ahs_alternating_chain, state).empty());
}

TEST(HiddenSetChain, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::ahs_alternating_chain, hidden_chain_state()), 1);
}

TEST(HiddenSetChain, TheCheckWantsTheSetAsItIs) {
    const State state = hidden_chain_state();
    EXPECT_FALSE(check(hidden_chain_step(), state));

    Step step = hidden_chain_step();
    std::get<ChainPattern>(step.pattern).links[0].hidden->digits = DigitSet::of(7);
    EXPECT_TRUE(check(step, state));

    step = hidden_chain_step();
    std::get<ChainPattern>(step.pattern).links[0].hidden->cells = {rc(1, 1), rc(1, 2), rc(1, 4)};
    EXPECT_TRUE(check(step, state));

    step = hidden_chain_step();
    std::get<ChainPattern>(step.pattern).nodes[0].digit = 4;
    EXPECT_TRUE(check(step, state));

    step = hidden_chain_step();
    step.technique = TechniqueId::als_alternating_chain;
    EXPECT_TRUE(check(step, state));
}

// 12 in r1c1 and r1c4, 123 in r2c1, 124 in r2c4 and 34 in r7c4.
State rectangle_chain_state(std::string_view r2c4 = "124") {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "123");
    keep(state, 2, 4, r2c4);
    keep(state, 7, 4, "34");
    return state;
}

Step rectangle_chain_step() {
    const GuardianPattern guarded{{rc(1, 1), rc(1, 4), rc(2, 1), rc(2, 4)},
                                  DigitSet::of(1) | DigitSet::of(2),
                                  {{rc(2, 1), 3}, {rc(2, 4), 4}}};
    return {TechniqueId::ur_alternating_chain,
            ChainPattern{{{{rc(2, 1)}, 3}, {{rc(2, 4)}, 4}, {{rc(7, 4)}, 4}, {{rc(7, 4)}, 3}},
                         {{strong, {}, {}, {}, guarded}, {weak, 12}, {strong, {}}}},
            {},
            {{rc(7, 1), 3}}};
}

TEST(RectangleChain, OneOfTheGuardiansHolds) {
    const auto steps = find_all(TechniqueId::ur_alternating_chain, rectangle_chain_state());

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], rectangle_chain_step());
}

TEST(RectangleChain, AThirdDigitOfTheGuardiansBreaksTheLink) {
    const State state = rectangle_chain_state("1245");

    EXPECT_TRUE(find_all(TechniqueId::ur_alternating_chain, state).empty());
}

TEST(RectangleChain, CornersInFourBoxesCannotBeSwapped) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 5, 1, "123");
    keep(state, 5, 4, "124");
    keep(state, 7, 4, "34");

    EXPECT_TRUE(find_all(TechniqueId::ur_alternating_chain, state).empty());
}

TEST(RectangleChain, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::ur_alternating_chain, rectangle_chain_state()), 1);
}

TEST(RectangleChain, TheCheckWantsAllGuardians) {
    const State state = rectangle_chain_state();
    EXPECT_FALSE(check(rectangle_chain_step(), state));
    EXPECT_TRUE(check(rectangle_chain_step(), rectangle_chain_state("1245")));

    Step step = rectangle_chain_step();
    std::get<ChainPattern>(step.pattern).links[0].guarded->guardians.pop_back();
    EXPECT_TRUE(check(step, state));

    step = rectangle_chain_step();
    std::get<ChainPattern>(step.pattern).links[0].guarded->cells[0] = rc(1, 2);
    EXPECT_TRUE(check(step, state));

    step = rectangle_chain_step();
    step.technique = TechniqueId::alternating_chain;
    EXPECT_TRUE(check(step, state));
}

}  // namespace
}  // namespace sudokit::logic
