#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "logic/techniques/forcing/forcing.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using Reason = Consequence::Reason;

constexpr std::uint32_t column(std::uint32_t number) { return 8 + number; }

Consequence gone(Cell cell, std::uint32_t parent) {
    return {{cell, 5}, false, Reason::seen, 0, {parent}};
}

bool removes(const std::vector<Step>& steps, Candidate candidate) {
    return std::ranges::any_of(steps, [&](const Step& step) {
        return step.eliminations == std::vector<Candidate>{candidate};
    });
}

// 5 in r1c1 leaves column 5 only r5c5 and column 9 only r5c9: row 5 cannot have both.
State clash_state() {
    State state = open_state();
    confine(state, column(5), 5, std::array{rc(1, 5), rc(5, 5)});
    confine(state, column(9), 5, std::array{rc(1, 9), rc(5, 9)});
    return state;
}

TEST(Nishio, APlaceThatLeavesAHouseWithoutOneGoes) {
    const auto steps = find_all(TechniqueId::nishio, clash_state());

    const auto found = std::ranges::find_if(steps, [](const Step& step) {
        return step.eliminations == std::vector<Candidate>{{rc(1, 1), 5}};
    });
    ASSERT_NE(found, steps.end());
    const ForcingBranch branch = {
        {{{rc(1, 1), 5}, true, Reason::assumption, 0, {}},
         gone(rc(1, 5), 0),
         gone(rc(1, 9), 0),
         {{rc(5, 5), 5}, true, Reason::house, column(5), {1}},
         gone(rc(5, 9), 3)},
        DeadEnd{.kind = DeadEnd::Kind::house, .house = column(9), .digit = 5}};
    EXPECT_EQ(*found,
              (Step{TechniqueId::nishio, ForcingPattern{{}, {}, {branch}}, {}, {{rc(1, 1), 5}}}));
}

TEST(Nishio, AThirdPlaceIsAWayOut) {
    State state = open_state();
    confine(state, column(5), 5, std::array{rc(1, 5), rc(5, 5), rc(6, 5)});
    confine(state, column(9), 5, std::array{rc(1, 9), rc(5, 9)});

    EXPECT_FALSE(removes(find_all(TechniqueId::nishio, state), {rc(1, 1), 5}));
}

TEST(Nishio, WhatCellsSayDoesNotCount) {
    // 5 in r1c1 would leave r5c5 without a candidate, but 5 itself has places enough.
    State state = open_state();
    keep(state, 1, 5, "25");
    keep(state, 5, 1, "35");
    keep(state, 5, 5, "23");

    EXPECT_TRUE(find_all(TechniqueId::nishio, state).empty());
    EXPECT_FALSE(find_all(TechniqueId::contradiction_net, state).empty());
}

TEST(Nishio, ShorterNetsComeFirst) {
    const auto steps = find_all(TechniqueId::nishio, clash_state());

    const auto length = [](const Step& step) {
        return std::get<ForcingPattern>(step.pattern).branches[0].consequences.size();
    };
    ASSERT_GT(steps.size(), 1U);
    EXPECT_TRUE(std::ranges::is_sorted(steps, {}, length));
}

TEST(Nishio, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::nishio, clash_state()), 1);
}

}  // namespace
}  // namespace sudokit::logic
