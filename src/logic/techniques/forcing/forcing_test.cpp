#include "logic/techniques/forcing/forcing.hpp"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using Reason = Consequence::Reason;

Consequence assume(Cell cell, Digit digit) {
    return {{cell, digit}, true, Reason::assumption, 0, {}};
}
Consequence rule_out(Cell cell, Digit digit, std::uint32_t parent) {
    return {{cell, digit}, false, Reason::seen, 0, {parent}};
}
Consequence last_in_cell(Cell cell, Digit digit, std::vector<std::uint32_t> parents) {
    return {{cell, digit}, true, Reason::cell, 0, std::move(parents)};
}

bool contains(const std::vector<Step>& steps, const Step& step) {
    return std::ranges::find(steps, step) != steps.end();
}

bool any_concludes(const std::vector<Step>& steps, Candidate gone) {
    return std::ranges::any_of(steps, [&](const Step& step) {
        return std::ranges::find(step.eliminations, gone) != step.eliminations.end();
    });
}

// 1 at r1c1 leaves nothing for r5c5.
State one_wrong_candidate(std::string_view at_r5c5) {
    State state = open_state();
    keep(state, 1, 5, "12");
    keep(state, 5, 1, "13");
    keep(state, 5, 5, at_r5c5);
    return state;
}

TEST(ContradictionNet, ACandidateThatLeadsToADeadEndGoes) {
    const auto steps = find_all(TechniqueId::contradiction_net, one_wrong_candidate("23"));

    const ForcingBranch branch = {
        {assume(rc(1, 1), 1), rule_out(rc(1, 5), 1, 0), rule_out(rc(5, 1), 1, 0),
         last_in_cell(rc(1, 5), 2, {1}), rule_out(rc(5, 5), 2, 3), last_in_cell(rc(5, 1), 3, {2}),
         rule_out(rc(5, 5), 3, 5)},
        DeadEnd{.kind = DeadEnd::Kind::cell, .cell = rc(5, 5)}};
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::contradiction_net,
                              ForcingPattern{{}, {}, {branch}},
                              {},
                              {{rc(1, 1), 1}}}));
}

TEST(ContradictionNet, AThirdCandidateIsAWayOut) {
    EXPECT_TRUE(find_all(TechniqueId::contradiction_net, one_wrong_candidate("234")).empty());
}

TEST(ContradictionNet, ADigitWithoutAPlaceIsADeadEndToo) {
    State state = open_state();
    // 3 at r1c1 makes r1c5 and r2c1 hold 2, so that row 9 has no place for it.
    confine(state, 8, 2, std::array{rc(9, 1), rc(9, 5)});
    keep(state, 1, 5, "23");
    keep(state, 2, 1, "23");

    const auto steps = find_all(TechniqueId::contradiction_net, state);

    const auto step = std::ranges::find_if(steps, [](const Step& s) {
        return s.eliminations == std::vector<Candidate>{{rc(1, 1), 3}};
    });
    ASSERT_NE(step, steps.end());
    const DeadEnd dead_end = *std::get<ForcingPattern>(step->pattern).branches[0].dead_end;
    EXPECT_EQ(dead_end, (DeadEnd{.kind = DeadEnd::Kind::house, .house = 8, .digit = 2}));
}

// Each candidate of r1c1 puts 5 somewhere that r5c5 sees.
State three_ways_to_a_five() {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 5, "15");
    keep(state, 5, 1, "25");
    keep(state, 2, 2, "36");
    keep(state, 2, 5, "65");
    return state;
}

