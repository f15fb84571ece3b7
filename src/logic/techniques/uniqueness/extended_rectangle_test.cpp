#include "logic/techniques/uniqueness/extended_rectangle.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet k123 = DigitSet(0b111);

// Rows 1 and 2, columns 1, 4 and 8.
const std::vector<Cell> kSix = {rc(1, 1), rc(1, 4), rc(1, 8), rc(2, 1), rc(2, 4), rc(2, 8)};

// Every cell has just 1, 2 and 3 but for those that `more` names, with what they have.
State six(const std::vector<std::pair<Cell, std::string>>& more) {
    State state = open_state();
    for (const Cell cell : kSix) {
        const auto found = std::ranges::find(more, cell, &std::pair<Cell, std::string>::first);
        keep(state, cell / 9 + 1, cell % 9 + 1, found == more.end() ? "123" : found->second);
    }
    return state;
}

TEST(ExtendedRectangle, TypeOneClearsTheOnlyCellThatCanPreventIt) {
    const State state = six({{rc(2, 8), "1356"}, {rc(1, 1), "12"}});

    const auto steps = find_all(TechniqueId::extended_rectangle_1, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::extended_rectangle_1,
                              GuardianPattern{kSix, k123, {{rc(2, 8), 5}, {rc(2, 8), 6}}},
                              {},
                              {{rc(2, 8), 1}, {rc(2, 8), 3}}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ExtendedRectangle, TypeTwoRemovesTheDigitFromWhatSeesBothCells) {
    const State state = six({{rc(1, 1), "1237"}, {rc(2, 1), "137"}});

    const auto steps = find_all(TechniqueId::extended_rectangle_2, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations.size(), 13U);  // the rest of column 1 and of box 1
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ExtendedRectangle, TypeThreeActsAsACellOfANakedSubset) {
    State state = six({{rc(1, 1), "1237"}, {rc(2, 1), "1238"}});
    keep(state, 9, 1, "78");

    const auto steps = find_all(TechniqueId::extended_rectangle_3, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<GuardianPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.others, (std::vector<Cell>{rc(9, 1)}));
    EXPECT_EQ(pattern.houses, (std::vector<std::uint32_t>{9}));
    EXPECT_EQ(steps[0].eliminations.size(), 12U);  // 7 and 8 in six cells of column 1
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ExtendedRectangle, TypeFourRemovesTheDigitsThatAreNotConfined) {
    State state = six({{rc(1, 1), "1237"}, {rc(2, 1), "1238"}});
    confine(state, 9, 2, std::vector<Cell>{rc(1, 1), rc(2, 1)});

    const auto steps = find_all(TechniqueId::extended_rectangle_4, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations,
              (std::vector<Candidate>{{rc(1, 1), 1}, {rc(1, 1), 3}, {rc(2, 1), 1}, {rc(2, 1), 3}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(ExtendedRectangle, CellsOfDifferentBandsAreNone) {
    State state = open_state();
    for (const Cell cell : {rc(1, 1), rc(1, 4), rc(1, 8), rc(5, 1), rc(5, 4)}) {
        keep(state, cell / 9 + 1, cell % 9 + 1, "123");
    }
    keep(state, 5, 8, "12356");

    EXPECT_TRUE(find_all(TechniqueId::extended_rectangle_1, state).empty());
}

TEST(ExtendedRectangle, FourDigitsAreTooMany) {
    const State state = six({{rc(1, 1), "124"}, {rc(2, 4), "234"}, {rc(2, 8), "1356"}});

    EXPECT_TRUE(find_all(TechniqueId::extended_rectangle_1, state).empty());
}

TEST(ExtendedRectangle, APencilmarkOfThePuzzleBreaksIt) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(rc(1, 1), DigitSet(0b11));
    State state(puzzle);
    for (const Cell cell : kSix) {
        keep(state, cell / 9 + 1, cell % 9 + 1, cell == rc(2, 8) ? "12356" : "123");
    }

    EXPECT_TRUE(find_all(TechniqueId::extended_rectangle_1, state).empty());
}

TEST(ExtendedRectangle, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::extended_rectangle_1, six({{rc(2, 8), "1356"}})), 1);
}

}  // namespace
}  // namespace sudokit::logic
