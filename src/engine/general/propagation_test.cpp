#include "engine/general/propagation.hpp"

#include <bit>

#include <gtest/gtest.h>

namespace sudokit::engine {
namespace {

class PropagationOnNine : public testing::Test {
  protected:
    DigitSet candidates(Cell cell) const { return DigitSet(state.options(cell)); }

    Board board = Board::standard(9);
    Links links{board};
    Propagation state{links};
    Puzzle puzzle{board};
};

TEST_F(PropagationOnNine, AGivenLeavesItsPeers) {
    puzzle.set_given(40, 5);

    ASSERT_TRUE(state.load(puzzle) && state.propagate());

    for (const Cell peer : board.peers(40)) EXPECT_FALSE(candidates(peer).contains(5));
    EXPECT_EQ(candidates(40), DigitSet::of(5));
    EXPECT_EQ(candidates(0), DigitSet::full(9));
}

TEST_F(PropagationOnNine, NakedSinglesAreFilled) {
    for (Cell column = 0; column < 8; ++column) puzzle.set_given(column, column + 1);

    ASSERT_TRUE(state.load(puzzle) && state.propagate());

    EXPECT_EQ(candidates(8), DigitSet::of(9));
    EXPECT_FALSE(candidates(17).contains(9));
}

TEST_F(PropagationOnNine, HiddenSinglesAreFilled) {
    puzzle.set_given(board.cell(3, 0), 7);
    puzzle.set_given(board.cell(6, 1), 7);
    puzzle.set_given(board.cell(1, 5), 7);
    puzzle.set_given(board.cell(2, 8), 7);

    ASSERT_TRUE(state.load(puzzle) && state.propagate());

    EXPECT_EQ(candidates(board.cell(0, 2)), DigitSet::of(7));
}

TEST_F(PropagationOnNine, LockedCandidatesLeaveTheRestOfTheLine) {
    for (const Cell cell : {9U, 10U, 11U, 18U, 19U, 20U}) {
        puzzle.set_pencilmarks(cell, ~DigitSet::of(4));  // box 1 keeps 4 in row 1
    }

    ASSERT_TRUE(state.load(puzzle) && state.propagate());

    for (Cell column = 3; column < 9; ++column) EXPECT_FALSE(candidates(column).contains(4));
    EXPECT_TRUE(candidates(0).contains(4));
}

TEST_F(PropagationOnNine, LockedCandidatesLeaveTheRestOfTheBox) {
    for (Cell column = 3; column < 9; ++column) {
        puzzle.set_pencilmarks(column, ~DigitSet::of(4));  // row 1 keeps 4 in box 1
    }

    ASSERT_TRUE(state.load(puzzle) && state.propagate());

    EXPECT_FALSE(candidates(10).contains(4));
    EXPECT_TRUE(candidates(2).contains(4));
}

TEST_F(PropagationOnNine, UndoRestoresEverything) {
    puzzle.set_given(0, 1);
    ASSERT_TRUE(state.load(puzzle) && state.propagate());
    std::vector<std::uint64_t> before;
    for (std::size_t slot = 0; slot < state.slot_count(); ++slot) {
        before.push_back(state.options(slot));
    }
    const auto mark = state.mark();

    state.assign({40, 3});
    ASSERT_TRUE(state.propagate());
    state.remove({80, 9});
    state.undo(mark);

    for (std::size_t slot = 0; slot < state.slot_count(); ++slot) {
        ASSERT_EQ(state.options(slot), before[slot]);
        ASSERT_EQ(state.sizes()[slot], std::popcount(before[slot]));
    }
}

TEST_F(PropagationOnNine, AContradictionNamesTheSlotThatRanOut) {
    for (Cell column = 0; column < 8; ++column) {
        puzzle.set_pencilmarks(column, ~DigitSet::of(9));  // row 1 has 9 in its last cell only
    }
    puzzle.set_pencilmarks(8, ~DigitSet::of(9));

    EXPECT_FALSE(state.load(puzzle) && state.propagate());
    EXPECT_EQ(state.failed_slot(), 81U + 0 * 9 + 8);
}

TEST_F(PropagationOnNine, SlotsNameTheirCandidates) {
    EXPECT_EQ(state.candidate(17, 4).cell, 17U);
    EXPECT_EQ(state.candidate(17, 4).digit, 5U);
    const std::size_t seven_in_column_2 = 81 + 10 * 9 + 6;
    EXPECT_EQ(state.candidate(seven_in_column_2, 3).cell, board.cell(3, 1));
    EXPECT_EQ(state.candidate(seven_in_column_2, 3).digit, 7U);
}

TEST_F(PropagationOnNine, LockedCandidatesAreLeftAloneWhereOnlySinglesAreAskedFor) {
    // In box 1, digit 1 is left in row 1 only.
    for (const Cell cell : {9U, 10U, 11U, 18U, 19U, 20U}) {
        puzzle.set_pencilmarks(cell, board.digits() & ~DigitSet::of(1));
    }
    Propagation singles(links, Rules::singles);

    ASSERT_TRUE(state.load(puzzle) && state.propagate());
    ASSERT_TRUE(singles.load(puzzle) && singles.propagate());

    EXPECT_FALSE(candidates(8).contains(1));
    EXPECT_TRUE(DigitSet(singles.options(8)).contains(1));
}

}  // namespace
}  // namespace sudokit::engine
