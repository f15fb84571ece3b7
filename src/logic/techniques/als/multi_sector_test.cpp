#include "logic/techniques/als/multi_sector.hpp"

#include <array>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kId = TechniqueId::multi_sector_locked_sets;
constexpr std::array<std::uint32_t, 3> kRows = {1, 4, 7};
constexpr std::array<std::uint32_t, 4> kColumns = {1, 4, 7, 8};
constexpr DigitSet k123 = DigitSet(0b111);

// Twelve cells with 1, 2 and 3, once in each of three rows, and 4, 5 and 6, each once in a column:
//
//     1234 . . | 1235 . . | 1236 123 .
//
// and the same in rows 4 and 7.
State crossing(const Board& board = Board::standard(9)) {
    State state = open_state(board);
    for (const std::uint32_t row : kRows) {
        keep(state, row, 1, "1234");
        keep(state, row, 4, "1235");
        keep(state, row, 7, "1236");
        keep(state, row, 8, "123");
    }
    return state;
}

std::vector<Cell> cells_of_crossing() {
    std::vector<Cell> cells;
    for (const std::uint32_t row : kRows) {
        for (const std::uint32_t column : kColumns) cells.push_back(rc(row, column));
    }
    return cells;
}

TEST(MultiSectorLockedSets, AsManyDigitsOfRowsAndColumnsAsCellsLeaveTheRestOfThem) {
    const State state = crossing();

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(LockedSetsPattern{cells_of_crossing(),
                                                          {{0, k123},
                                                           {3, k123},
                                                           {6, k123},
                                                           {9, DigitSet::of(4)},
                                                           {12, DigitSet::of(5)},
                                                           {15, DigitSet::of(6)}}}));
    EXPECT_EQ(steps[0].eliminations.size(), 3U * 5 * 3 + 3 * 6);
    EXPECT_EQ(steps[0].eliminations.front(), (Candidate{rc(1, 2), 1}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(MultiSectorLockedSets, OneDigitMoreIsTooMany) {
    State state = open_state();
    for (const std::uint32_t row : kRows) {
        keep(state, row, 1, "1234");
        keep(state, row, 4, "1235");
        keep(state, row, 7, "1236");
        keep(state, row, 8, row == 7 ? "1237" : "123");
    }

    EXPECT_TRUE(find_all(kId, state).empty());
}

TEST(MultiSectorLockedSets, NothingToRemoveIsNoStep) {
    State state = crossing();
    for (const Step& step : find_all(kId, state)) apply(step, state);

    EXPECT_TRUE(find_all(kId, state).empty());
}

// Three cells of each row with three digits.
TEST(MultiSectorLockedSets, NakedSubsetsSideBySideAreNone) {
    State state = open_state();
    for (const std::uint32_t row : kRows) {
        for (const std::uint32_t column : kColumns) {
            if (column != 8) keep(state, row, column, "123");
        }
    }

    EXPECT_TRUE(find_all(kId, state).empty());
}

TEST(MultiSectorLockedSets, BoxesDoNotMatter) {
    Shape latin;
    latin.regions = Latin{};

    EXPECT_EQ(find_all(kId, crossing(*Board::make(latin))).size(), 1U);
}

TEST(MultiSectorLockedSets, BoardsOverOrderNineHaveTooManyCrossings) {
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(16))).empty());
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(4))).empty());
}

TEST(MultiSectorLockedSets, StopsWhenTold) { EXPECT_EQ(offered_until_stop(kId, crossing()), 1); }

}  // namespace
}  // namespace sudokit::logic
