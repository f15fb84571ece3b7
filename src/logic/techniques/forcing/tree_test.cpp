#include <array>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/techniques/forcing/tree_search.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr Refutation::Size kAny{UINT32_MAX, UINT32_MAX, UINT32_MAX};

// With 1 in r6c1, r1c1 and r1c2 have 37, r5c5 and r6c5 have 24, and neither digit of r1c5 can be.
State two_cases(std::string_view at_r1c5) {
    State state = open_state();
    keep(state, 1, 1, "137");
    keep(state, 1, 2, "37");
    keep(state, 1, 5, at_r1c5);
    keep(state, 5, 5, "24");
    keep(state, 6, 5, "124");
    return state;
}

TEST(TreeSearch, ACandidateThatFailsInEveryCaseIsRefuted) {
    const State state = two_cases("23");
    TreeSearch search(state, {});

    EXPECT_FALSE(search.refute({rc(6, 1), 1}, 1, kAny));
    const auto found = search.refute({rc(6, 1), 1}, 2, kAny);

    ASSERT_TRUE(found);
    EXPECT_EQ(found->size.assumptions, 1U);
    EXPECT_EQ(found->size.leaves, 2U);
    const ForcingBranch branch = search.branch_of({rc(6, 1), 1}, *found);
    const ForcingPattern pattern{{}, {}, {branch}};
    EXPECT_EQ(proof_size(pattern), (ProofSize{2, 2, 2}));
    EXPECT_FALSE(check({TechniqueId::bifurcation_tree, pattern, {}, {{rc(6, 1), 1}}}, state));
}

TEST(TreeSearch, ACaseThatDoesNotFailIsAWayOut) {
    const State state = two_cases("235");
    TreeSearch search(state, {});

    EXPECT_FALSE(search.refute({rc(6, 1), 1}, 2, kAny));
}

TEST(TreeSearch, NothingLargerThanTheBoundIsFound) {
    const State state = two_cases("23");
    TreeSearch search(state, {});

    EXPECT_FALSE(search.refute({rc(6, 1), 1}, 2, {1, 1, UINT32_MAX}));
}

TEST(TreeSearch, WhatTheTreeDoesNotNeedIsLeftOut) {
    const State state = two_cases("23");
    TreeSearch search(state, {});

    const auto found = search.refute({rc(6, 1), 1}, 2, kAny);
    const ForcingBranch branch = search.branch_of({rc(6, 1), 1}, *found);

    // The assumption, and what it takes from r1c1 and r6c5; each case has two cells to fill.
    EXPECT_EQ(branch.consequences.size(), 3U);
    ASSERT_EQ(branch.cases.size(), 2U);
    EXPECT_EQ(branch.cases[0].consequences.size(), 5U);
    EXPECT_EQ(branch.cases[1].consequences.size(), 5U);
}

TEST(BifurcationTree, IsOfTheLeastDepthThatThereIs) {
    // Easter Monster: no candidate is refuted by singles at once.
    const State state = state_of(
        "1.......2 .9.4...5. ..6...7.. .5.9.3... ....7.... ...85..4. 7.....6.. .3...9.8. "
        "..2.....1");

    const auto trees = find_all(TechniqueId::bifurcation_tree, state);

    EXPECT_TRUE(find_all(TechniqueId::contradiction_net, state).empty());
    ASSERT_EQ(trees.size(), 1U);
    EXPECT_EQ(proof_size(std::get<ForcingPattern>(trees[0].pattern)), (ProofSize{2, 2, 2}));
    EXPECT_FALSE(check(trees[0], state));
    EXPECT_EQ(offered_until_stop(TechniqueId::bifurcation_tree, state), 1);
}

TEST(BifurcationTree, IsANetWhereSinglesAreEnough) {
    State state = open_state();
    keep(state, 1, 2, "12");
    keep(state, 1, 3, "12");

    const auto trees = find_all(TechniqueId::bifurcation_tree, state);

    ASSERT_EQ(trees.size(), 1U);
    EXPECT_EQ(proof_size(std::get<ForcingPattern>(trees[0].pattern)), (ProofSize{1, 1, 1}));
}

// r1c2 has 123, r1c3 and r1c5 have 23: with 1 in r1c1, a pair leaves nothing for the third.
TEST(ContradictionNetPlus, TakesStepsWhereSinglesEnd) {
    State state = open_state();
    keep(state, 1, 2, "123");
    keep(state, 1, 3, "23");
    keep(state, 1, 5, "23");

    const auto steps = find_all(TechniqueId::contradiction_net_plus, state);

    const auto step = std::ranges::find_if(steps, [](const Step& one) {
        return one.eliminations == std::vector<Candidate>{{rc(1, 1), 1}};
    });
    ASSERT_NE(step, steps.end());
    const ForcingBranch& branch = std::get<ForcingPattern>(step->pattern).branches.front();
    ASSERT_EQ(branch.steps.size(), 1U);
    EXPECT_EQ(branch.steps[0].technique, TechniqueId::naked_pair);
    // The assumption, what it takes from r1c2, and two candidates of the cell that ends up empty.
    EXPECT_EQ(branch.consequences.size(), 4U);
    EXPECT_FALSE(check(*step, state));
}

TEST(ContradictionNetPlus, WhatSinglesRefuteIsLeftToNetsWithoutSteps) {
    State state = open_state();
    keep(state, 1, 2, "12");
    keep(state, 1, 3, "12");

    EXPECT_FALSE(find_all(TechniqueId::contradiction_net, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::contradiction_net_plus, state).empty());
}

TEST(NestedNet, TakesNetsInsideWhereSimpleStepsEnd) {
    // Easter Monster: what simple steps refute is little.
    const State state = state_of(
        "1.......2 .9.4...5. ..6...7.. .5.9.3... ....7.... ...85..4. 7.....6.. .3...9.8. "
        "..2.....1");
    std::optional<Step> first;

    find_steps(TechniqueId::nested_net, state, [&](Step step) {
        first = std::move(step);
        return false;
    });

    ASSERT_TRUE(first);
    EXPECT_FALSE(check(*first, state));
    const auto& forcing = std::get<ForcingPattern>(first->pattern);
    EXPECT_TRUE(std::ranges::any_of(forcing.branches.front().steps, [](const Step& inside) {
        return inside.technique == TechniqueId::contradiction_net;
    }));
    EXPECT_EQ(proof_size(forcing).depth, 2U);
    EXPECT_EQ(offered_until_stop(TechniqueId::nested_net, state), 1);
}

TEST(NestedNet, WhatSimpleStepsRefuteIsLeftToThem) {
    State state = open_state();
    keep(state, 1, 2, "123");
    keep(state, 1, 3, "23");
    keep(state, 1, 5, "23");

    for (const Step& step : find_all(TechniqueId::nested_net, state)) {
        EXPECT_NE(step.eliminations, (std::vector<Candidate>{{rc(1, 1), 1}}));
    }
}

}  // namespace
}  // namespace sudokit::logic
