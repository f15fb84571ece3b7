#include "logic/techniques/uniqueness/avoidable_rectangle.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet kOneTwo{0b11};
constexpr std::array<Cell, 4> kCorners = {0, 1, 28, 27};  // r1c1, r1c2, r4c2, r4c1

// Three corners of the rectangle are filled in play, after the givens of `state`.
void fill_three(State& state) {
    for (const Candidate candidate : {Candidate{0, 1}, {1, 2}, {27, 2}}) {
        if (state.is_open(candidate.cell)) state.place(candidate);
    }
    keep(state, 4, 2, "13");
}

TEST(AvoidableRectangle1, TheLastCornerDoesNotCompleteIt) {
    State state = open_state();
    fill_three(state);

    const auto steps = find_all(TechniqueId::avoidable_rectangle_1, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::avoidable_rectangle_1,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {}},
                      {},
                      {{28, 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(AvoidableRectangle1, AGivenCornerIsSafe) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(1, 2);
    State state(puzzle);
    fill_three(state);

    EXPECT_TRUE(find_all(TechniqueId::avoidable_rectangle_1, state).empty());
}

TEST(AvoidableRectangle1, ACornerThatThePuzzleLimitsIsSafe) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(0, DigitSet(0b101));
    State state(puzzle);
    fill_three(state);

    EXPECT_TRUE(find_all(TechniqueId::avoidable_rectangle_1, state).empty());
}

TEST(AvoidableRectangle1, StopsWhenTold) {
    State state = open_state();
    fill_three(state);
    state.place({8, 5});
    state.place({7, 6});
    state.place({35, 6});
    keep(state, 4, 8, "57");
    ASSERT_EQ(find_all(TechniqueId::avoidable_rectangle_1, state).size(), 2U);

    EXPECT_EQ(offered_until_stop(TechniqueId::avoidable_rectangle_1, state), 1);
}

// The upper corners are filled in play; the lower ones have one digit more in common.
State two_filled() {
    State state = open_state();
    state.place({0, 1});
    state.place({1, 2});
    keep(state, 4, 1, "23");
    keep(state, 4, 2, "13");
    return state;
}

TEST(AvoidableRectangle2, OneOfTheOpenCornersHoldsTheThirdDigit) {
    const State state = two_filled();

    const auto steps = find_all(TechniqueId::avoidable_rectangle_2, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> struck;
    for (const Cell cell : {29U, 30U, 31U, 32U, 33U, 34U, 35U, 36U, 37U, 38U, 45U, 46U, 47U}) {
        struck.push_back({cell, 3});
    }
    const Step wanted{TechniqueId::avoidable_rectangle_2,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {}},
                      {},
                      struck};
    EXPECT_EQ(steps[0], wanted);
}

TEST(AvoidableRectangle2, DifferentThirdDigitsAreNone) {
    State state = open_state();
    state.place({0, 1});
    state.place({1, 2});
    keep(state, 4, 1, "23");
    keep(state, 4, 2, "14");

    EXPECT_TRUE(find_all(TechniqueId::avoidable_rectangle_2, state).empty());
}

TEST(AvoidableRectangle2, FilledCornersInTwoBoxesWillDo) {
    State state = open_state();
    state.place({0, 1});
    state.place({27, 2});
    keep(state, 1, 2, "23");
    keep(state, 4, 2, "13");

    EXPECT_EQ(find_all(TechniqueId::avoidable_rectangle_2, state).size(), 1U);
}

TEST(AvoidableRectangle2, StopsWhenTold) {
    const State state = two_filled();

    EXPECT_EQ(offered_until_stop(TechniqueId::avoidable_rectangle_2, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
