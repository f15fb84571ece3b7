#include "logic/techniques/exocet/exocet.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kId = TechniqueId::junior_exocet;

// The base r1c1 and r1c2 has 1, 2 and 3, the targets r2c4 and r3c9 have all digits, the companions
// r3c4 and r2c9 none of the three, and outside the band columns 3, 4 and 9 have them in rows 4 and
// 7 only:
//
//     123 123 x | .  . . | . . .
//     .   .   x | T  . . | . . c
//     .   .   x | c  . . | . . T
//     ----------+--------+------
//     .   .   s | s  . . | . . s    row 4, and row 7
State exocet() {
    State state = open_state();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    keep(state, 3, 4, "456789");
    keep(state, 2, 9, "456789");
    for (const std::uint32_t row : {5U, 6U, 8U, 9U}) {
        for (const std::uint32_t column : {3U, 4U, 9U}) keep(state, row, column, "456789");
    }
    return state;
}

TEST(JuniorExocet, TargetsLoseWhatTheBaseDoesNotHave) {
    const State state = exocet();

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone;
    for (const Cell target : {rc(2, 4), rc(3, 9)}) {
        for (Digit digit = 4; digit <= 9; ++digit) gone.push_back({target, digit});
    }
    const DigitSet digits(0b111);
    EXPECT_EQ(steps[0], (Step{kId,
                              ExocetPattern{{rc(1, 1), rc(1, 2)},
                                            {rc(2, 4), rc(3, 9)},
                                            digits,
                                            {11, 12, 17},
                                            {{3, digits}, {6, digits}}},
                              {},
                              gone}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(JuniorExocet, ADigitThatNeitherTargetCanHoldLeavesTheBase) {
    State state = exocet();
    keep(state, 2, 4, "12");
    keep(state, 3, 9, "12");

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    const std::vector<Candidate> gone = {{rc(1, 1), 3}, {rc(1, 2), 3}};
    EXPECT_EQ(steps[0].eliminations, gone);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(JuniorExocet, ADigitThatWouldNeedBothTargetsLeavesAllFourCells) {
    State state = exocet();
    keep(state, 2, 4, "123");
    keep(state, 3, 9, "123");
    for (const std::uint32_t column : {3U, 4U, 9U}) state.remove({rc(7, column), 3});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    const std::vector<Candidate> gone = {
        {rc(1, 1), 3}, {rc(1, 2), 3}, {rc(2, 4), 3}, {rc(3, 9), 3}};
    EXPECT_EQ(steps[0].eliminations, gone);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(JuniorExocet, DigitsThatFitOneTargetOnlyAreNotBothInTheBase) {
    State state = exocet();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "23");
    keep(state, 2, 4, "123");
    keep(state, 3, 9, "2");

    const auto steps = find_all(kId, state);

    // 1 and 3 do not fit, as r3c9 holds 2; so r1c1 and r1c2 hold 1 and 2, or 2 and 3.
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(2, 4), 2}}));
    EXPECT_FALSE(check(steps[0], state));
}

// What r2c4 holds is in box 3 too, in r3c7 or r3c8: not in rows 1 and 2, nor in column 9.
TEST(JuniorExocet, ATargetHoldsNothingThatItsMirrorCannot) {
    State state = exocet();
    keep(state, 2, 4, "123");
    keep(state, 3, 9, "123");
    for (const std::uint32_t column : {7U, 8U}) state.remove({rc(3, column), 3});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(2, 4), 3}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(JuniorExocet, TheOnlyCellOfAMirrorHoldsWhatTheTargetDoes) {
    State state = exocet();
    keep(state, 2, 4, "123");
    keep(state, 3, 9, "123");
    keep(state, 3, 7, "456");

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone;
    for (Digit digit = 4; digit <= 9; ++digit) gone.push_back({rc(3, 8), digit});
    EXPECT_EQ(steps[0].eliminations, gone);
    EXPECT_FALSE(check(steps[0], state));
}

// A digit that is placed in a cross line has its place there.
TEST(JuniorExocet, PlacedDigitsCount) {
    State state = exocet();
    state.place({rc(4, 4), 1});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_FALSE(check(steps[0], state));
    const auto& gone = steps[0].eliminations;
    EXPECT_EQ(std::ranges::count(gone, rc(2, 4), &Candidate::cell), 6);
}

TEST(JuniorExocet, RoomInAllThreeCrossLinesBreaksIt) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~exocet().candidates(cell)) {
            if (cell != rc(9, 9) || digit != 2) state.remove({cell, digit});
        }
    }

    EXPECT_TRUE(find_all(kId, state).empty());
}

TEST(JuniorExocet, ACompanionWithADigitOfTheBaseBreaksIt) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~exocet().candidates(cell)) {
            if (cell != rc(2, 9) || digit != 2) state.remove({cell, digit});
        }
    }

    EXPECT_TRUE(find_all(kId, state).empty());
}

TEST(JuniorExocet, RoomInOneCrossLineAndOneLineIsNoMoreThanTwo) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~exocet().candidates(cell)) {
            if (cell % 9 != 8 || cell < rc(4, 1) || digit != 2) state.remove({cell, digit});
        }
    }
    for (const std::uint32_t column : {3U, 4U}) state.remove({rc(7, column), 2});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& covers = std::get<ExocetPattern>(steps[0].pattern).covers;
    EXPECT_EQ(covers, (std::vector<HouseDigits>{
                          {3, DigitSet(0b111)}, {6, DigitSet(0b101)}, {17, DigitSet(0b010)}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(JuniorExocet, NeedsBoxesOfThreeByThree) {
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(16))).empty());
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(7))).empty());
}

TEST(JuniorExocet, StopsWhenTold) { EXPECT_EQ(offered_until_stop(kId, exocet()), 1); }

}  // namespace
}  // namespace sudokit::logic
