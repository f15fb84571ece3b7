#include <algorithm>

#include <gtest/gtest.h>

#include "sudokit/draw.hpp"

namespace sudokit {
namespace {

std::vector<std::uint8_t> digits_of(std::string_view text) {
    std::vector<std::uint8_t> out;
    for (const char c : text) out.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
    return out;
}

TEST(DrawText, RulesOffTheBoxesOfThePuzzle) {
    const auto digits = digits_of(
        "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8..........");

    EXPECT_EQ(draw_text(Board::standard(9), digits, digits, {}),
              "8 . 1 | 5 . . | 2 . .\n"
              "6 . . | . . 1 | 4 . .\n"
              ". 7 . | . . 8 | . . 6\n"
              "------+-------+------\n"
              ". . . | 1 . 2 | . . .\n"
              "3 . . | . 6 . | 8 . .\n"
              "1 . . | 7 5 . | . . .\n"
              "------+-------+------\n"
              ". 9 8 | . . . | 6 1 7\n"
              "4 2 . | . . . | . 8 .\n"
              ". . . | . . . | . . .\n");
}

TEST(DrawText, BoxesNeedNotBeSquare) {
    EXPECT_EQ(
        draw_text(Board::standard(6), digits_of("123456......654321.................."), {}, {}),
        "1 2 3 | 4 5 6\n"
        ". . . | . . .\n"
        "------+------\n"
        "6 5 4 | 3 2 1\n"
        ". . . | . . .\n"
        "------+------\n"
        ". . . | . . .\n"
        ". . . | . . .\n");
}

TEST(DrawText, LatinBoardsHaveNoRules) {
    EXPECT_EQ(draw_text(Board::standard(3), digits_of("1.....3.."), {}, {}),
              "1 . .\n. . .\n3 . .\n");
    EXPECT_EQ(draw_text(Board::standard(1), digits_of("."), {}, {}), ".\n");
}

Board jigsaw() {
    Shape shape = Shape::standard(4);
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    return Board::make(shape).value();
}

TEST(DrawText, JigsawRegionsAreRuledOffWhereTheyMeet) {
    EXPECT_EQ(draw_text(jigsaw(), digits_of("1234............"), {}, {}),
              "1   2   3 | 4\n"
              "  +---+---+\n"
              ". | . | .   .\n"
              "--+   +---+\n"
              ".   . | . | .\n"
              "  +---+   +--\n"
              ". | .   .   .\n");
    EXPECT_EQ(draw_text(jigsaw(), digits_of("1234............"), {}, {.unicode = true}),
              "1   2   3 │ 4\n"
              "  ┌───┬───┘\n"
              ". │ . │ .   .\n"
              "──┘   ├───┐\n"
              ".   . │ . │ .\n"
              "  ┌───┘   └──\n"
              ". │ .   .   .\n");
}

TEST(DrawText, NumbersOfTwoDigitsStayInLine) {
    std::vector<std::uint8_t> digits(16 * 16, 0);
    digits[0] = 16;
    digits[17] = 7;

    const std::string text =
        draw_text(Board::standard(16), digits, {}, {.symbols = Symbols::numbers});

    EXPECT_EQ(text.substr(0, text.find('\n')),
              "16  .  .  . |  .  .  .  . |  .  .  .  . |  .  .  .  .");
    EXPECT_NE(text.find("\n .  7  .  . |"), std::string::npos);
    EXPECT_NE(text.find("\n------------+-------------+-------------+------------\n"),
              std::string::npos);
}

TEST(DrawText, AnAlphabetTooShortGivesWayToNumbers) {
    std::vector<std::uint8_t> digits(64 * 64, 0);
    digits[0] = 64;

    const std::string text = draw_text(Board::standard(64), digits, {}, {});

    EXPECT_EQ(text.substr(0, 5), "64  .");
}

TEST(DrawText, EveryOrderHasAsManyCellsAsTheBoard) {
    for (std::uint32_t order = 1; order <= kMaxOrder; ++order) {
        const std::vector<std::uint8_t> digits(std::size_t{order} * order, 0);
        const std::string text = draw_text(Board::standard(order), digits, {}, {});
        EXPECT_EQ(std::count(text.begin(), text.end(), '.'), order * order) << order;
    }
}

TEST(DrawText, MarkedCellsCarryAStarWithoutColour) {
    EXPECT_EQ(draw_text(Board::standard(4), digits_of("1234............"), {}, {.marked = {1, 4}}),
              " 1 *2 |  3  4\n"
              "*.  . |  .  .\n"
              "------+------\n"
              " .  . |  .  .\n"
              " .  . |  .  .\n");
}

TEST(DrawText, ColourShowsGivensBoldAndMarkedCellsInverted) {
    const auto digits = digits_of("12..");
    const Board board = Board::standard(2);

    EXPECT_EQ(draw_text(board, digits, digits_of("1..."), {.colour = true, .marked = {0, 1}}),
              "\x1b[1m\x1b[7m1\x1b[0m \x1b[7m2\x1b[0m\n. .\n");
}

TEST(DrawCandidates, ShowsWhatEachCellMayHold) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 3);
    puzzle.set_pencilmarks(1, DigitSet(0b0011));
    puzzle.set_pencilmarks(5, DigitSet());

    EXPECT_EQ(draw_candidates(puzzle, {}),
              "3    12   | 1234 1234\n"
              "1234 -    | 1234 1234\n"
              "----------+----------\n"
              "1234 1234 | 1234 1234\n"
              "1234 1234 | 1234 1234\n");
}

TEST(DrawCandidates, NumbersAreKeptApartByCommas) {
    Puzzle puzzle(Board::standard(11));
    for (Cell cell = 0; cell < 121; ++cell) puzzle.set_pencilmarks(cell, DigitSet(0b11000000001));

    const std::string text = draw_candidates(puzzle, {.symbols = Symbols::numbers});

    EXPECT_EQ(text.substr(0, 16), "1,10,11 1,10,11 ");
}

}  // namespace
}  // namespace sudokit
