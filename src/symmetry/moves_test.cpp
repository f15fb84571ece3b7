#include "sudokit/moves.hpp"

#include <gtest/gtest.h>

#include "sudokit/symmetry.hpp"

#include "board/test_puzzle.hpp"

namespace sudokit {
namespace {

Transformation all_of(const Board& board, const std::vector<Move>& moves) {
    Transformation out(board);
    for (const Move& move : moves) out = compose(out, move.transformation);
    return out;
}

TEST(Moves, MakeTheWholeTransformation) {
    Rng rng(3);
    Shape latin = Shape::boxes(2, 2);
    latin.regions = Latin{};
    Shape diagonal = Shape::standard(9);
    diagonal.diagonals = true;
    for (const Shape& shape : {Shape::boxes(2, 2), Shape::boxes(2, 3), Shape::boxes(3, 3),
                               Shape::boxes(4, 2), latin, diagonal}) {
        const Board board = *Board::make(shape);
        const auto group = SymmetryGroup::of(board);
        for (int round = 0; round < 20; ++round) {
            const Transformation whole = random_transformation(*group, rng);

            EXPECT_EQ(all_of(board, moves_of(whole)), whole) << shape_name(shape);
        }
    }
}

TEST(Moves, OfNothingAreNone) { EXPECT_TRUE(moves_of(Transformation(Board::standard(9))).empty()); }

TEST(Moves, TurnsAreOneMove) {
    for (const Board& board : {Board::standard(9), Board::standard(6)}) {
        const auto moves = moves_of(turn(board, Turn::quarter));
        ASSERT_EQ(moves.size(), 1U);
        EXPECT_EQ(moves[0].turn, Turn::quarter);
        EXPECT_EQ(move_text(moves[0], Language::en), "turn the board a quarter clockwise");
    }
}

TEST(Moves, SayWhichBandAndRowComesFirst) {
    const Board board = Board::standard(6);
    const std::vector<std::uint32_t> still{0, 1, 2, 3, 4, 5};
    // Row 1 goes to row 4, row 2 to row 3, the others move up with the bands.
    const auto whole = line_exchange(board, std::vector<std::uint32_t>{3, 2, 0, 1, 4, 5}, still);

    const auto moves = moves_of(*whole);

    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(move_text(moves[0], Language::en), "take the bands in the order 2 1 3");
    EXPECT_EQ(move_text(moves[1], Language::en), "take the rows in the order 1 2 4 3 5 6");
}

TEST(Moves, SayHowDigitsAreRenamed) {
    const auto moves = moves_of(*relabelling(Board::standard(4), {2, 1, 3, 4}));

    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(move_text(moves[0], Language::en), "rename the digits: 1 > 2, 2 > 1");
}

TEST(FindDifference, SeesCountsThatMovesDoNotChange) {
    const auto difference = [](std::string_view a, std::string_view b) {
        const auto found = find_difference(puzzle_of(a), puzzle_of(b));
        return found ? found->in(Language::en) : std::string();
    };
    EXPECT_EQ(difference("1...............", "12.............."),
              "the first has 1 given, the second 2");
    EXPECT_EQ(
        difference("1.........1.....", "1.........2....."),
        "the digits of the first are given 2, 0, 0, 0 times, those of the second 1, 1, 0, 0 times");
    EXPECT_EQ(difference("12..............", "1.2............."),
              "the boxes of the first hold 2, 0, 0, 0 givens, those of the second 1, 1, 0, 0");
    EXPECT_EQ(difference("12..............", "1....2.........."),
              "the lines of the first hold 2, 0, 0, 0 and 1, 1, 0, 0 givens, those of the second "
              "1, 1, 0, 0 and 1, 1, 0, 0");
    EXPECT_EQ(difference("12..............", "1...2..........."), "");
}

TEST(FindDifference, FindsNoneBetweenEquivalentPuzzles) {
    Rng rng(5);
    for (const Board& board : {Board::standard(4), Board::standard(6), Board::standard(9)}) {
        const auto group = SymmetryGroup::of(board);
        for (int round = 0; round < 20; ++round) {
            Puzzle puzzle(board);
            for (Cell cell = 0; cell < board.cell_count(); ++cell) {
                if (rng.below(3) == 0)
                    puzzle.set_given(cell, 1 + static_cast<Digit>(rng.below(board.order())));
            }
            EXPECT_FALSE(
                find_difference(puzzle, *image(random_transformation(*group, rng), puzzle)));
        }
    }
}

}  // namespace
}  // namespace sudokit