TEST(CellForcingChains, WhatFollowsFromEveryCandidateOfACellIsTrue) {
    const auto steps = find_all(TechniqueId::cell_forcing_chains, three_ways_to_a_five());

    const ForcingPattern pattern = {
        rc(1, 1),
        {},
        {{{assume(rc(1, 1), 1), rule_out(rc(1, 5), 1, 0), last_in_cell(rc(1, 5), 5, {1}),
           rule_out(rc(5, 5), 5, 2)},
          {}},
         {{assume(rc(1, 1), 2), rule_out(rc(5, 1), 2, 0), last_in_cell(rc(5, 1), 5, {1}),
           rule_out(rc(5, 5), 5, 2)},
          {}},
         {{assume(rc(1, 1), 3), rule_out(rc(2, 2), 3, 0), last_in_cell(rc(2, 2), 6, {1}),
           rule_out(rc(2, 5), 6, 2), last_in_cell(rc(2, 5), 5, {3}), rule_out(rc(5, 5), 5, 4)},
          {}}}};
    EXPECT_TRUE(contains(steps, {TechniqueId::cell_forcing_chains, pattern, {}, {{rc(5, 5), 5}}}));
}

TEST(CellForcingChains, OneCandidateThatLeadsElsewhereIsEnoughToSpoilIt) {
    State state = open_state();
    keep(state, 1, 1, "1234");
    keep(state, 1, 5, "15");
    keep(state, 5, 1, "25");
    keep(state, 2, 2, "36");
    keep(state, 2, 5, "65");

    EXPECT_FALSE(any_concludes(find_all(TechniqueId::cell_forcing_chains, state), {rc(5, 5), 5}));
}

// 7 in row 1 puts 5 into row or column 5 wherever it goes.
State three_places_of_seven() {
    State state = open_state();
    confine(state, 0, 7, std::array{rc(1, 1), rc(1, 5), rc(1, 9)});
    keep(state, 5, 1, "75");
    keep(state, 4, 5, "75");
    keep(state, 7, 9, "78");
    keep(state, 7, 5, "85");
    return state;
}

TEST(HouseForcingChains, WhatFollowsFromEveryPlaceInAHouseIsTrue) {
    const auto steps = find_all(TechniqueId::house_forcing_chains, three_places_of_seven());

    const ForcingPattern pattern = {
        {},
        0,
        {{{assume(rc(1, 1), 7), rule_out(rc(5, 1), 7, 0), last_in_cell(rc(5, 1), 5, {1}),
           rule_out(rc(5, 5), 5, 2)},
          {}},
         {{assume(rc(1, 5), 7), rule_out(rc(4, 5), 7, 0), last_in_cell(rc(4, 5), 5, {1}),
           rule_out(rc(5, 5), 5, 2)},
          {}},
         {{assume(rc(1, 9), 7), rule_out(rc(7, 9), 7, 0), last_in_cell(rc(7, 9), 8, {1}),
           rule_out(rc(7, 5), 8, 2), last_in_cell(rc(7, 5), 5, {3}), rule_out(rc(5, 5), 5, 4)},
          {}}}};
    EXPECT_TRUE(contains(steps, {TechniqueId::house_forcing_chains, pattern, {}, {{rc(5, 5), 5}}}));
}

TEST(HouseForcingChains, AnotherPlaceSpoilsIt) {
    State state = open_state();
    confine(state, 0, 7, std::array{rc(1, 1), rc(1, 5), rc(1, 8), rc(1, 9)});
    keep(state, 5, 1, "75");
    keep(state, 4, 5, "75");
    keep(state, 7, 9, "78");
    keep(state, 7, 5, "85");

    EXPECT_FALSE(any_concludes(find_all(TechniqueId::house_forcing_chains, state), {rc(5, 5), 5}));
}

TEST(HouseForcingChains, WhatEveryPlaceSeesIsNotTheirs) {
    State state = open_state();
    confine(state, 18, 7, std::array{rc(1, 1), rc(1, 2), rc(1, 3)});

    EXPECT_TRUE(find_all(TechniqueId::house_forcing_chains, state).empty());
}

// 1 at r1c1 takes 3 and 4 from r5c5, so that it is 5; 2 makes r1c9 a 5.
State two_things_that_meet() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "13");
    keep(state, 5, 1, "14");
    keep(state, 5, 5, "345");
    keep(state, 1, 9, "25");
    return state;
}

