#include "logic/techniques/uniqueness/unique_loop.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet k12 = DigitSet(0b11);

// Six cells, two in each of rows 1, 2 and 4, columns 1, 2 and 4, boxes 1, 2 and 4:
//
//     a . . | b . . | . . .
//     . d . | c . . | . . .
//     . . . | . . . | . . .
//     ------+-------+------
//     f e . | . . . | . . .
const std::vector<Cell> kLoop = {rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 4), rc(4, 1), rc(4, 2)};

// Every cell of the loop has just 1 and 2 but for those that `more` names, with what they have.
State loop(const std::vector<std::pair<Cell, std::string>>& more,
           const Board& board = Board::standard(9)) {
    State state = open_state(board);
    for (const Cell cell : kLoop) {
        const auto found = std::ranges::find(more, cell, &std::pair<Cell, std::string>::first);
        keep(state, cell / 9 + 1, cell % 9 + 1, found == more.end() ? "12" : found->second);
    }
    return state;
}

TEST(UniqueLoop, TypeOneClearsTheOnlyCellThatCanPreventIt) {
    const State state = loop({{rc(1, 1), "1235"}});

    const auto steps = find_all(TechniqueId::unique_loop_1, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::unique_loop_1,
                              GuardianPattern{kLoop, k12, {{rc(1, 1), 3}, {rc(1, 1), 5}}},
                              {},
                              {{rc(1, 1), 1}, {rc(1, 1), 2}}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(UniqueLoop, TypeOnePlacesALoneGuardian) {
    const State state = loop({{rc(4, 2), "125"}});

    const auto steps = find_all(TechniqueId::unique_loop_1, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{rc(4, 2), 5}}));
}

TEST(UniqueLoop, TypeTwoRemovesTheDigitFromWhatSeesBothCells) {
    const State state = loop({{rc(1, 1), "125"}, {rc(1, 4), "125"}});

    const auto steps = find_all(TechniqueId::unique_loop_2, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations.size(), 7U);
    for (const Candidate gone : steps[0].eliminations) {
        EXPECT_EQ(gone.digit, 5U);
        EXPECT_LT(gone.cell, 9U);
    }
    EXPECT_FALSE(check(steps[0], state));
    EXPECT_TRUE(find_all(TechniqueId::unique_loop_1, state).empty());
}

TEST(UniqueLoop, TypeTwoNeedsOneDigit) {
    const State state = loop({{rc(1, 1), "125"}, {rc(1, 4), "126"}});

    EXPECT_TRUE(find_all(TechniqueId::unique_loop_2, state).empty());
}

TEST(UniqueLoop, TypeThreeActsAsACellOfANakedSubset) {
    State state = loop({{rc(1, 1), "125"}, {rc(1, 4), "126"}});
    keep(state, 1, 8, "56");

    const auto steps = find_all(TechniqueId::unique_loop_3, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<GuardianPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.others, (std::vector<Cell>{rc(1, 8)}));
    EXPECT_EQ(pattern.subset, DigitSet(0b110000));
    EXPECT_EQ(pattern.houses, (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(steps[0].eliminations.size(), 12U);  // 5 and 6 in six cells of row 1
    EXPECT_FALSE(check(steps[0], state));
}

TEST(UniqueLoop, TypeFourRemovesTheDigitThatIsNotConfined) {
    State state = loop({{rc(1, 1), "125"}, {rc(1, 4), "1267"}});
    confine(state, 0, 1, std::vector<Cell>{rc(1, 1), rc(1, 4)});

    const auto steps = find_all(TechniqueId::unique_loop_4, state);

    ASSERT_EQ(steps.size(), 1U);
    const auto& pattern = std::get<GuardianPattern>(steps[0].pattern);
    EXPECT_EQ(pattern.houses, (std::vector<std::uint32_t>{0}));
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{rc(1, 1), 2}, {rc(1, 4), 2}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(UniqueLoop, TypeFourNeedsACommonHouse) {
    State state = loop({{rc(1, 1), "125"}, {rc(2, 4), "126"}});
    confine(state, 0, 1, std::vector<Cell>{rc(1, 1), rc(1, 4)});

    EXPECT_TRUE(find_all(TechniqueId::unique_loop_4, state).empty());
}

TEST(UniqueLoop, ACellThatLacksADigitBreaksIt) {
    State state = loop({{rc(1, 1), "1235"}});
    keep(state, 4, 2, "1");

    EXPECT_TRUE(find_all(TechniqueId::unique_loop_1, state).empty());
}

TEST(UniqueLoop, ThreeCellsWithGuardiansAreTooMany) {
    const State state = loop({{rc(1, 1), "125"}, {rc(1, 4), "125"}, {rc(2, 4), "125"}});

    EXPECT_TRUE(find_all(TechniqueId::unique_loop_2, state).empty());
}

TEST(UniqueLoop, AHouseThatHoldsOneCellOfItBreaksIt) {
    Shape shape = Shape::standard(9);
    shape.extra = {
        {rc(1, 4), rc(9, 1), rc(9, 2), rc(9, 3), rc(9, 4), rc(9, 5), rc(9, 6), rc(9, 7), rc(9, 8)}};

    EXPECT_TRUE(
        find_all(TechniqueId::unique_loop_1, loop({{rc(1, 1), "1235"}}, *Board::make(shape)))
            .empty());
}

TEST(UniqueLoop, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::unique_loop_1, loop({{rc(1, 1), "1235"}})), 1);
}

}  // namespace
}  // namespace sudokit::logic
