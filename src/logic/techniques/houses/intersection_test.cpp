#include "logic/techniques/houses/intersection.hpp"

#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

using enum TechniqueId;

constexpr std::uint32_t kFirstBox = 18;  // of a 9x9 board, after its rows and columns
constexpr std::uint32_t kFirstColumn = 9;

std::vector<Candidate> of_row(const State& state, std::uint32_t row,
                              std::initializer_list<std::uint32_t> columns, Digit digit) {
    std::vector<Candidate> out;
    for (const std::uint32_t column : columns) out.push_back({at(state, row, column), digit});
    return out;
}

TEST(Pointing, ADigitThatABoxHasInOneRowLeavesTheRestOfTheRow) {
    State state = open_state();
    confine(state, kFirstBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});

    const auto steps = find_all(pointing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{pointing,
                              FishPattern{5, {kFirstBox}, {1}, {}},
                              {},
                              of_row(state, 2, {4, 5, 6, 7, 8, 9}, 5)}));
}

TEST(Pointing, PlacesInTwoRowsAndColumnsDoNotPoint) {
    State state = open_state();
    confine(state, kFirstBox, 5, std::array{at(state, 2, 1), at(state, 3, 2)});

    EXPECT_TRUE(find_all(pointing, state).empty());
}

TEST(Pointing, ARowThatHasNoOtherPlacesIsNoStep) {
    State state = open_state();
    const std::array kept{at(state, 2, 1), at(state, 2, 3)};
    confine(state, kFirstBox, 5, kept);
    confine(state, 1, 5, kept);

    EXPECT_TRUE(find_all(pointing, state).empty());
}

TEST(Pointing, ASinglePlaceIsLeftToSingles) {
    State state = open_state();
    confine(state, kFirstBox, 5, std::array{at(state, 2, 1)});

    EXPECT_TRUE(find_all(pointing, state).empty());
}

TEST(Pointing, RegionsOfAJigsawPointToo) {
    Shape shape = Shape::standard(4);
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}};
    State state = open_state(*Board::make(shape));
    confine(state, 8, 2, std::array{at(state, 1, 1), at(state, 1, 2), at(state, 1, 3)});

    const auto steps = find_all(pointing, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (of_row(state, 1, {4}, 2)));
}

