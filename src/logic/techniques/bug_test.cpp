#include "logic/techniques/bug.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// Every cell has two candidates, and every digit two places in each house:
//
//     12 12 | 34 34
//     34 34 | 12 12
//     ------+------
//     12 12 | 34 34
//     34 34 | 12 12
State grave_with(std::string_view first_cell) {
    State state = open_state(Board::standard(4));
    for (std::uint32_t row = 1; row <= 4; ++row) {
        for (std::uint32_t column = 1; column <= 4; ++column) {
            const bool low = (row % 2 == 1) == (column <= 2);
            if (row + column > 2) keep(state, row, column, low ? "12" : "34");
        }
    }
    keep(state, 1, 1, first_cell);
    return state;
}

TEST(BugPlusOne, TheOddCandidateHolds) {
    const auto steps = find_all(TechniqueId::bug_plus_one, grave_with("123"));

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0],
              (Step{TechniqueId::bug_plus_one, BugPattern{{0, 3}}, {}, {{0, 1}, {0, 2}}}));
}

TEST(BugPlusOne, TwoOddCandidatesAreTooMany) {
    EXPECT_TRUE(find_all(TechniqueId::bug_plus_one, grave_with("1234")).empty());
}

TEST(BugPlusOne, TheGraveItselfHasNoStep) {
    EXPECT_TRUE(find_all(TechniqueId::bug_plus_one, grave_with("12")).empty());
}

TEST(BugPlusOne, EveryDigitMustHaveTwoPlaces) {
    // Two places for 1 and 2 in every line, but not in the boxes.
    State state = open_state(Board::standard(4));
    for (std::uint32_t row = 1; row <= 4; ++row) {
        for (std::uint32_t column = 1; column <= 4; ++column) {
            if (row + column > 2) keep(state, row, column, (row < 3) == (column < 3) ? "12" : "34");
        }
    }
    keep(state, 1, 1, "123");

    EXPECT_TRUE(find_all(TechniqueId::bug_plus_one, state).empty());
}

TEST(BugPlusOne, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::bug_plus_one, grave_with("123")), 1);
}

}  // namespace
}  // namespace sudokit::logic
