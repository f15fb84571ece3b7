#include "logic/techniques/als/aligned_exclusion.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

// With 1 in r1c1, r4c2 would take 2 from r1c2 or 3 from r4c1. Other cells that see both have no 1.
State pair_of(std::string_view second, std::string_view excluder = "13") {
    State state = open_state();
    keep(state, 1, 1, "149");
    keep(state, 4, 2, second);
    keep(state, 1, 2, "12");
    keep(state, 4, 1, excluder);
    for (const Cell cell : {rc(2, 1), rc(3, 1), rc(5, 2), rc(6, 2)}) state.remove({cell, 1});
    return state;
}

TEST(AlignedExclusion, APairLosesWhatHasNoPartner) {
    const State state = pair_of("23");

    const auto steps = find_all(aligned_pair_exclusion, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{aligned_pair_exclusion,
                              AlignedPattern{{rc(1, 1), rc(4, 2)}, {rc(1, 2), rc(4, 1)}},
                              {},
                              {{rc(1, 1), 1}}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(AlignedExclusion, APartnerThatIsLeftSavesACandidate) {
    EXPECT_TRUE(find_all(aligned_pair_exclusion, pair_of("234")).empty());
}

TEST(AlignedExclusion, AnExcluderWithThreeCandidatesIsNoneForAPair) {
    EXPECT_TRUE(find_all(aligned_pair_exclusion, pair_of("23", "135")).empty());
}

// With 1 in r1c1, r1c2 is not 5 (r1c7) and r1c3 not 6 (r1c9), nor are they 2 and 3 (r1c5).
State triple_of(std::string_view excluder) {
    State state = open_state();
    keep(state, 1, 1, "148");
    keep(state, 1, 2, "25");
    keep(state, 1, 3, "36");
    keep(state, 1, 5, excluder);
    keep(state, 1, 7, "15");
    keep(state, 1, 9, "16");
    confine(state, 0, 1, std::vector<Cell>{rc(1, 1), rc(1, 5), rc(1, 7), rc(1, 9)});
    return state;
}

TEST(AlignedExclusion, ATripleLosesWhatHasNoCombination) {
    const State state = triple_of("123");

    const auto steps = find_all(aligned_triple_exclusion, state);

    const Step wanted{
        aligned_triple_exclusion,
        AlignedPattern{{rc(1, 1), rc(1, 2), rc(1, 3)}, {rc(1, 5), rc(1, 7), rc(1, 9)}},
        {},
        {{rc(1, 1), 1}}};
    EXPECT_NE(std::ranges::find(steps, wanted), steps.end());
    for (const Step& step : steps) EXPECT_FALSE(check(step, state));
}

TEST(AlignedExclusion, ACombinationThatIsLeftSavesACandidate) {
    for (const Step& step : find_all(aligned_triple_exclusion, triple_of("1234"))) {
        EXPECT_EQ(std::ranges::find(step.eliminations, Candidate{rc(1, 1), 1}),
                  step.eliminations.end());
    }
}

TEST(AlignedExclusion, WhatAPairExcludesIsNoTriple) {
    for (const Step& step : find_all(aligned_triple_exclusion, pair_of("23"))) {
        EXPECT_EQ(std::ranges::find(step.eliminations, Candidate{rc(1, 1), 1}),
                  step.eliminations.end());
    }
}

TEST(AlignedExclusion, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(aligned_pair_exclusion, pair_of("23")), 1);
    EXPECT_EQ(offered_until_stop(aligned_triple_exclusion, triple_of("123")), 1);
}

}  // namespace
}  // namespace sudokit::logic