TEST(DynamicForcingNet, AConsequenceMayHaveSeveralParents) {
    const auto steps = find_all(TechniqueId::dynamic_forcing_net, two_things_that_meet());

    const auto step = std::ranges::find_if(steps, [](const Step& s) {
        return s.eliminations == std::vector<Candidate>{{rc(5, 9), 5}};
    });
    ASSERT_NE(step, steps.end());
    const auto& branches = std::get<ForcingPattern>(step->pattern).branches;
    ASSERT_EQ(branches.size(), 2U);
    const bool merges = std::ranges::any_of(branches, [](const ForcingBranch& branch) {
        return std::ranges::any_of(branch.consequences,
                                   [](const Consequence& c) { return c.parents.size() == 2; });
    });
    EXPECT_TRUE(merges);
    for (const ForcingBranch& branch : branches) {
        EXPECT_EQ(branch.consequences.back().candidate, (Candidate{rc(5, 9), 5}));
        EXPECT_FALSE(branch.consequences.back().holds);
        EXPECT_EQ(branch.dead_end, std::nullopt);
    }
}

TEST(DynamicForcingNet, WithoutOneOfTheParentsItIsGone) {
    State state = two_things_that_meet();
    State wider = open_state();
    keep(wider, 1, 1, "12");
    keep(wider, 1, 5, "13");
    keep(wider, 5, 5, "345");
    keep(wider, 1, 9, "25");

    EXPECT_TRUE(any_concludes(find_all(TechniqueId::dynamic_forcing_net, state), {rc(5, 9), 5}));
    EXPECT_FALSE(any_concludes(find_all(TechniqueId::dynamic_forcing_net, wider), {rc(5, 9), 5}));
}

TEST(DynamicForcingNet, ACandidateWithoutWhichThereIsADeadEndIsPlaced) {
    State state = one_wrong_candidate("23");
    keep(state, 1, 1, "14");

    const auto steps = find_all(TechniqueId::dynamic_forcing_net, state);

    const auto step = std::ranges::find_if(steps, [](const Step& s) {
        return s.placements == std::vector<Candidate>{{rc(1, 1), 4}};
    });
    ASSERT_NE(step, steps.end());
    const auto& branches = std::get<ForcingPattern>(step->pattern).branches;
    ASSERT_EQ(branches.size(), 2U);
    EXPECT_FALSE(branches[0].consequences.front().holds);
    EXPECT_NE(branches[0].dead_end, std::nullopt);
    EXPECT_EQ(branches[1].consequences, (std::vector<Consequence>{assume(rc(1, 1), 4)}));
}

// "Loki", by mith.
State hard_puzzle() {
    return state_of(
        "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..");
}

TEST(Forcing, TheShortestComeFirst) {
    const auto length = [](const Step& step) {
        std::size_t sum = 0;
        for (const ForcingBranch& branch : std::get<ForcingPattern>(step.pattern).branches) {
            sum += branch.consequences.size();
        }
        return sum;
    };
    for (const TechniqueId id :
         {TechniqueId::contradiction_net, TechniqueId::cell_forcing_chains,
          TechniqueId::house_forcing_chains, TechniqueId::dynamic_forcing_net}) {
        const auto steps = find_all(id, hard_puzzle());

        EXPECT_GT(steps.size(), 1U);
        EXPECT_TRUE(std::ranges::is_sorted(steps, {}, length));
    }
}

TEST(Forcing, StopsWhenTold) {
    const State state = hard_puzzle();
    for (const TechniqueId id :
         {TechniqueId::contradiction_net, TechniqueId::cell_forcing_chains,
          TechniqueId::house_forcing_chains, TechniqueId::dynamic_forcing_net}) {
        EXPECT_EQ(offered_until_stop(id, state), 1);
    }
}

TEST(Forcing, OtherBoardsHaveItToo) {
    State state = open_state(Board::standard(6));
    keep(state, 1, 4, "12");
    keep(state, 4, 1, "13");
    keep(state, 4, 4, "23");

    const auto steps = find_all(TechniqueId::contradiction_net, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{0, 1}}));
}

}  // namespace
}  // namespace sudokit::logic
