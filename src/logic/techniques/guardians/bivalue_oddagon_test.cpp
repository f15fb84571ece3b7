#include "logic/techniques/guardians/bivalue_oddagon.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet k12 = DigitSet(0b11);

// Each cell sees the next: by row 1, column 4, row 4, column 2 and box 1.
//
//     a . . | b . . | . . .
//     . e . | . . . | . . .
//     . . . | . . . | . . .
//     ------+-------+------
//     . d . | c . . | . . .
const std::vector<Cell> kRing = {rc(1, 1), rc(1, 4), rc(2, 2), rc(4, 2), rc(4, 4)};

// A state in which the cells have nothing but 1 and 2 and the guardians.
State ring_with(const std::vector<Candidate>& guardians, const std::vector<Cell>& ring = kRing) {
    State state = open_state();
    for (const Cell cell : ring) {
        for (const Digit digit : state.candidates(cell) & ~k12) {
            if (std::ranges::find(guardians, Candidate{cell, digit}) == guardians.end()) {
                state.remove({cell, digit});
            }
        }
    }
    return state;
}

TEST(BivalueOddagon, ALoneGuardianIsPlaced) {
    const State state = ring_with({{rc(4, 4), 7}});

    const auto steps = find_all(TechniqueId::bivalue_oddagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::bivalue_oddagon,
                              GuardianPattern{kRing, k12, {{rc(4, 4), 7}}},
                              {{rc(4, 4), 7}},
                              {}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BivalueOddagon, GuardiansOfOneDigitRemoveItFromWhatSeesThemAll) {
    const State state = ring_with({{rc(1, 1), 7}, {rc(4, 4), 7}});

    const auto steps = find_all(TechniqueId::bivalue_oddagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, std::vector<Candidate>());
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(4, 1), 7}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BivalueOddagon, GuardiansOfOneCellRemoveItsTwoDigits) {
    const State state = ring_with({{rc(2, 2), 5}, {rc(2, 2), 6}, {rc(2, 2), 7}});

    const auto steps = find_all(TechniqueId::bivalue_oddagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(2, 2), 1}, {rc(2, 2), 2}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BivalueOddagon, GuardiansThatShareNothingAreNoStep) {
    const State state = ring_with({{rc(1, 1), 7}, {rc(4, 4), 8}});

    EXPECT_TRUE(find_all(TechniqueId::bivalue_oddagon, state).empty());
}

TEST(BivalueOddagon, AnEvenNumberOfCellsCanBeFilled) {
    // r2c5 and r4c5 in place of r1c4 and r4c4, and r1c1 gone: r2c2, r2c5, r4c5, r4c2.
    const State state = ring_with({{rc(4, 5), 7}}, {rc(2, 2), rc(2, 5), rc(4, 5), rc(4, 2)});

    EXPECT_TRUE(find_all(TechniqueId::bivalue_oddagon, state).empty());
}

TEST(BivalueOddagon, ThreeCellsOfAHouseAreNoRing) {
    const State state = ring_with({{rc(1, 1), 7}}, {rc(1, 1), rc(1, 2), rc(2, 2)});

    EXPECT_TRUE(find_all(TechniqueId::bivalue_oddagon, state).empty());
}

TEST(BivalueOddagon, ACellThatLacksOneOfTheDigitsBreaksIt) {
    State state = ring_with({{rc(4, 4), 7}});
    state.remove({rc(4, 4), 1});

    EXPECT_TRUE(find_all(TechniqueId::bivalue_oddagon, state).empty());
}

TEST(BivalueOddagon, WithoutGuardiansThereIsNothingToFind) {
    EXPECT_TRUE(find_all(TechniqueId::bivalue_oddagon, ring_with({})).empty());
}

// By row 1, column 4, row 5, column 8, row 8, column 2 and box 1.
TEST(BivalueOddagon, SevenCellsAreARingToo) {
    const State state = ring_with(
        {{rc(8, 8), 3}}, {rc(1, 1), rc(1, 4), rc(5, 4), rc(5, 8), rc(8, 8), rc(8, 2), rc(2, 2)});

    const auto steps = find_all(TechniqueId::bivalue_oddagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{rc(8, 8), 3}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(BivalueOddagon, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::bivalue_oddagon, ring_with({{rc(4, 4), 7}})), 1);
}

}  // namespace
}  // namespace sudokit::logic
