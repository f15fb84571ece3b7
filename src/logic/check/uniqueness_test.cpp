#include <array>

#include <gtest/gtest.h>

#include "logic/check/test_faults.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

// Rows 1 and 2, columns 1 and 4: boxes 1 and 2. Three corners have only 1 and 2.
struct Rectangle {
    State state = open_state();
    Step step{unique_rectangle_1,
              RectanglePattern{{0, 3, 12, 9}, DigitSet(3), {}, {}, {}},
              {},
              {{12, 1}, {12, 2}}};

    Rectangle() {
        keep(state, 1, 1, "12");
        keep(state, 1, 4, "12");
        keep(state, 2, 1, "12");
        keep(state, 2, 4, "1234");
    }
};

TEST(Check, RectanglesCanBeSwapped) {
    const Rectangle rectangle;
    const auto with = [&](const auto& alter) {
        return altered<RectanglePattern>(rectangle.step, alter);
    };

    EXPECT_EQ(fault_of(rectangle.step, rectangle.state), "");
    EXPECT_EQ(text_of(with_elimination(rectangle.step, {12, 3}), rectangle.state),
              &kEliminationDoesNotFollow);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 12, 3, 9};
                      }),
                      rectangle.state),
              &kNotARectangle);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 1, 10, 9};
                      }),
                      rectangle.state),
              &kNotSwappable);
    EXPECT_EQ(text_of(with([](auto& p) {
                          p.corners = {0, 3, 39, 36};
                      }),
                      rectangle.state),
              &kNotSwappable);
    EXPECT_EQ(text_of(with([](auto& p) { p.digits = DigitSet(5); }), rectangle.state),
              &kEliminationDoesNotFollow);
    Step avoidable = rectangle.step;
    avoidable.technique = avoidable_rectangle_1;
    EXPECT_EQ(text_of(avoidable, rectangle.state), &kWrongPattern);
}

TEST(Check, RectanglesThatADiagonalCrossesCannotBeSwapped) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    const Rectangle rectangle;
    State state = open_state(*Board::make(shape));
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "12");
    keep(state, 2, 4, "1234");

    EXPECT_EQ(text_of(rectangle.step, state), &kNotSwappable);
}

TEST(Check, RectanglesNeedBothDigitsInThePuzzleItself) {
    const Rectangle rectangle;
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(0, DigitSet(1));
    State state(puzzle);
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "12");
    keep(state, 2, 4, "1234");

    EXPECT_EQ(text_of(rectangle.step, state), &kNotSwappable);
}

TEST(Check, AvoidableRectanglesHaveNoGivens) {
    Puzzle puzzle(Board::standard(9));
    State state(puzzle);
    state.place({0, 1});
    state.place({3, 2});
    state.place({9, 2});
    const Step step{avoidable_rectangle_1,
                    RectanglePattern{{0, 3, 12, 9}, DigitSet(3), {}, {}, {}},
                    {},
                    {{12, 1}}};
    puzzle.set_given(0, 1);
    State given(puzzle);
    given.place({3, 2});
    given.place({9, 2});

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of(step, given), &kNotSwappable);
}

TEST(Check, BugNeedsTwoOfEverything) {
    // All cells of a 4x4 board come in pairs but for r1c1, where 3 comes on top.
    State state = open_state(Board::standard(4));
    const std::array<std::string_view, 16> pairs = {"123", "12", "34", "34", "34", "34",
                                                    "12",  "12", "12", "12", "34", "34",
                                                    "34",  "34", "12", "12"};
    for (Cell cell = 0; cell < pairs.size(); ++cell) {
        keep(state, cell / 4 + 1, cell % 4 + 1, pairs[cell]);
    }
    const Step step{bug_plus_one, BugPattern{{0, 3}}, {}, {{0, 1}, {0, 2}}};

    EXPECT_EQ(fault_of(step, state), "");
    EXPECT_EQ(text_of({bug_plus_one, BugPattern{{0, 1}}, {}, {{0, 3}}}, state), &kNotAGrave);
    EXPECT_EQ(text_of(with_elimination(step, {0, 3}), state), &kEliminationDoesNotFollow);
    state.remove({5, 3});
    EXPECT_EQ(text_of(step, state), &kNotAGrave);
}

}  // namespace
}  // namespace sudokit::logic
