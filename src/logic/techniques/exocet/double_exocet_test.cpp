#include "logic/techniques/exocet/double_exocet.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/conclusions.hpp"
#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kId = TechniqueId::double_exocet;
constexpr DigitSet kDigits(0b1111);

// Both bases, A and B, have 1 to 4; their targets are a and b, and the companions c have none of
// the four; outside the band columns 3, 6 and 9 have them in rows 4 and 7 only:
//
//     A A b | . . . | . . b
//     . . . | B B a | . . a
//     . . c | . . c | . . c
//     ------+-------+------
//     . . s | . . s | . . s    row 4, and row 7
State double_exocet() {
    State state = open_state();
    for (const std::uint32_t column : {1U, 2U}) keep(state, 1, column, "1234");
    for (const std::uint32_t column : {4U, 5U}) keep(state, 2, column, "1234");
    for (const std::uint32_t column : {3U, 6U, 9U}) {
        for (const std::uint32_t row : {3U, 5U, 6U, 8U, 9U}) keep(state, row, column, "56789");
    }
    return state;
}

TEST(DoubleExocet, ItsDigitsLeaveWhatSeesThemAndTheLinesThatHaveThem) {
    const State state = double_exocet();

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(ExocetPattern{{rc(1, 1), rc(1, 2)},
                                                      {rc(2, 6), rc(2, 9)},
                                                      kDigits,
                                                      {11, 14, 17},
                                                      {{3, kDigits}, {6, kDigits}},
                                                      {rc(2, 4), rc(2, 5)},
                                                      {rc(1, 3), rc(1, 9)}}));
    std::vector<Candidate> gone;
    for (const Cell target : {rc(1, 3), rc(1, 9), rc(2, 6), rc(2, 9)}) {
        for (Digit digit = 5; digit <= 9; ++digit) gone.push_back({target, digit});
    }
    for (const Digit digit : kDigits) {
        for (const std::uint32_t column : {4U, 5U, 6U, 7U, 8U}) {
            gone.push_back({rc(1, column), digit});
        }
        for (const std::uint32_t column : {1U, 2U, 3U, 7U, 8U}) {
            gone.push_back({rc(2, column), digit});
        }
        for (const std::uint32_t column : {1U, 2U, 4U, 5U, 7U, 8U}) {
            gone.push_back({rc(4, column), digit});
            gone.push_back({rc(7, column), digit});
        }
    }
    sort_unique(gone);
    EXPECT_EQ(steps[0].eliminations, gone);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(DoubleExocet, ADigitWithRoomInOneCrossLineStaysInTheLinesAcross) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~double_exocet().candidates(cell)) {
            if (cell % 9 != 8 || cell < rc(4, 1) || digit != 2) state.remove({cell, digit});
        }
    }
    for (const std::uint32_t column : {3U, 6U}) state.remove({rc(7, column), 2});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(std::ranges::count(steps[0].eliminations, Candidate{rc(4, 1), 2}), 0);
    EXPECT_EQ(std::ranges::count(steps[0].eliminations, Candidate{rc(4, 1), 3}), 1);
    EXPECT_FALSE(check(steps[0], state));
}

// What both bases hold may be in the one target that they share.
TEST(DoubleExocet, ASharedTargetBreaksIt) {
    State state = open_state();
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.board().digits() & ~double_exocet().candidates(cell)) {
            if (cell != rc(3, 9)) state.remove({cell, digit});
        }
    }
    keep(state, 1, 9, "56789");
    keep(state, 2, 9, "56789");

    EXPECT_FALSE(find_all(TechniqueId::junior_exocet, state).empty());
    EXPECT_TRUE(find_all(kId, state).empty());
}

TEST(DoubleExocet, FiveDigitsBreakIt) {
    State state = double_exocet();
    keep(state, 1, 1, "123");
    keep(state, 1, 2, "123");
    State more = open_state();
    for (const Cell cell : more.open_cells()) {
        for (const Digit digit : more.board().digits() & ~state.candidates(cell)) {
            if (cell != rc(1, 1) || digit != 5) more.remove({cell, digit});
        }
    }

    EXPECT_FALSE(find_all(kId, state).empty());
    EXPECT_TRUE(find_all(kId, more).empty());
}

TEST(DoubleExocet, NeedsBoxesOfThreeByThree) {
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(16))).empty());
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(7))).empty());
}

TEST(DoubleExocet, StopsWhenTold) { EXPECT_EQ(offered_until_stop(kId, double_exocet()), 1); }

}  // namespace
}  // namespace sudokit::logic
