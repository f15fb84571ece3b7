#include "logic/techniques/guardians/tridagon.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet k123 = DigitSet(0b111);

// The diagonals of boxes 1, 2 and 4 run down, that of box 5 runs up; all are to hold 1, 2 and 3:
//
//     x . . | x . . | . . .
//     . x . | . x . | . . .
//     . . x | . . x | . . .
//     ------+-------+------
//     x . . | . . x | . . .
//     . x . | . x . | . . .
//     . . x | x . . | . . .
const std::vector<Cell> kHammer = {rc(1, 1), rc(1, 4), rc(2, 2), rc(2, 5), rc(3, 3), rc(3, 6),
                                   rc(4, 1), rc(4, 6), rc(5, 2), rc(5, 5), rc(6, 3), rc(6, 4)};

// A state in which the cells have nothing but the three digits and the guardians.
State hammer_with(const std::vector<Candidate>& guardians,
                  const Board& board = Board::standard(9)) {
    State state = open_state(board);
    for (const Cell cell : kHammer) {
        for (const Digit digit : board.digits() & ~k123) {
            if (std::ranges::find(guardians, Candidate{cell, digit}) == guardians.end()) {
                state.remove({cell, digit});
            }
        }
    }
    return state;
}

TEST(Tridagon, ALoneGuardianIsPlaced) {
    const State state = hammer_with({{rc(5, 5), 7}});

    const auto steps = find_all(TechniqueId::tridagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{TechniqueId::tridagon,
                              GuardianPattern{kHammer, k123, {{rc(5, 5), 7}}},
                              {{rc(5, 5), 7}},
                              {}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(Tridagon, GuardiansOfOneDigitRemoveItFromWhatSeesThemAll) {
    const State state = hammer_with({{rc(1, 1), 7}, {rc(2, 2), 7}});

    const auto steps = find_all(TechniqueId::tridagon, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].placements, std::vector<Candidate>());
    const std::vector<Candidate> rest_of_box = {{rc(1, 2), 7}, {rc(1, 3), 7}, {rc(2, 1), 7},
                                                {rc(2, 3), 7}, {rc(3, 1), 7}, {rc(3, 2), 7}};
    EXPECT_EQ(steps[0].eliminations, rest_of_box);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(Tridagon, GuardiansOfOneCellRemoveItsThreeDigits) {
    const State state = hammer_with({{rc(6, 4), 4}, {rc(6, 4), 9}});

    const auto steps = find_all(TechniqueId::tridagon, state);

    ASSERT_EQ(steps.size(), 1U);
    const std::vector<Candidate> three = {{rc(6, 4), 1}, {rc(6, 4), 2}, {rc(6, 4), 3}};
    EXPECT_EQ(steps[0].eliminations, three);
}

TEST(Tridagon, GuardiansThatShareNothingAreNoStep) {
    EXPECT_TRUE(
        find_all(TechniqueId::tridagon, hammer_with({{rc(1, 1), 7}, {rc(5, 5), 8}})).empty());
}

TEST(Tridagon, FiveGuardiansAreTooMany) {
    const Cell cell = rc(1, 1);
    const std::vector<Candidate> four = {{cell, 4}, {cell, 5}, {cell, 6}, {cell, 7}};
    std::vector<Candidate> five = four;
    five.push_back({cell, 8});

    EXPECT_EQ(find_all(TechniqueId::tridagon, hammer_with(four)).size(), 1U);
    EXPECT_TRUE(find_all(TechniqueId::tridagon, hammer_with(five)).empty());
}

TEST(Tridagon, WithAllDiagonalsTheSameWayTheCellsCanBeFilled) {
    State state = open_state();
    std::vector<Cell> cells = kHammer;
    cells[7] = rc(4, 4);
    cells[11] = rc(6, 6);
    for (const Cell cell : cells) {
        keep(state, cell / 9 + 1, cell % 9 + 1, cell == rc(5, 5) ? "1237" : "123");
    }

    EXPECT_TRUE(find_all(TechniqueId::tridagon, state).empty());
}

TEST(Tridagon, ACellWithoutAnyOfTheDigitsBreaksIt) {
    State state = hammer_with({{rc(5, 5), 7}});
    for (const Digit digit : k123) state.remove({rc(5, 5), digit});

    EXPECT_TRUE(find_all(TechniqueId::tridagon, state).empty());
}

TEST(Tridagon, ADigitThatIsPlacedInABoxBreaksIt) {
    State state = hammer_with({{rc(5, 5), 7}});
    state.place({rc(1, 2), 3});

    EXPECT_TRUE(find_all(TechniqueId::tridagon, state).empty());
}

TEST(Tridagon, NeedsBoxesOfThreeByThree) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    const std::vector<Candidate> guardian = {{rc(5, 5), 7}};

    EXPECT_EQ(find_all(TechniqueId::tridagon, hammer_with(guardian, *Board::make(shape))).size(),
              1U);
    EXPECT_TRUE(find_all(TechniqueId::tridagon, open_state(Board::standard(16))).empty());
    EXPECT_TRUE(find_all(TechniqueId::tridagon, open_state(Board::standard(7))).empty());
}

TEST(Tridagon, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::tridagon, hammer_with({{rc(5, 5), 7}})), 1);
}

TEST(Tridagon, WithoutGuardiansThereIsNothingToFind) {
    EXPECT_TRUE(find_all(TechniqueId::tridagon, hammer_with({})).empty());
}

// 7 in r1c1 keeps it from r1c9; 7 in r5c5 leaves r4c9 as its only place in row 4, which does too.
TEST(TridagonForcingNet, WhatAllGuardiansLeadToFollows) {
    State state = hammer_with({{rc(1, 1), 7}, {rc(5, 5), 7}});
    confine(state, 3, 7, std::vector<Cell>{rc(4, 5), rc(4, 9)});

    const auto steps = find_all(TechniqueId::tridagon_forcing_net, state);

    const std::vector<Candidate> wanted = {{rc(1, 9), 7}};
    const auto found = std::ranges::find(steps, wanted, &Step::eliminations);
    ASSERT_NE(found, steps.end());
    const auto& forcing = std::get<ForcingPattern>(found->pattern);
    ASSERT_TRUE(forcing.guarded);
    EXPECT_EQ(forcing.guarded->cells, kHammer);
    EXPECT_EQ(forcing.branches.size(), 2U);
    EXPECT_FALSE(check(*found, state));
}

TEST(TridagonForcingNet, NeedsEveryGuardianToAgree) {
    State state = hammer_with({{rc(1, 1), 7}, {rc(3, 3), 8}, {rc(5, 5), 7}});
    confine(state, 3, 7, std::vector<Cell>{rc(4, 5), rc(4, 9)});

    const auto steps = find_all(TechniqueId::tridagon_forcing_net, state);

    const std::vector<Candidate> no_longer = {{rc(1, 9), 7}};
    EXPECT_EQ(std::ranges::find(steps, no_longer, &Step::eliminations), steps.end());
}

}  // namespace
}  // namespace sudokit::logic
