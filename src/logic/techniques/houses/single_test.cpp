#include "logic/techniques/houses/single.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

TEST(FullHouse, TheMissingDigitGoesIntoTheLastCell) {
    const State state = state_of("123. .... .... ....");

    const auto steps = find_all(TechniqueId::full_house, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::full_house, SinglePattern{{3, 4}, 0}, {{3, 4}}, {}}));
}

TEST(FullHouse, TwoOpenCellsAreNotEnough) {
    EXPECT_TRUE(find_all(TechniqueId::full_house, state_of("12.. .... .... ....")).empty());
}

TEST(NakedSingle, ACellWithOneCandidateTakesIt) {
    State state = open_state();
    keep(state, 2, 3, "7");

    const auto steps = find_all(TechniqueId::naked_single, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{at(state, 2, 3), 7}}));
    EXPECT_EQ(std::get<SinglePattern>(steps[0].pattern).house, std::nullopt);
}

TEST(NakedSingle, TwoCandidatesAreNotASingle) {
    State state = open_state();
    keep(state, 2, 3, "78");

    EXPECT_TRUE(find_all(TechniqueId::naked_single, state).empty());
}

TEST(HiddenSingle, ADigitWithOnePlaceInAHouseGoesThere) {
    State state = open_state();
    const Cell cell = at(state, 5, 5);
    confine(state, 4, 6, std::array{cell});

    const auto steps = find_all(TechniqueId::hidden_single, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{cell, 6}}));
    EXPECT_EQ(std::get<SinglePattern>(steps[0].pattern).house, 4U);
}

TEST(HiddenSingle, TwoPlacesAreNotASingle) {
    State state = open_state();
    confine(state, 4, 6, std::array{at(state, 5, 5), at(state, 5, 8)});

    EXPECT_TRUE(find_all(TechniqueId::hidden_single, state).empty());
}

TEST(Singles, StopWhenTold) {
    State state = open_state();
    keep(state, 2, 3, "7");
    keep(state, 8, 8, "1");

    EXPECT_EQ(offered_until_stop(TechniqueId::naked_single, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
