#include "logic/techniques/chain/set_chain.hpp"

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

}  // namespace
}  // namespace sudokit::logic
