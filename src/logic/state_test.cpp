#include "sudokit/state.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit {
namespace {

TEST(State, GivensLeaveTheCandidatesOfTheirPeers) {
    const State state = logic::state_of("1... .... .... ...2");

    EXPECT_EQ(state.digit(0), 1U);
    EXPECT_TRUE(state.is_given(0));
    EXPECT_EQ(state.open_count(), 14U);
    EXPECT_FALSE(state.candidates(1).contains(1));
    EXPECT_EQ(state.candidates(6).size(), 4U);
    EXPECT_EQ(state.candidates(3).bits(), 0b1100U);
}

TEST(State, AllViewsOfTheCandidatesAgreeAfterAnyMoves) {
    State state = logic::state_of("1... .... .... ...2");
    state.place({5, 3});
    state.remove({10, 4});

    const Board& board = state.board();
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        for (const Digit digit : board.digits()) {
            for (std::uint32_t place = 0; place < 4; ++place) {
                const Cell cell = board.houses()[house].cells[place];
                const bool in_house = ((state.places(house, digit) >> place) & 1) != 0;
                ASSERT_EQ(in_house, state.has({cell, digit}));
                ASSERT_EQ(in_house, state.cells_of(digit).contains(cell));
            }
        }
    }
}

TEST(State, PencilmarksOfThePuzzleRuleCandidatesOut) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_pencilmarks(7, DigitSet(0b0110));

    const State state(puzzle);

    EXPECT_EQ(state.candidates(7).bits(), 0b0110U);
    EXPECT_EQ(state.allowed(7).bits(), 0b0110U);
    EXPECT_EQ(state.allowed(8).size(), 4U);
}

TEST(State, DeadEndsAreFoundInCellsHousesAndClashes) {
    EXPECT_FALSE(logic::open_state().dead_end());

    State cell = logic::open_state(Board::standard(4));
    for (const Digit digit : cell.board().digits()) cell.remove({6, digit});
    EXPECT_EQ(cell.dead_end()->kind, DeadEnd::Kind::cell);
    EXPECT_EQ(cell.dead_end()->cell, 6U);

    State house = logic::open_state(Board::standard(4));
    logic::confine(house, 1, 3, {});
    EXPECT_EQ(house.dead_end()->kind, DeadEnd::Kind::house);
    EXPECT_EQ(house.dead_end()->house, 1U);
    EXPECT_EQ(house.dead_end()->digit, 3U);

    const State clash = logic::state_of("1..1 .... .... ....");
    EXPECT_EQ(clash.dead_end()->kind, DeadEnd::Kind::clash);
    EXPECT_EQ(clash.dead_end()->other, 3U);
}

TEST(State, SolvedMeansFullAndWithoutClash) {
    EXPECT_TRUE(logic::state_of("1234 3412 2143 4321").is_solved());
    EXPECT_FALSE(logic::state_of("1234 3412 2143 432.").is_solved());
    EXPECT_FALSE(logic::state_of("1234 3412 2143 4322").is_solved());
}

}  // namespace
}  // namespace sudokit
