#include "formats/text/candidates.hpp"

#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

const std::string kDrawn =
    ".-----------.----------.\n"
    "| 1   234   | 24  34   |\n"
    "| 23  4     | 12  1234 |\n"
    ":-----------+----------:\n"
    "| 2   .     | 3   1    |\n"
    "| 34  13    | 14  2    |\n"
    "'-----------'----------'\n";

TEST(Candidates, ReadsADrawnGrid) {
    const Entry entry = read_one(kDrawn, in_format(Format::candidates));

    ASSERT_EQ(entry.puzzle.board().order(), 4U);
    EXPECT_EQ(givens_of(entry.puzzle), "1....4..2.31...2");
    EXPECT_EQ(entry.puzzle.pencilmarks(1), DigitSet(0b1110));
    EXPECT_EQ(entry.puzzle.pencilmarks(7), DigitSet::full(4));
    EXPECT_TRUE(entry.puzzle.pencilmarks(9).empty());
}

TEST(Candidates, ReadsRulesOfEveryKindAndNone) {
    const Entry expected = read_one(kDrawn, in_format(Format::candidates));
    for (const std::string rule : {"+------+------+", "*------*------*", "===============", "",
                                   "\u250C\u2500\u2500\u252C\u2500\u2500\u2510", "# comment"}) {
        const std::string text = rule + "\n 1  234 : 24 34\n\u2502 23 4 \u2502 12 1234\u2502\n" +
                                 rule + "\n2 . 3 1\n34 13|14 2\n" + rule + "\n";
        EXPECT_EQ(read_one(text, in_format(Format::candidates)), expected) << text;
    }
}

TEST(Candidates, SeveralPuzzlesFollowEachOther) {
    EXPECT_EQ(read_all(kDrawn + kDrawn, in_format(Format::candidates)),
              (Strings{"1....4..2.31...2", "1....4..2.31...2"}));
}

TEST(Candidates, FaultsHaveTheirPlace) {
    const auto fault = [](const std::string& text) {
        return read_all(text, in_format(Format::candidates)).at(0);
    };
    EXPECT_EQ(fault("+--+\n| 1 2 |\n| 1 27 |\n"),
              "3:6: expected a digit 1 to 2 or . for an empty cell, found '7'");
    EXPECT_EQ(fault("1 2\n12\n"), "2:3: expected the candidates of 2 cells in this row, found 1");
    EXPECT_EQ(fault("1 2\n12 1 2\n"),
              "2:6: expected the candidates of 2 cells in this row, found 3");
    EXPECT_EQ(fault("12 12 12\n1 2 3\n"), "2:6: expected 3 rows of 3 cells, found 2");
    std::string wide;
    for (int i = 0; i < 36; ++i) wide += "1 ";
    EXPECT_EQ(fault(wide), "1:71: expected at most 35 cells in a row of candidates, found 36");
}

TEST(Candidates, WritesAnAlignedDrawing) {
    const Entry entry = read_one(kDrawn, in_format(Format::candidates));

    EXPECT_EQ(*write_candidates(entry, {}),
              "+--------+---------+\n"
              "| 1  234 | 24 34   |\n"
              "| 23 4   | 12 1234 |\n"
              "+--------+---------+\n"
              "| 2  .   | 3  1    |\n"
              "| 34 13  | 14 2    |\n"
              "+--------+---------+\n\n");
}

TEST(Candidates, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(35)) {
        if (board.order() == 1) continue;  // one candidate is a given there
        Entry entry{some_puzzle(board, 5)};
        for (Cell cell = 0; cell < board.cell_count(); ++cell) {
            const DigitSet marks((cell + 1) * 0x9E3779B97F4A7C15U);
            if (entry.puzzle.given(cell) != 0 || (marks & board.digits()).size() == 1) continue;
            entry.puzzle.set_pencilmarks(cell, marks);
        }

        const auto text = write_candidates(entry, {});

        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, in_format(Format::candidates)), entry) << *text;
    }
    EXPECT_FALSE(write_candidates(Entry{Puzzle(Board::standard(36))}, {}));
}

const std::string kSdx = "1 u2 34 34\n34 u3 12 12\n2 14 134 34\n34 134 u2 1\n";

TEST(Sdx, TellsGivensPlacedDigitsAndNotes) {
    const Entry entry = read_one(kSdx, in_format(Format::sdx));

    EXPECT_EQ(givens_of(entry.puzzle), "1.......2......1");
    EXPECT_FALSE(entry.puzzle.has_pencilmarks());
    ASSERT_EQ(entry.play.placed.size(), 16U);
    EXPECT_EQ(entry.play.placed[1], 2);
    EXPECT_EQ(entry.play.placed[0], 0);
    ASSERT_EQ(entry.play.pencilmarks.size(), 16U);
    EXPECT_EQ(entry.play.pencilmarks[2], DigitSet(0b1100));
    EXPECT_TRUE(entry.play.pencilmarks[1].empty());
}

TEST(Sdx, FaultsHaveTheirPlace) {
    EXPECT_EQ(read_all("1 2\nu12 1\n", in_format(Format::sdx)),
              Strings{"2:1: expected one digit behind u, as in u5, found 'u12'"});
    EXPECT_EQ(read_all("1 2\nu4 1\n", in_format(Format::sdx)),
              Strings{"2:2: expected a digit 1 to 2 or . for an empty cell, found '4'"});
}

TEST(Sdx, CanOnlyBeRead) {
    const auto text = write_entry(Entry{Puzzle(Board::standard(9))}, Format::sdx);

    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().code, ErrorCode::unsupported);
    EXPECT_EQ(text.error().message.in(Language::en), "the format sdx can only be read");
}

}  // namespace
}  // namespace sudokit::formats
