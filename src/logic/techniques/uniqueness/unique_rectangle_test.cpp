#include "logic/techniques/uniqueness/unique_rectangle.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr DigitSet kOneTwo{0b11};
constexpr std::array<Cell, 4> kCorners = {0, 1, 28, 27};  // r1c1, r1c2, r4c2, r4c1

// Candidates in the four corners r1c1, r1c2, r4c1, r4c2; empty: all of them.
State rectangle_state(std::array<std::string_view, 4> corners) {
    State state = open_state();
    const std::array<std::uint32_t, 4> rows = {1, 1, 4, 4};
    const std::array<std::uint32_t, 4> columns = {1, 2, 1, 2};
    for (std::size_t i = 0; i < 4; ++i) {
        if (!corners[i].empty()) keep(state, rows[i], columns[i], corners[i]);
    }
    return state;
}

std::vector<Candidate> each_with(Digit digit, std::initializer_list<Cell> cells) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) candidates.push_back({cell, digit});
    return candidates;
}

TEST(UniqueRectangle1, TheFourthCornerHoldsNeitherDigit) {
    const State state = rectangle_state({"12", "12", "12", "123"});

    const auto steps = find_all(TechniqueId::unique_rectangle_1, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::unique_rectangle_1,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {}},
                      {},
                      {{28, 1}, {28, 2}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(UniqueRectangle1, CandidatesThatPlayHasTakenDoNotMatter) {
    const State state = rectangle_state({"12", "1", "12", "23"});

    const auto steps = find_all(TechniqueId::unique_rectangle_1, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, (std::vector<Candidate>{{28, 2}}));
}

TEST(UniqueRectangle1, ACornerThatThePuzzleLimitsIsSafe) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_pencilmarks(28, DigitSet(0b110));
    State state(puzzle);
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    keep(state, 4, 1, "12");

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_1, state).empty());
}

TEST(UniqueRectangle1, TwoPlainCornersAreNotEnough) {
    const State state = rectangle_state({"12", "12", "123", "124"});

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_1, state).empty());
}

TEST(UniqueRectangle1, FourBoxesAreNone) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 4, 1, "12");

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_1, state).empty());
}

TEST(UniqueRectangle2, TheThirdDigitLeavesWhatBothCornersSee) {
    const State state = rectangle_state({"12", "12", "123", "123"});

    const auto steps = find_all(TechniqueId::unique_rectangle_2, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::unique_rectangle_2,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {}},
                      {},
                      each_with(3, {29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 45, 46, 47})};
    EXPECT_EQ(steps[0], wanted);
    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_5, state).empty());
}

TEST(UniqueRectangle2, TwoDifferentDigitsAreNone) {
    const State state = rectangle_state({"12", "12", "123", "124"});

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_2, state).empty());
}

TEST(UniqueRectangle3, FurtherDigitsMakeASubsetWithOtherCells) {
    State state = rectangle_state({"12", "12", "123", "124"});
    keep(state, 4, 5, "34");

    const auto steps = find_all(TechniqueId::unique_rectangle_3, state);

    ASSERT_EQ(steps.size(), 1U);
    std::vector<Candidate> struck;
    for (const Cell cell : {29U, 30U, 32U, 33U, 34U, 35U}) {
        struck.push_back({cell, 3});
        struck.push_back({cell, 4});
    }
    const Step wanted{TechniqueId::unique_rectangle_3,
                      RectanglePattern{kCorners, kOneTwo, {31}, DigitSet(0b1100), {3}},
                      {},
                      struck};
    EXPECT_EQ(steps[0], wanted);
}

TEST(UniqueRectangle3, ASubsetInTheBoxAndTheLineStrikesInBoth) {
    State state = rectangle_state({"12", "12", "123", "124"});
    keep(state, 4, 3, "34");

    const auto steps = find_all(TechniqueId::unique_rectangle_3, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(std::get<RectanglePattern>(steps[0].pattern).houses,
              (std::vector<std::uint32_t>{3, 21}));
    EXPECT_EQ(steps[0].eliminations.size(), 24U);
}

TEST(UniqueRectangle3, ACellWithOneDigitMoreIsNone) {
    State state = rectangle_state({"12", "12", "123", "124"});
    keep(state, 4, 5, "345");

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_3, state).empty());
}

