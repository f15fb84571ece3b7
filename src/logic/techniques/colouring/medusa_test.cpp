#include "logic/techniques/colouring/medusa.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// r1c1, r1c9, r9c9 and r9c1 with two candidates each, joined by the places of the digits.
State square(std::string_view corner) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 9, "23");
    keep(state, 9, 9, corner);
    confine(state, 0, 2, std::vector<Cell>{rc(1, 1), rc(1, 9)});
    confine(state, 17, 3, std::vector<Cell>{rc(1, 9), rc(9, 9)});
    return state;
}

TEST(Medusa, WhatSeesBothColoursOfItsDigitGoes) {
    // 1 in r1c1, 2 in r1c9 and 3 in r9c9, or else 2, 3 and 1: 1 is in r1c1 or r9c9.
    const State state = square("13");

    const auto steps = find_all(TechniqueId::medusa, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(9, 1), 1}}));
    const auto& pattern = std::get<MedusaPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.colours[0],
              (std::vector<Candidate>{{rc(1, 1), 1}, {rc(1, 9), 2}, {rc(9, 9), 3}}));
    EXPECT_EQ(pattern.colours[1],
              (std::vector<Candidate>{{rc(1, 1), 2}, {rc(1, 9), 3}, {rc(9, 9), 1}}));
    EXPECT_EQ(pattern.links.size(), 5U);
    EXPECT_FALSE(pattern.dead_end);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(Medusa, TheOtherCandidatesOfACellWithBothColoursGo) {
    // From r1c1 down column 1, 2 in r4c1 has the colour of 1 in r1c1; along row 1, column 5 and
    // row 4, 7 in r4c1 has the other one.
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "14");
    keep(state, 4, 5, "47");
    keep(state, 4, 1, "257");
    confine(state, 9, 2, std::vector<Cell>{rc(1, 1), rc(4, 1)});
    confine(state, 0, 1, std::vector<Cell>{rc(1, 1), rc(1, 5)});
    confine(state, 13, 4, std::vector<Cell>{rc(1, 5), rc(4, 5)});
    confine(state, 3, 7, std::vector<Cell>{rc(4, 1), rc(4, 5)});

    const auto steps = find_all(TechniqueId::medusa, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(4, 1), 5}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(Medusa, AColourThatIsTwiceInAHouseIsWrong) {
    // 1 in r1c1 is 2 in r1c9 and 1 in r9c9, and by 3 of row 9, 1 in r9c1: 1 would be twice there.
    State state = square("13");
    keep(state, 9, 1, "13");
    confine(state, 8, 3, std::vector<Cell>{rc(9, 1), rc(9, 9)});

    const auto steps = find_all(TechniqueId::medusa, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_FALSE(check(steps[0], state));
    const auto& pattern = std::get<MedusaPattern>(steps[0].pattern);
    EXPECT_EQ(steps[0].eliminations, pattern.colours[0]);
    EXPECT_FALSE(pattern.dead_end);
}

TEST(Medusa, AColourThatLeavesACellNothingIsWrong) {
    // With 1 in r1c1 and 3 in r9c9, r9c1 sees 1 and 3.
    State state = square("34");
    keep(state, 9, 1, "13");

    const auto steps = find_all(TechniqueId::medusa, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<MedusaPattern>(steps[0].pattern);
    ASSERT_TRUE(pattern.dead_end);
    EXPECT_EQ(pattern.dead_end->kind, DeadEnd::Kind::cell);
    EXPECT_EQ(pattern.dead_end->cell, rc(9, 1));
    EXPECT_EQ(steps[0].eliminations, pattern.colours[0]);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(Medusa, GroupsOfOneDigitAreLeftToSimpleColouring) {
    State state = open_state();
    confine(state, 0, 5, std::vector<Cell>{rc(1, 1), rc(1, 9)});
    confine(state, 9, 5, std::vector<Cell>{rc(1, 1), rc(9, 1)});
    confine(state, 8, 5, std::vector<Cell>{rc(9, 1), rc(9, 9)});

    EXPECT_FALSE(find_all(TechniqueId::simple_colouring, state).empty());
    EXPECT_TRUE(find_all(TechniqueId::medusa, state).empty());
}

TEST(Medusa, AThirdCandidateBreaksATie) {
    EXPECT_TRUE(find_all(TechniqueId::medusa, square("134")).empty());
}

TEST(Medusa, StopsWhenTold) { EXPECT_EQ(offered_until_stop(TechniqueId::medusa, square("13")), 1); }

}  // namespace
}  // namespace sudokit::logic
