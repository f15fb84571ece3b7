#include "logic/techniques/chain/chain.hpp"

#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum ChainLink::Kind;

// Houses of the 9x9 board: rows 0..8, columns 9..17, boxes 18..26.
constexpr std::uint32_t kRow = 0;
constexpr std::uint32_t kColumn = 9;
constexpr std::uint32_t kBox = 18;

ChainLink strong_in(std::uint32_t house) { return {strong, house}; }
ChainLink weak_in(std::uint32_t house) { return {weak, house}; }
const ChainLink kStrongInCell = {strong, std::nullopt};
const ChainLink kWeakInCell = {weak, std::nullopt};

// 1 has two places in rows 1, 4 and 7, so that r1c1 or r7c2 holds it.
State three_rows_of_ones() {
    State state = open_state();
    confine(state, kRow + 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, kRow + 3, 1, std::array{rc(4, 5), rc(4, 8)});
    confine(state, kRow + 6, 1, std::array{rc(7, 8), rc(7, 2)});
    return state;
}

TEST(XChain, WhatSeesBothEndsGoes) {
    const auto steps = find_all(TechniqueId::x_chain, three_rows_of_ones());

    const ChainPattern pattern = {{{{rc(1, 1)}, 1},
                                   {{rc(1, 5)}, 1},
                                   {{rc(4, 5)}, 1},
                                   {{rc(4, 8)}, 1},
                                   {{rc(7, 8)}, 1},
                                   {{rc(7, 2)}, 1}},
                                  {strong_in(kRow + 0), weak_in(kColumn + 4), strong_in(kRow + 3),
                                   weak_in(kColumn + 7), strong_in(kRow + 6)}};
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::x_chain,
                              pattern,
                              {},
                              {{rc(2, 2), 1}, {rc(3, 2), 1}, {rc(8, 1), 1}, {rc(9, 1), 1}}}));
}

TEST(XChain, TwoStrongLinksAreATurbotFish) {
    State state = open_state();
    confine(state, kRow + 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, kRow + 1, 1, std::array{rc(2, 5), rc(2, 8)});

    EXPECT_TRUE(find_all(TechniqueId::x_chain, state).empty());
}

TEST(XChain, AThirdPlaceInARowBreaksTheChain) {
    State state = open_state();
    confine(state, kRow + 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, kRow + 3, 1, std::array{rc(4, 5), rc(4, 8), rc(4, 9)});
    confine(state, kRow + 6, 1, std::array{rc(7, 8), rc(7, 2)});

    EXPECT_TRUE(find_all(TechniqueId::x_chain, state).empty());
}

TEST(XChain, AChainThatReturnsPlacesItsDigit) {
    State state = open_state();
    confine(state, kRow + 0, 1, std::array{rc(1, 1), rc(1, 5)});
    confine(state, kColumn + 5, 1, std::array{rc(2, 6), rc(5, 6)});
    confine(state, kColumn + 0, 1, std::array{rc(1, 1), rc(5, 1)});

    const auto steps = find_all(TechniqueId::x_chain, state);

    const auto places =
        std::ranges::find_if(steps, [](const Step& s) { return !s.placements.empty(); });
    ASSERT_NE(places, steps.end());
    EXPECT_EQ(places->placements, (std::vector<Candidate>{{rc(1, 1), 1}}));
    EXPECT_TRUE(places->eliminations.empty());
    const auto& pattern = std::get<ChainPattern>(places->pattern);
    EXPECT_EQ(pattern.nodes.size(), 6U);
    EXPECT_EQ(pattern.nodes.front(), pattern.nodes.back());
    EXPECT_FALSE(pattern.loop);
}

State four_cells_of_two() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 6, 5, "34");
    keep(state, 6, 8, "41");
    return state;
}

TEST(XyChain, WhatSeesBothEndsGoes) {
    const auto steps = find_all(TechniqueId::xy_chain, four_cells_of_two());

    const ChainPattern pattern = {
        {{{rc(1, 1)}, 1},
         {{rc(1, 1)}, 2},
         {{rc(1, 5)}, 2},
         {{rc(1, 5)}, 3},
         {{rc(6, 5)}, 3},
         {{rc(6, 5)}, 4},
         {{rc(6, 8)}, 4},
         {{rc(6, 8)}, 1}},
        {kStrongInCell, weak_in(kRow + 0), kStrongInCell, weak_in(kColumn + 4), kStrongInCell,
         weak_in(kRow + 5), kStrongInCell}};
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::xy_chain, pattern, {}, {{rc(1, 8), 1}, {rc(6, 1), 1}}}));
}