TEST(UniqueRectangle4, ADigitConfinedToTwoCornersDrivesTheOtherOut) {
    State state = rectangle_state({"12", "12", "", ""});
    confine(state, 3, 1, std::array<Cell, 2>{27, 28});

    const auto steps = find_all(TechniqueId::unique_rectangle_4, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::unique_rectangle_4,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {3}},
                      {},
                      {{27, 2}, {28, 2}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(UniqueRectangle4, AThirdPlaceInTheHouseIsTooMany) {
    State state = rectangle_state({"12", "12", "", ""});
    confine(state, 3, 1, std::array<Cell, 3>{27, 28, 35});

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_4, state).empty());
}

TEST(UniqueRectangle5, CornersAcrossShareTheThirdDigit) {
    const State state = rectangle_state({"12", "123", "123", "12"});

    const auto steps = find_all(TechniqueId::unique_rectangle_5, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::unique_rectangle_5,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {}},
                      {},
                      each_with(3, {9, 18, 37, 46})};
    EXPECT_EQ(steps[0], wanted);
    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_2, state).empty());
}

TEST(UniqueRectangle5, ThreeCornersMayShareIt) {
    const State state = rectangle_state({"12", "123", "123", "123"});

    const auto steps = find_all(TechniqueId::unique_rectangle_5, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations, each_with(3, {37, 46}));
}

TEST(UniqueRectangle5, AFourthDigitIsTooMany) {
    const State state = rectangle_state({"12", "123", "124", "12"});

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_5, state).empty());
}

State type_6_state() {
    State state = rectangle_state({"12", "", "", "12"});
    confine(state, 0, 1, std::array<Cell, 2>{0, 1});
    confine(state, 3, 1, std::array<Cell, 2>{27, 28});
    confine(state, 9, 1, std::array<Cell, 2>{0, 27});
    confine(state, 10, 1, std::array<Cell, 2>{1, 28});
    return state;
}

TEST(UniqueRectangle6, ADigitConfinedInAllLinesIsInThePlainCorners) {
    const State state = type_6_state();

    const auto steps = find_all(TechniqueId::unique_rectangle_6, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::unique_rectangle_6,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {0, 3, 9, 10}},
                      {},
                      {{1, 1}, {27, 1}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(UniqueRectangle6, ThreeLinesAreNotEnough) {
    State state = rectangle_state({"12", "", "", "12"});
    confine(state, 0, 1, std::array<Cell, 2>{0, 1});
    confine(state, 3, 1, std::array<Cell, 2>{27, 28});
    confine(state, 9, 1, std::array<Cell, 2>{0, 27});

    EXPECT_TRUE(find_all(TechniqueId::unique_rectangle_6, state).empty());
}

TEST(HiddenRectangle, TheCornerAcrossDoesNotHoldTheOtherDigit) {
    State state = rectangle_state({"12", "", "", ""});
    confine(state, 3, 1, std::array<Cell, 2>{27, 28});
    confine(state, 10, 1, std::array<Cell, 2>{1, 28});

    const auto steps = find_all(TechniqueId::hidden_rectangle, state);

    ASSERT_EQ(steps.size(), 1U);
    const Step wanted{TechniqueId::hidden_rectangle,
                      RectanglePattern{kCorners, kOneTwo, {}, {}, {3, 10}},
                      {},
                      {{28, 2}}};
    EXPECT_EQ(steps[0], wanted);
}

TEST(HiddenRectangle, BothLinesMustConfineTheDigit) {
    State state = rectangle_state({"12", "", "", ""});
    confine(state, 3, 1, std::array<Cell, 2>{27, 28});
    confine(state, 10, 1, std::array<Cell, 3>{1, 28, 73});

    EXPECT_TRUE(find_all(TechniqueId::hidden_rectangle, state).empty());
}

TEST(UniqueRectangles, WorkOnRectangularBoxes) {
    State state = open_state(Board::standard(6));
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "12");
    keep(state, 3, 1, "12");

    const auto steps = find_all(TechniqueId::unique_rectangle_1, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].eliminations,
              (std::vector<Candidate>{{at(state, 3, 2), 1}, {at(state, 3, 2), 2}}));
}

TEST(UniqueRectangles, StopWhenTold) {
    const State state = type_6_state();
    ASSERT_GT(find_all(TechniqueId::hidden_rectangle, state).size(), 1U);

    EXPECT_EQ(offered_until_stop(TechniqueId::hidden_rectangle, state), 1);
}

}  // namespace
}  // namespace sudokit::logic