TEST(Claiming, ADigitThatAColumnHasInOneBoxLeavesTheRestOfTheBox) {
    State state = open_state();
    confine(state, kFirstColumn + 3, 7, std::array{at(state, 5, 4), at(state, 6, 4)});

    const auto steps = find_all(claiming, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone = of_row(state, 4, {5, 6}, 7);
    for (const std::uint32_t row : {5U, 6U}) {
        for (const Candidate c : of_row(state, row, {5, 6}, 7)) gone.push_back(c);
    }
    EXPECT_EQ(steps[0],
              (Step{claiming, FishPattern{7, {kFirstColumn + 3}, {kFirstBox + 4}, {}}, {}, gone}));
    EXPECT_TRUE(find_all(pointing, state).empty());
}

TEST(Claiming, ADiagonalClaimsTheCentre) {
    Shape shape = Shape::standard(9);
    shape.diagonals = true;
    State state = open_state(*Board::make(shape));
    confine(state, 27, 7, std::array{at(state, 4, 4), at(state, 6, 6)});

    const auto steps = find_all(claiming, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(FishPattern{7, {27}, {kFirstBox + 4}, {}}));
    EXPECT_EQ(steps[0].eliminations.size(), 6U);
}

TEST(CandidateLines, StopWhenTold) {
    State state = open_state();
    confine(state, kFirstBox, 5, std::array{at(state, 2, 1), at(state, 2, 3)});
    confine(state, kFirstBox + 8, 5, std::array{at(state, 7, 7), at(state, 7, 8)});
    int seen = 0;

    EXPECT_FALSE(find_steps(pointing, state, [&](const Step&) { return ++seen < 1; }));
    EXPECT_EQ(seen, 1);
}

// Boxes 1 and 2 have 4 in rows 1 and 3 only, so it leaves them in box 3.
State double_pair_state() {
    State state = open_state();
    confine(state, kFirstBox, 4, std::array{at(state, 1, 1), at(state, 3, 2)});
    confine(state, kFirstBox + 1, 4, std::array{at(state, 1, 5), at(state, 3, 5)});
    return state;
}

TEST(DoublePairs, TwoLinesOfTwoBoxesLeaveTheThird) {
    const State state = double_pair_state();

    const auto steps = find_all(double_pairs, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> gone = of_row(state, 1, {7, 8, 9}, 4);
    for (const Candidate c : of_row(state, 3, {7, 8, 9}, 4)) gone.push_back(c);
    EXPECT_EQ(
        steps[0],
        (Step{double_pairs, FishPattern{4, {kFirstBox, kFirstBox + 1}, {0, 2}, {}}, {}, gone}));
    EXPECT_EQ(find_all(multiple_lines, state).size(), 1U);
}

TEST(DoublePairs, ThreeCellsAreForMultipleLines) {
    State state = open_state();
    confine(state, kFirstBox, 4, std::array{at(state, 1, 1), at(state, 1, 2), at(state, 3, 2)});
    confine(state, kFirstBox + 1, 4, std::array{at(state, 1, 5), at(state, 3, 5)});

    EXPECT_TRUE(find_all(double_pairs, state).empty());
    EXPECT_EQ(find_all(multiple_lines, state).size(), 1U);
}

TEST(DoublePairs, AThirdLineSpoilsIt) {
    State state = open_state();
    confine(state, kFirstBox, 4, std::array{at(state, 1, 1), at(state, 3, 2)});
    confine(state, kFirstBox + 1, 4, std::array{at(state, 1, 5), at(state, 2, 5)});

    EXPECT_TRUE(find_all(double_pairs, state).empty());
    EXPECT_TRUE(find_all(multiple_lines, state).empty());
}

TEST(MultipleLines, TwoBoxesThatPointAreNotASteps) {
    State state = open_state();
    confine(state, kFirstBox, 4, std::array{at(state, 1, 1), at(state, 1, 2)});
    confine(state, kFirstBox + 1, 4, std::array{at(state, 1, 5), at(state, 3, 5)});

    EXPECT_TRUE(find_all(multiple_lines, state).empty());
}

TEST(MultipleLines, ThreeBoxesOfAStackOfFourShareThreeColumns) {
    State state = open_state(Board::standard(16));
    const auto box = [](std::uint32_t band) { return 32 + 4 * band; };
    confine(state, box(0), 9, std::array{at(state, 1, 1), at(state, 1, 2)});
    confine(state, box(1), 9, std::array{at(state, 5, 2), at(state, 6, 3)});
    confine(state, box(3), 9, std::array{at(state, 13, 1), at(state, 14, 3)});

    const auto steps = find_all(multiple_lines, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern,
              Pattern(FishPattern{9, {box(0), box(1), box(3)}, {16, 17, 18}, {}}));
    EXPECT_EQ(steps[0].eliminations.size(), 12U);
    EXPECT_TRUE(find_all(double_pairs, state).empty());
}

TEST(MultipleLines, RectangularBoxesHaveAsManyBoxesInABandAsLines) {
    // Boxes of 2 rows and 3 columns: bands of two boxes, stacks of three.
    State state = open_state(Board::standard(6));
    confine(state, 12, 1, std::array{at(state, 1, 1), at(state, 2, 2)});
    confine(state, 14, 1, std::array{at(state, 3, 1), at(state, 4, 2)});

    const auto steps = find_all(double_pairs, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(FishPattern{1, {12, 14}, {6, 7}, {}}));
    EXPECT_EQ(steps[0].eliminations.size(), 4U);
}

TEST(MultipleLines, StopWhenTold) {
    State state = double_pair_state();
    confine(state, kFirstBox + 3, 4, std::array{at(state, 4, 1), at(state, 5, 3)});
    confine(state, kFirstBox + 4, 4, std::array{at(state, 4, 4), at(state, 5, 4)});
    int seen = 0;

    EXPECT_EQ(find_all(multiple_lines, state).size(), 2U);
    EXPECT_FALSE(find_steps(multiple_lines, state, [&](const Step&) { return ++seen < 1; }));
    EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace sudokit::logic