TEST(XyChain, ThreeCandidatesInACellBreakTheChain) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 6, 5, "345");
    keep(state, 6, 8, "41");

    EXPECT_TRUE(find_all(TechniqueId::xy_chain, state).empty());
}

TEST(XyChain, ThreeCellsAreAnXyWing) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 6, 5, "31");

    EXPECT_TRUE(find_all(TechniqueId::xy_chain, state).empty());
}

// r1c1 is 1, or else 2 is at r6c5 and 3 at r6c1: so r6c1 is not 1.
State chain_of_three_digits() {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, kColumn + 4, 2, std::array{rc(1, 5), rc(6, 5)});
    confine(state, kRow + 5, 3, std::array{rc(6, 5), rc(6, 1)});
    return state;
}

TEST(AlternatingChain, EndsOfDifferentDigitsInCellsThatSeeEachOtherEliminateCrosswise) {
    const auto steps = find_all(TechniqueId::alternating_chain, chain_of_three_digits());

    const ChainPattern pattern = {{{{rc(1, 1)}, 1},
                                   {{rc(1, 1)}, 2},
                                   {{rc(1, 5)}, 2},
                                   {{rc(6, 5)}, 2},
                                   {{rc(6, 5)}, 3},
                                   {{rc(6, 1)}, 3}},
                                  {kStrongInCell, weak_in(kRow + 0), strong_in(kColumn + 4),
                                   kWeakInCell, strong_in(kRow + 5)}};
    const Step expected = {TechniqueId::alternating_chain, pattern, {}, {{rc(6, 1), 1}}};
    EXPECT_NE(std::ranges::find(steps, expected), steps.end());
}

TEST(AlternatingChain, WithoutOneOfItsLinksItIsGone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    confine(state, kColumn + 4, 2, std::array{rc(1, 5), rc(6, 5)});
    confine(state, kRow + 5, 3, std::array{rc(6, 5), rc(6, 1), rc(6, 9)});

    for (const Step& step : find_all(TechniqueId::alternating_chain, state)) {
        EXPECT_EQ(std::ranges::find(step.eliminations, Candidate{rc(6, 1), 1}),
                  step.eliminations.end());
    }
}

TEST(AlternatingChain, AShorterChainComesFirst) {
    const auto steps = find_all(TechniqueId::alternating_chain, four_cells_of_two());

    std::size_t longest = 0;
    for (const Step& step : steps) {
        const std::size_t length = std::get<ChainPattern>(step.pattern).nodes.size();
        EXPECT_GE(length, longest);
        longest = length;
    }
    EXPECT_EQ(longest, 8U);
}

TEST(AlternatingLoop, EveryWeakLinkEliminates) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 6, 5, "34");
    keep(state, 6, 1, "41");

    const auto steps = find_all(TechniqueId::alternating_loop, state);

    const ChainPattern pattern = {
        {{{rc(1, 1)}, 1},
         {{rc(1, 1)}, 2},
         {{rc(1, 5)}, 2},
         {{rc(1, 5)}, 3},
         {{rc(6, 5)}, 3},
         {{rc(6, 5)}, 4},
         {{rc(6, 1)}, 4},
         {{rc(6, 1)}, 1}},
        {kStrongInCell, weak_in(kRow + 0), kStrongInCell, weak_in(kColumn + 4), kStrongInCell,
         weak_in(kRow + 5), kStrongInCell, weak_in(kColumn + 0)},
        true};
    std::vector<Candidate> rest_of_the_lines;
    for (Cell cell = 0; cell < 81; ++cell) {
        const std::uint32_t row = cell / 9 + 1;
        const std::uint32_t column = cell % 9 + 1;
        const bool corner_row = row == 1 || row == 6;
        const bool corner_column = column == 1 || column == 5;
        if (corner_row == corner_column) continue;
        if (corner_column) rest_of_the_lines.push_back({cell, column == 1 ? 1U : 3U});
        if (corner_row) rest_of_the_lines.push_back({cell, row == 1 ? 2U : 4U});
    }
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::alternating_loop, pattern, {}, rest_of_the_lines}));
}

TEST(AlternatingLoop, AChainWithEndsThatAreNotLinkedIsNoLoop) {
    EXPECT_TRUE(find_all(TechniqueId::alternating_loop, four_cells_of_two()).empty());
}

// 1 in box 1 is in r1c1, r1c2 or r2c3.
State two_ones_in_a_row_of_the_box(Cell other) {
    State state = open_state();
    confine(state, kBox + 0, 1, std::array{rc(1, 1), rc(1, 2), rc(2, 3)});
    confine(state, kColumn + 6, 1, std::array{rc(1, 7), other});
    return state;
}

