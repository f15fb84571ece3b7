#include "logic/techniques/uniqueness/bug.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

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

// r1c1 and r1c2 with further candidates.
State grave_with_two(std::string_view first_cell, std::string_view second_cell) {
    State state = open_state(Board::standard(4));
    const State grave = grave_with("12");
    for (Cell cell = 2; cell < 16; ++cell) {
        for (const Digit digit : state.candidates(cell) & ~grave.candidates(cell)) {
            state.remove({cell, digit});
        }
    }
    keep(state, 1, 1, first_cell);
    keep(state, 1, 2, second_cell);
    return state;
}

std::vector<Cell> all_cells(const State& state) {
    return {state.open_cells().begin(), state.open_cells().end()};
}

TEST(BugPlusMany, TypeTwoRemovesTheDigitFromWhatSeesAllGuardians) {
    const State state = grave_with_two("123", "123");

    const auto steps = find_all(TechniqueId::bug_2, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::bug_2,
                              GuardianPattern{all_cells(state), DigitSet(15), {{0, 3}, {1, 3}}},
                              {},
                              {{2, 3}, {3, 3}, {4, 3}, {5, 3}}}));
    EXPECT_FALSE(check(steps[0], state));
    EXPECT_TRUE(find_all(TechniqueId::bug_plus_n, state).empty());
}

TEST(BugPlusMany, GuardiansOfOneCellRemoveItsOtherCandidates) {
    const State state = grave_with("1234");

    const auto steps = find_all(TechniqueId::bug_plus_n, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{0, 1}, {0, 2}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BugPlusMany, TypeThreeActsAsACellOfANakedSubset) {
    // 3 in r1c1 or 4 in r1c2; r1c3 has 34.
    const State state = grave_with_two("123", "124");

    const auto steps = find_all(TechniqueId::bug_3, state);

    const auto in_row = std::ranges::find_if(steps, [](const Step& step) {
        return std::get<GuardianPattern>(step.pattern).others == std::vector<Cell>{2};
    });
    ASSERT_NE(in_row, steps.end());
    EXPECT_EQ(in_row->eliminations, (std::vector<Candidate>{{3, 3}, {3, 4}}));
    EXPECT_FALSE(check(*in_row, state));
}

TEST(BugPlusMany, TypeFourRemovesWhatIsNeitherGuardianNorConfined) {
    // 1 has two places in row 1.
    const State state = grave_with_two("123", "124");

    const auto steps = find_all(TechniqueId::bug_4, state);

    const std::vector<Candidate> wanted = {{0, 2}, {1, 2}};
    const auto found = std::ranges::find(steps, wanted, &Step::eliminations);
    ASSERT_NE(found, steps.end());
    EXPECT_EQ(std::get<GuardianPattern>(found->pattern).houses, (std::vector<std::uint32_t>{0, 8}));
    EXPECT_FALSE(check(*found, state));
}

TEST(BugPlusMany, OneGuardianIsBugPlusOne) {
    for (const auto id :
         {TechniqueId::bug_2, TechniqueId::bug_3, TechniqueId::bug_4, TechniqueId::bug_plus_n}) {
        EXPECT_TRUE(find_all(id, grave_with("123")).empty());
    }
}

TEST(BugPlusMany, ADigitWithOnePlaceInAHouseIsNone) {
    State state = grave_with_two("123", "123");
    state.remove({4, 3});
    state.remove({5, 3});
    state.remove({6, 1});

    EXPECT_TRUE(find_all(TechniqueId::bug_2, state).empty());
}

}  // namespace
}  // namespace sudokit::logic
