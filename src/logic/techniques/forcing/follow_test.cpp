#include "logic/techniques/forcing/follow.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// 1 at r1c1 leaves 2 in r1c5 and 3 in r5c1; r5c5 has 2, 3 and 4.
State meeting_point() {
    State state = open_state();
    keep(state, 1, 5, "12");
    keep(state, 5, 1, "13");
    keep(state, 5, 5, "234");
    return state;
}

TEST(FollowChains, EachFactHasOneParent) {
    const State state = meeting_point();
    Trail trail(state);

    follow_chains({{0, 1}, true}, trail);

    EXPECT_TRUE(trail.has({{at(state, 1, 5), 2}, true}));
    EXPECT_TRUE(trail.has({{at(state, 5, 5), 2}, false}));
    EXPECT_TRUE(trail.has({{at(state, 5, 5), 3}, false}));
    EXPECT_FALSE(trail.has({{at(state, 5, 5), 4}, true}));
    const ForcingBranch branch = trail.branch_to(Literal{{at(state, 5, 5), 2}, false});
    ASSERT_EQ(branch.consequences.size(), 4U);
    for (std::uint32_t i = 1; i < branch.consequences.size(); ++i) {
        EXPECT_EQ(branch.consequences[i].parents, std::vector{i - 1});
    }
}

TEST(FollowChains, WhatDoesNotHoldMakesItsPartnerInAHouseHold) {
    State state = open_state();
    confine(state, 0, 7, std::array{at(state, 1, 2), at(state, 1, 8)});
    Trail trail(state);

    follow_chains({{at(state, 1, 2), 7}, false}, trail);

    const ForcingBranch branch = trail.branch_to(Literal{{at(state, 1, 8), 7}, true});
    ASSERT_EQ(branch.consequences.size(), 2U);
    EXPECT_EQ(branch.consequences[1],
              (Consequence{{at(state, 1, 8), 7}, true, Consequence::Reason::house, 0, {0}}));
}

TEST(Propagation, TheLastCandidateHoldsWhateverTookTheOthersAway) {
    const State state = meeting_point();
    Propagation propagation(state);

    EXPECT_EQ(propagation.follow({{0, 1}, true}), std::nullopt);

    const Literal four = {{at(state, 5, 5), 4}, true};
    ASSERT_TRUE(propagation.trail().has(four));
    EXPECT_EQ(propagation.trail().length_to(four), 8U);
    EXPECT_EQ(propagation.trail().branch_to(four).consequences.back().parents.size(), 2U);
}

TEST(Propagation, TheLastPlaceInAHouseHolds) {
    State state = open_state();
    confine(state, 8, 6, std::array{at(state, 9, 1), at(state, 9, 9)});
    Propagation propagation(state);

    EXPECT_EQ(propagation.follow({{at(state, 2, 1), 6}, true}), std::nullopt);

    EXPECT_TRUE(propagation.trail().has({{at(state, 9, 9), 6}, true}));
}

TEST(Propagation, ADigitWithoutAPlaceIsADeadEnd) {
    State state = open_state();
    confine(state, 8, 6, std::array{at(state, 9, 1), at(state, 9, 2)});
    Propagation propagation(state);

    const auto dead_end = propagation.follow({{at(state, 7, 1), 6}, true});

    ASSERT_TRUE(dead_end.has_value());
    EXPECT_EQ(*dead_end, (DeadEnd{.kind = DeadEnd::Kind::house, .house = 8, .digit = 6}));
    const ForcingBranch branch = propagation.trail().branch_to(*dead_end);
    EXPECT_EQ(branch.dead_end, dead_end);
    EXPECT_EQ(branch.consequences.size(), 3U);
}

TEST(Propagation, NothingIsLeftOfTheLastAssumption) {
    const State state = meeting_point();
    Propagation fresh(state);
    Propagation used(state);

    std::ignore = used.follow({{at(state, 5, 5), 2}, true});
    std::ignore = used.follow({{at(state, 9, 9), 5}, false});
    std::ignore = used.follow({{0, 1}, true});
    std::ignore = fresh.follow({{0, 1}, true});

    EXPECT_TRUE(
        std::ranges::equal(used.trail().facts(), fresh.trail().facts(),
                           [](const Fact& a, const Fact& b) { return a.literal == b.literal; }));
}

void play_singles(State& state) {
    const TechniqueSet singles = TechniqueSet()
                                     .set(static_cast<std::size_t>(TechniqueId::naked_single))
                                     .set(static_cast<std::size_t>(TechniqueId::hidden_single));
    while (!state.dead_end()) {
        const auto step = next_step(state, singles);
        if (!step) return;
        apply(*step, state);
    }
}

TEST(Propagation, AgreesWithPlayingTheSingles) {
    State state = state_of(
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..");
    play_singles(state);
    Propagation propagation(state);
    int dead_ends = 0;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            State played = state;
            played.place({cell, digit});
            play_singles(played);

            const auto dead_end = propagation.follow({{cell, digit}, true});

            EXPECT_EQ(dead_end.has_value(), played.dead_end().has_value());
            if (dead_end) ++dead_ends;
        }
    }
    EXPECT_GT(dead_ends, 0);
}

}  // namespace
}  // namespace sudokit::logic
