#include "logic/techniques/uniqueness/symmetrical_placement.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/check.hpp"
#include "sudokit/transformation.hpp"

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

constexpr auto kId = TechniqueId::symmetrical_placement;

// Half a turn makes 10 - d of each digit d.
constexpr std::string_view kHalfTurned =
    "12. | .3. | ..."
    "..4 | ... | 7.."
    "... | 7.. | .1."
    "----+-----+----"
    "8.. | ... | ..."
    "... | ... | ..."
    "... | ... | ..2"
    "----+-----+----"
    ".9. | ..3 | ..."
    "..3 | ... | 6.."
    "... | .7. | .89";

AutomorphismPattern half_turn() {
    AutomorphismPattern map;
    for (Cell cell = 0; cell < 81; ++cell) map.cells.push_back(80 - cell);
    for (Digit digit = 1; digit <= 9; ++digit) map.digits.push_back(10 - digit);
    return map;
}

// After the steps that the puzzle by itself gives.
State half_turned() {
    State state = state_of(kHalfTurned);
    for (const Step& step : find_all(kId, state)) apply(step, state);
    return state;
}

TEST(SymmetricalPlacement, TheMiddleHoldsTheDigitThatStays) {
    const State state = state_of(kHalfTurned);

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0].pattern, Pattern(half_turn()));
    EXPECT_TRUE(steps[0].placements.empty());
    // And what sees its own image does not hold it: row 5, column 5 and the corners of box 5.
    std::vector<Candidate> gone;
    for (const Cell cell : state.open_cells()) {
        for (const Digit digit : state.candidates(cell)) {
            const bool sees_image = state.board().peer_set(cell).contains(80 - cell);
            if (cell == rc(5, 5) ? digit != 5 : digit == 5 && sees_image) {
                gone.push_back({cell, digit});
            }
        }
    }
    EXPECT_EQ(gone.size(), 6U + 18);
    EXPECT_EQ(steps[0].eliminations, gone);
    EXPECT_FALSE(check(steps[0], state));
}

TEST(SymmetricalPlacement, TheImageOfAPlacedDigitIsPlaced) {
    State state = half_turned();
    state.place({rc(1, 3), 6});

    const auto steps = find_all(kId, state);

    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps[0].placements, (std::vector<Candidate>{{rc(9, 7), 4}}));
    EXPECT_TRUE(steps[0].eliminations.empty());
    for (const Step& step : steps) EXPECT_FALSE(check(step, state));
}

TEST(SymmetricalPlacement, TheImageOfWhatIsGoneGoes) {
    State state = half_turned();
    state.remove({rc(4, 4), 1});

    const auto steps = find_all(kId, state);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], (Step{kId, half_turn(), {}, {{rc(6, 6), 9}}}));
    EXPECT_FALSE(check(steps[0], state));
}

TEST(SymmetricalPlacement, OneGivenLessBreaksTheSymmetry) {
    std::string cells(kHalfTurned);
    cells[cells.find('4')] = '.';

    EXPECT_TRUE(find_all(kId, state_of(cells)).empty());
}

TEST(SymmetricalPlacement, SoDoPencilmarks) {
    Puzzle puzzle(Board::standard(9));
    const State given = state_of(kHalfTurned);
    for (Cell cell = 0; cell < 81; ++cell) puzzle.set_given(cell, given.digit(cell));
    puzzle.set_pencilmarks(rc(4, 4), DigitSet(0b111111110));

    EXPECT_TRUE(find_all(kId, State(puzzle)).empty());

    puzzle.set_pencilmarks(rc(6, 6), DigitSet(0b011111111));
    EXPECT_EQ(find_all(kId, State(puzzle)).size(), 1U);
}

// Half a turn of the board whose lines are exchanged is no turn any more.
TEST(SymmetricalPlacement, ExchangesOfLinesCountToo) {
    const State state = state_of(kHalfTurned);
    const Board& board = state.board();
    const std::vector<std::uint32_t> rows = {4, 3, 5, 7, 6, 8, 1, 0, 2};
    const std::vector<std::uint32_t> columns = {0, 2, 1, 8, 7, 6, 5, 4, 3};
    const Transformation to = *line_exchange(board, rows, columns);
    Puzzle puzzle(board);
    for (Cell cell = 0; cell < 81; ++cell) puzzle.set_given(to.cell(cell), state.digit(cell));
    const State exchanged(puzzle);

    const auto steps = find_all(kId, exchanged);

    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps[0], image(to, find_all(kId, state)[0]));
    EXPECT_FALSE(check(steps[0], exchanged));
}

// With two digits that nothing names there are several solutions, and countless symmetries.
TEST(SymmetricalPlacement, SaysNothingOfNearlyEmptyBoards) {
    EXPECT_TRUE(find_all(kId, open_state()).empty());
    EXPECT_TRUE(find_all(kId, open_state(Board::standard(25))).empty());
}

TEST(SymmetricalPlacement, StopsWhenTold) {
    EXPECT_EQ(offered_until_stop(kId, state_of(kHalfTurned)), 1);
}

}  // namespace
}  // namespace sudokit::logic