TEST(GroupedChain, CellsOfABoxInALineAreOneNode) {
    const auto steps = find_all(TechniqueId::grouped_chain, two_ones_in_a_row_of_the_box(rc(6, 7)));

    const ChainPattern pattern = {
        {{{rc(2, 3)}, 1}, {{rc(1, 1), rc(1, 2)}, 1}, {{rc(1, 7)}, 1}, {{rc(6, 7)}, 1}},
        {strong_in(kBox + 0), weak_in(kRow + 0), strong_in(kColumn + 6)}};
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps[0], (Step{TechniqueId::grouped_chain, pattern, {}, {{rc(6, 3), 1}}}));
}

TEST(GroupedChain, AChainOfSingleCellsIsNotGrouped) {
    for (const Step& step : find_all(TechniqueId::grouped_chain, chain_of_three_digits())) {
        EXPECT_TRUE(
            std::ranges::any_of(std::get<ChainPattern>(step.pattern).nodes,
                                [](const ChainNode& node) { return node.cells.size() > 1; }));
    }
}

TEST(GroupedChain, TwoMorePlacesInTheBoxBreakTheChain) {
    State state = open_state();
    confine(state, kBox + 0, 1, std::array{rc(1, 1), rc(1, 2), rc(2, 3), rc(3, 3)});
    confine(state, kColumn + 6, 1, std::array{rc(1, 7), rc(6, 7)});

    for (const Step& step : find_all(TechniqueId::grouped_chain, state)) {
        EXPECT_EQ(std::ranges::find(step.eliminations, Candidate{rc(2, 7), 1}),
                  step.eliminations.end());
        EXPECT_NE(std::get<ChainPattern>(step.pattern).nodes.front().cells,
                  std::vector<Cell>{rc(2, 3)});
    }
}

TEST(GroupedLoop, EveryWeakLinkEliminates) {
    const auto steps = find_all(TechniqueId::grouped_loop, two_ones_in_a_row_of_the_box(rc(2, 7)));

    const ChainPattern pattern = {
        {{{rc(1, 7)}, 1}, {{rc(2, 7)}, 1}, {{rc(2, 3)}, 1}, {{rc(1, 1), rc(1, 2)}, 1}},
        {strong_in(kColumn + 6), weak_in(kRow + 1), strong_in(kBox + 0), weak_in(kRow + 0)},
        true};
    std::vector<Candidate> rest_of_the_rows;
    for (std::uint32_t row = 1; row <= 2; ++row) {
        for (const std::uint32_t column : {4U, 5U, 6U, 8U, 9U}) {
            rest_of_the_rows.push_back({rc(row, column), 1});
        }
    }
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps[0], (Step{TechniqueId::grouped_loop, pattern, {}, rest_of_the_rows}));
}

TEST(GroupedLoop, WithoutAGroupThereIsNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 5, "23");
    keep(state, 6, 5, "34");
    keep(state, 6, 1, "41");

    EXPECT_TRUE(find_all(TechniqueId::grouped_loop, state).empty());
}

TEST(Chains, StopWhenTold) {
    const State state = two_ones_in_a_row_of_the_box(rc(2, 7));
    ASSERT_GT(find_all(TechniqueId::grouped_loop, state).size(), 1U);

    EXPECT_EQ(offered_until_stop(TechniqueId::grouped_loop, state), 1);
}

TEST(Chains, WhatEndsTheSearchAtOnceIsTheFirstOfAll) {
    const State state = four_cells_of_two();
    std::vector<Step> first;

    find_steps(TechniqueId::alternating_chain, state, [&](Step step) {
        first.push_back(std::move(step));
        return false;
    });

    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first[0], find_all(TechniqueId::alternating_chain, state)[0]);
}

TEST(Chains, NoTwoStepsHaveTheSameConclusions) {
    const auto steps = find_all(TechniqueId::alternating_chain, chain_of_three_digits());

    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (std::size_t j = i + 1; j < steps.size(); ++j) {
            EXPECT_FALSE(steps[i].eliminations == steps[j].eliminations &&
                         steps[i].placements == steps[j].placements);
        }
    }
}

TEST(Chains, LatinSquaresHaveThemToo) {
    State state = open_state(Board::standard(5));
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "23");
    keep(state, 3, 2, "34");
    keep(state, 3, 4, "41");

    const auto steps = find_all(TechniqueId::xy_chain, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations,
              (std::vector<Candidate>{{at(state, 1, 4), 1}, {at(state, 3, 1), 1}}));
}

TEST(Chains, TheLargestBoardIsNoTrouble) {
    EXPECT_TRUE(find_all(TechniqueId::grouped_chain, open_state(Board::standard(64))).empty());
}

}  // namespace
}  // namespace sudokit::logic
