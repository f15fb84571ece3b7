#include "sudokit/moves.hpp"

#include <algorithm>

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
        EXPECT_EQ(move_text(moves[0], Symbols::digits, Language::en),
                  "rotate the board a quarter turn clockwise");
    }
}

TEST(Moves, SayWhichBandAndRowComesFirst) {
    const Board board = Board::standard(6);
    const std::vector<std::uint32_t> still{0, 1, 2, 3, 4, 5};
    // Row 1 goes to row 4, row 2 to row 3, the others move up with the bands.
    const auto whole = line_exchange(board, std::vector<std::uint32_t>{3, 2, 0, 1, 4, 5}, still);

    const auto moves = moves_of(*whole);

    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(move_text(moves[0], Symbols::digits, Language::en),
              "take the bands in the order 2 1 3");
    EXPECT_EQ(move_text(moves[1], Symbols::digits, Language::en),
              "take the rows in the order 1 2 4 3 5 6");
}

TEST(Moves, SayHowDigitsAreRenamed) {
    const auto moves = moves_of(*relabelling(Board::standard(4), {2, 1, 3, 4}));

    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(move_text(moves[0], Symbols::digits, Language::en),
              "relabel the digits: 1 > 2, 2 > 1");
}

TEST(Moves, NameDigitsAsTheBoardShowsThem) {
    std::vector<Digit> digits{16, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1};
    const auto moves = moves_of(*relabelling(Board::standard(16), digits));

    ASSERT_EQ(moves.size(), 1U);
    const auto words = [&](Symbols symbols) { return move_text(moves[0], symbols, Language::en); };
    EXPECT_EQ(words(Symbols::digits), "relabel the digits: 1 > G, G > 1");
    EXPECT_EQ(words(Symbols::hex), "relabel the digits: 0 > F, F > 0");
    EXPECT_EQ(words(Symbols::letters), "relabel the digits: A > P, P > A");
    EXPECT_EQ(words(Symbols::numbers), "relabel the digits: 1 > 16, 16 > 1");
}

TEST(Moves, ComeInTheOrderOfTheirKinds) {
    Rng rng(23);
    for (const Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 3)}) {
        const auto group = SymmetryGroup::of(*Board::make(shape));
        for (int round = 0; round < 20; ++round) {
            const auto moves = moves_of(random_transformation(*group, rng));

            EXPECT_TRUE(std::ranges::is_sorted(moves, {}, &Move::kind)) << "round " << round;
        }
    }
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

Puzzle with_cage(std::vector<Cell> cells, std::optional<std::uint32_t> sum) {
    Puzzle puzzle(Board::standard(4));
    puzzle.add_constraint(*make_constraint(
        {.kind = "killer-cage", .cells = std::move(cells), .value = sum}, puzzle.board()));
    return puzzle;
}

TEST(FindDifference, SeesConstraintsThatMovesDoNotChange) {
    const auto difference = [](const Puzzle& a, const Puzzle& b) {
        const auto found = find_difference(a, b);
        return found ? found->in(Language::en) : std::string();
    };
    const Puzzle plain(Board::standard(4));
    const Puzzle cage = with_cage({0, 1}, 3);
    Puzzle two = cage;
    two.add_constraint(with_cage({2, 3}, 3).constraints()[0]);
    Puzzle knights = plain;
    knights.add_constraint(*make_constraint({.kind = "anti-knight"}, plain.board()));

    EXPECT_EQ(difference(cage, plain), "only the first has constraints (killer cages)");
    EXPECT_EQ(difference(plain, cage), "only the second has constraints (killer cages)");
    EXPECT_EQ(difference(cage, knights),
              "the constraints of the first are killer cages, those of the second the anti-knight "
              "rule");
    EXPECT_EQ(difference(cage, two), "the first has 1 constraint, the second 2");
    EXPECT_EQ(difference(cage, with_cage({0, 1, 2}, 3)),
              "1 constraint of the first and 0 of the second have 2 cells");
    EXPECT_EQ(difference(cage, with_cage({0, 1}, 4)),
              "1 constraint of the first and 0 of the second have the sum 3");
    EXPECT_EQ(difference(with_cage({0, 1}, {}), cage),
              "0 constraints of the first and 1 of the second have the sum 3");
    EXPECT_EQ(difference(cage, with_cage({10, 14}, 3)), "");
}

TEST(FindDifference, SeesHowManyPencilmarksThereAre) {
    Puzzle plain(Board::standard(4));
    Puzzle idle = plain;
    idle.set_pencilmarks(3, plain.board().digits());
    Puzzle marked = plain;
    marked.set_pencilmarks(3, DigitSet::of(1) | DigitSet::of(2));
    Puzzle narrow = plain;
    narrow.set_pencilmarks(5, DigitSet::of(4));

    EXPECT_FALSE(find_difference(plain, idle));
    EXPECT_EQ(find_difference(idle, marked)->in(Language::en),
              "pencilmarks rule candidates out in 0 cells of the first, in 1 of the second");
    EXPECT_EQ(find_difference(marked, narrow)->in(Language::en),
              "the pencilmarks of the first leave 2 candidates, those of the second 1");
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
