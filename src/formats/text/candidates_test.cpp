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

ReadOptions in_letters() {
    ReadOptions options = in_format(Format::candidates);
    options.symbols = Symbols::letters;
    return options;
}

const std::string kLetters = "AB C D AB\nC AB ABD D\nD A BC C\nB CD A BA\n";

TEST(Candidates, RowsInLettersAreNoProse) {
    EXPECT_EQ(read_all(kLetters + kLetters, in_letters()),
              (Strings{".34.3..441.32.1.", ".34.3..441.32.1."}));
    EXPECT_EQ(read_all("A puzzle for you:\n" + kLetters + "and that is all\n", in_letters()),
              Strings{".34.3..441.32.1."});
    // Of an alphabet that is found out, sixteen words in a row.
    std::string row;
    for (char c = 'A'; c <= 'P'; ++c)
        row += std::string(row.empty() ? "" : " ") + c + (c < 'I' ? "JK" : "");
    std::string text;
    for (int i = 0; i < 16; ++i) text += row + "\n";
    EXPECT_EQ(detect_format(text), Format::candidates);
    ASSERT_EQ(read_all(text).size(), 1U);
    EXPECT_EQ(read_all(text).front().substr(0, 16), "........9ABCDEFG");
}

TEST(Candidates, ABadRowInLettersIsAFaultAndNotProse) {
    const Strings expected = {"2:6: expected a letter A to D or . for an empty cell, found 'E'",
                              ".34.3..441.32.1."};
    EXPECT_EQ(read_all("AB C D AB\nC AB EBD D\nD A BC C\nB CD A BA\n" + kLetters, in_letters()),
              expected);
    EXPECT_EQ(
        read_all("AB E D AB\nC AB ABD D\nD A BC C\nB CD A BA\n" + kLetters, in_letters()),
        (Strings{"1:4: expected a letter A to D or . for an empty cell, found 'E'", expected[1]}));
    EXPECT_EQ(
        read_all("AB C D AB\nWhat is this\nD A BC C\nB CD A BA\n" + kLetters, in_letters()),
        (Strings{"2:13: expected the candidates of 4 cells in this row, found 3", expected[1]}));
}

TEST(Candidates, ABadRowLosesNoPuzzleButItsOwn) {
    const std::string rows = "1 234 24 34\n23 4 12 1234\n2 . 3 1\n34 13 14 2\n";
    const std::string good = "1....4..2.31...2";
    for (std::size_t bad = 0; bad < 4; ++bad) {
        for (const std::string& drawn : {rows, kDrawn}) {
            std::string text;
            std::string_view rest = drawn;
            std::size_t row = 0;
            while (!rest.empty()) {
                const std::size_t end = rest.find('\n');
                const std::string line(rest.substr(0, end));
                const bool is_rule = line.find('-') != std::string::npos;
                text += line + (!is_rule && row == bad ? " 3\n" : "\n");
                row += is_rule ? 0 : 1;
                rest.remove_prefix(end + 1);
            }
            const Strings all =
                read_all(drawn + text + drawn + drawn, in_format(Format::candidates));
            ASSERT_EQ(all.size(), 4U) << text;
            EXPECT_EQ(all[0], good);
            EXPECT_NE(all[1].find("expected the candidates of"), std::string::npos) << all[1];
            EXPECT_EQ(all[2], good);
            EXPECT_EQ(all[3], good);
        }
    }
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
