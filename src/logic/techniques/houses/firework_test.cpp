#include "logic/techniques/houses/firework.hpp"

#include <gtest/gtest.h>

#include "sudokit/check.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// In the row and the column of `corner`, `digits` go only in its box and in the wings.
void light(State& state, Cell corner, DigitSet digits, const std::vector<Cell>& wings) {
    const Board& board = state.board();
    for (const std::uint32_t line :
         {board.row_of(corner), board.order() + board.column_of(corner)}) {
        for (const Cell cell : board.houses()[line].cells) {
            const bool wing = std::ranges::find(wings, cell) != wings.end();
            if (wing || board.box_of(cell) == board.box_of(corner)) continue;
            for (const Digit digit : digits) state.remove({cell, digit});
        }
    }
}

constexpr DigitSet k123 = DigitSet(0b111);
constexpr DigitSet k12 = DigitSet(0b11);
constexpr DigitSet k34 = DigitSet(0b1100);

// The corner r1c1, with wings r1c7 and r8c1.
State triple(const Board& board = Board::standard(9)) {
    State state = open_state(board);
    light(state, rc(1, 1), k123, {rc(1, 7), rc(8, 1)});
    return state;
}

// The corner r1c1 for 1 and 2, r8c7 for 3 and 4; the same wings.
State quad() {
    State state = open_state();
    light(state, rc(1, 1), k12, {rc(1, 7), rc(8, 1)});
    light(state, rc(8, 7), k34, {rc(1, 7), rc(8, 1)});
    return state;
}

TEST(FireworkTriple, CornerAndWingsKeepTheThreeDigits) {
    const State state = triple();

    const auto steps = find_all(TechniqueId::firework_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone;
    for (const Cell cell : {rc(1, 1), rc(1, 7), rc(8, 1)}) {
        for (Digit digit = 4; digit <= 9; ++digit) gone.push_back({cell, digit});
    }
    EXPECT_EQ(steps[0], (Step{TechniqueId::firework_triple,
                              FireworksPattern{{rc(1, 7), rc(8, 1)}, {{rc(1, 1), k123}}},
                              {},
                              gone}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(FireworkTriple, ADigitNeedNotReachBothWings) {
    State state = triple();
    state.remove({rc(1, 7), 2});

    const auto steps = find_all(TechniqueId::firework_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(FireworkTriple, AnotherPlaceInTheRowBreaksIt) {
    State state = open_state();
    light(state, rc(1, 1), k12, {rc(1, 7), rc(8, 1)});
    light(state, rc(1, 1), DigitSet::of(3), {rc(1, 7), rc(1, 9), rc(8, 1)});

    EXPECT_TRUE(find_all(TechniqueId::firework_triple, state).empty());
}

TEST(FireworkTriple, NothingToRemoveIsNoStep) {
    State state = triple();
    for (const Step& step : find_all(TechniqueId::firework_triple, state)) apply(step, state);

    EXPECT_TRUE(find_all(TechniqueId::firework_triple, state).empty());
}

TEST(FireworkTriple, RegionsAreBoxesToo) {
    // Rows of three boxes whose middle cells have changed places.
    Jigsaw regions;
    for (Cell cell = 0; cell < 81; ++cell) {
        regions.region_of.push_back(static_cast<std::uint8_t>(cell / 27 * 3 + cell % 9 / 3));
    }
    std::swap(regions.region_of[rc(2, 3)], regions.region_of[rc(2, 4)]);
    Shape shape;
    shape.regions = regions;
    const State state = triple(*Board::make(shape));

    const auto steps = find_all(TechniqueId::firework_triple, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(FireworkTriple, NeedsBoxes) {
    EXPECT_TRUE(find_all(TechniqueId::firework_triple, open_state(Board::standard(7))).empty());
}

TEST(FireworkTriple, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::firework_triple, triple()), 1);
}

TEST(FireworkQuad, CornersKeepTheirTwoDigitsAndWingsAllFour) {
    const State state = quad();

    const auto steps = find_all(TechniqueId::firework_quad, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern,
              Pattern(FireworksPattern{{rc(1, 7), rc(8, 1)}, {{rc(1, 1), k12}, {rc(8, 7), k34}}}));
    EXPECT_EQ(steps[0].eliminations.size(), 2U * 7 + 2 * 5);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(FireworkQuad, TheSameDigitsAcrossAreNone) {
    State state = open_state();
    light(state, rc(1, 1), k12, {rc(1, 7), rc(8, 1)});
    light(state, rc(8, 7), k12, {rc(1, 7), rc(8, 1)});

    EXPECT_TRUE(find_all(TechniqueId::firework_quad, state).empty());
}

TEST(FireworkQuad, OneDigitAcrossIsNotEnough) {
    State state = open_state();
    light(state, rc(1, 1), k12, {rc(1, 7), rc(8, 1)});
    light(state, rc(8, 7), DigitSet::of(3), {rc(1, 7), rc(8, 1)});

    EXPECT_TRUE(find_all(TechniqueId::firework_quad, state).empty());
}

TEST(FireworkQuad, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(TechniqueId::firework_quad, quad()), 1);
}

}  // namespace
}  // namespace sudokit::logic
