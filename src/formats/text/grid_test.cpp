#include "formats/text/grid.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

Strings grid(std::string text) { return read_all(std::move(text), in_format(Format::grid)); }

const std::string kPlainRows =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
    "....8..79\n";
const Strings kOnlyFamous = {std::string(kFamous)};

// The rows with `from` replaced by `to`.
std::string with(std::string text, char from, char to) {
    for (char& c : text) c = c == from ? to : c;
    return text;
}

TEST(Grid, ReadsPlainRows) { EXPECT_EQ(grid(kPlainRows), kOnlyFamous); }

TEST(Grid, ReadsEveryMarkForAnEmptyCell) {
    for (const char blank : std::string_view("0_*-xX")) {
        EXPECT_EQ(grid(with(kPlainRows, '.', blank)), kOnlyFamous) << blank;
    }
}

TEST(Grid, ReadsRulesOfEveryKind) {
    const Strings tops = {"+-------+-------+-------+\n", "*-----------------------*\n",
                          "=========================\n",
                          "\u250C\u2500\u2500\u2500\u252C\u2500\u2500\u2500\u2510\n", ""};
    for (const std::string& top : tops) {
        EXPECT_EQ(grid(top +
                       "| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n"
                       "| . 9 8 | . . . | . 6 . |\n" +
                       top +
                       "| 8 . . | . 6 . | . . 3 |\n| 4 . . | 8 . 3 | . . 1 |\n"
                       "\u2502 7 . . \u2502 . 2 . \u2503 . . 6 \u2551\n------+-------+------\n"
                       "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n"
                       "| . . . | . 8 . | . 7 9 |\n" +
                       top),
                  kOnlyFamous)
            << top;
    }
}

TEST(Grid, ReadsBoxesDrawnWithBlanksAndEmptyLines) {
    EXPECT_EQ(
        grid("53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n"
             "\n.6. ... 28.\n... 419 ..5\n... .8. .79\n"),
        kOnlyFamous);
}

TEST(Grid, ReadsBlanksAsEmptyCellsOneColumnEach) {
    EXPECT_EQ(grid(with(kPlainRows, '.', ' ')), kOnlyFamous);
    EXPECT_EQ(grid("|53 | 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n|---+---+---|\n|8  | 6 |  3|\n"
                   "|4  |8 3|  1|\n|7  | 2 |  6|\n|---+---+---|\n| 6 |   |28 |\n|   |419|  5|\n"
                   "|   | 8 | 79|\n"),
              kOnlyFamous);
}

TEST(Grid, ReadsBlanksAsEmptyCellsTwoColumnsEach) {
    EXPECT_EQ(
        grid("8   1 | 5     | 2    \n6     |     1 | 4\n  7   |     8 |     6\n"
             "------+-------+------\n      | 1   2 |\n3     |   6   | 8\n1     | 7 5   |\n"
             "------+-------+------\n  9 8 |       | 6 1 7\n4 2   |       |   8\n"
             "      |       |\n"),
        Strings{"8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8........"
                ".."});
}

TEST(Grid, SeveralPuzzlesFollowEachOtherWithOrWithoutEmptyLines) {
    EXPECT_EQ(grid("12..\n..12\n2...\n...1\n1...\n....\n....\n...4\n\n# third\n\n....\n.1..\n....\n"
                   "....\n"),
              (Strings{"12....122......1", "1..............4", ".....1.........."}));
}

TEST(Grid, ALineOfDashesIsARowIfEmptyCellsAreWrittenLikeThat) {
    EXPECT_EQ(grid("12--\n----\n2---\n---1\n"), Strings{"12......2......1"});
    EXPECT_EQ(grid("----\n12--\n2---\n---1\n"), Strings{"....12..2......1"});
    EXPECT_EQ(grid("****\n12**\n2***\n***1\n"), Strings{"....12..2......1"});
    EXPECT_EQ(grid("----\n----\n----\n----\n"), Strings{"................"});
}

TEST(Grid, ALineOfDashesIsARuleBesideOtherMarks) {
    EXPECT_EQ(grid("12..\n..12\n----\n2...\n...1\n----\n"), Strings{"12....122......1"});
    EXPECT_EQ(grid("1234\n3412\n----\n2143\n4321\n"), Strings{"1234341221434321"});
}

TEST(Grid, ALineOfDashesIsARowIfTheNumberOfRowsNeedsIt) {
    EXPECT_EQ(grid("1234\n3412\n----\n2143\n"), Strings{"12343412....2143"});
}

TEST(Grid, NumbersAreReadAboveNine) {
    std::string text;
    for (int row = 0; row < 12; ++row) {
        text += "10 11, 12 | 1 2 3 | . 0 4 | 5 6 7\n";
        if (row % 3 == 2) text += "---------+-------+-------\n";
    }

    const Strings all = grid(text);

    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].substr(0, 24), "ABC123..4567ABC123..4567");
}

TEST(Grid, AlphabetsOfSixteenAreToldApart) {
    const auto first_row = [](const std::string& row) {
        std::string text;
        for (int i = 0; i < 16; ++i) text += row + "\n";
        return grid(text).at(0).substr(0, 16);
    };
    EXPECT_EQ(first_row("0123456789ABCDE."), "123456789ABCDEF.");
    EXPECT_EQ(first_row("1 2 3 4|5 6 7 8|9 A B C|D E F G"), "123456789ABCDEFG");
    EXPECT_EQ(first_row("ABCDEFGHIJKLMNOP"), "123456789ABCDEFG");
    EXPECT_EQ(first_row("ABCD EFGH IJKL MNO."), "123456789ABCDEF.");
}

TEST(Grid, ARowOfAnotherWidthIsAFaultAtItsEndOrItsFirstCellTooMany) {
    EXPECT_EQ(grid("12..\n..1\n2...\n...1\n"),
              Strings{"2:4: expected 4 cells in this row, as in the others, found 3"});
    EXPECT_EQ(grid("12..\n. . | 1 2 4\n2...\n...1\n"),
              Strings{"2:11: expected 4 cells in this row, as in the others, found 5"});
    EXPECT_EQ(grid("1234\n341\n4321\n2143\n"),
              Strings{"2:4: expected 4 cells in this row, as in the others, found 3"});
}

TEST(Grid, TheRowThatIsUnlikeTheOthersIsToBlameAlsoIfItComesFirst) {
    EXPECT_EQ(grid("12.\n..12\n2...\n...1\n1...\n....\n....\n...4\n"),
              (Strings{"1:4: expected 4 cells in this row, as in the others, found 3",
                       "1..............4"}));
    EXPECT_EQ(grid("12...\n..12\n2...\n...1\n"),
              Strings{"1:5: expected 4 cells in this row, as in the others, found 5"});
}

TEST(Grid, ARowWithoutItsLastCellsIsAFaultAndNotEmptyThere) {
    EXPECT_EQ(grid("1 2 3 4\n3 4 1\n2 1 4 3\n4 3 2 1\n"),
              Strings{"2:6: expected 4 cells in this row, as in the others, found 3"});
    EXPECT_EQ(grid("| 1 2 | 3 4 |\n| 3 4 | 1 2 |\n| 2 | 4 3 |\n| 4 3 | 2 1 |\n"),
              Strings{"3:10: expected 4 cells in this row, as in the others, found 3"});
    EXPECT_EQ(grid("12 34\n34 12\n21 43\n43 2\n"),
              Strings{"4:5: expected 4 cells in this row, as in the others, found 3"});
}

TEST(Grid, ADrawnRowThatAloneIsShorterOrLongerIsAFault) {
    const std::string rows = with(kPlainRows, '.', ' ');
    EXPECT_EQ(grid(std::string(rows).erase(11, 1)),
              Strings{"2:9: expected a row 9 characters long, as the others are, found 8"});
    EXPECT_EQ(grid(std::string(rows).insert(2, " ")),
              Strings{"1:11: expected a row 9 characters long, as the others are, found 10"});
}

TEST(Grid, AnEmptyFieldAmongMarkedCellsWasForgotten) {
    EXPECT_EQ(grid("1,.,.,.\n,.,.,2\n.,.,.,.\n.,.,.,.\n"),
              Strings{"2:1: expected a cell in this field: elsewhere, empty ones are written '.'"});
}

TEST(Grid, EmptyFieldsOfATableAreEmptyCells) {
    const std::string table =
        "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n"
        ",6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n";
    EXPECT_EQ(grid(table), kOnlyFamous);
    EXPECT_EQ(grid(with(table, ',', ';')), kOnlyFamous);
    EXPECT_EQ(grid(with(table, ',', '\t')), kOnlyFamous);
    EXPECT_EQ(grid(table + table), (Strings{kOnlyFamous[0], kOnlyFamous[0]}));
}

TEST(Grid, RowsOfEmptyFieldsAloneAreRows) {
    EXPECT_EQ(grid("1,,,\n,,,\n,,,\n,,,4\n"), Strings{"1..............4"});
    EXPECT_EQ(grid("1\t\t\t\n\t\t\t\n\t\t\t\n\t\t\t4\n"), Strings{"1..............4"});
    EXPECT_EQ(grid(",,,\n1,,,\n,,,\n,,,4\n"), Strings{"....1..........4"});
}

TEST(Grid, FieldsMayStandInQuotesAndListsEndWithACommaEach) {
    EXPECT_EQ(grid("\"1\",\"\",\"\",\"2\"\n,,,\n,,,\n,,,4\n"), Strings{"1..2...........4"});
    EXPECT_EQ(grid("1,2,3,4,\n3,4,1,2,\n2,1,4,3,\n4,3,2,1,\n"), Strings{"1234341221434321"});
    EXPECT_EQ(grid("1,2,3,\n3,4,1,2\n2,1,4,3\n4,3,2,1\n"), Strings{"123.341221434321"});
    EXPECT_EQ(grid("1,,3\n3,4,1,2\n2,1,4,3\n4,3,2,1\n"),
              Strings{"1:5: expected 4 cells in this row, as in the others, found 3"});
}

// `order` complete rows, each row one further on, with `end` behind.
std::string turned_rows(std::size_t order, const std::string& end) {
    std::string text;
    for (std::size_t row = 0; row < order; ++row) {
        for (std::size_t i = 0; i < order; ++i) {
            text += (i == 0 ? "" : ",") + std::to_string((row + i) % order + 1);
        }
        text += end + "\n";
    }
    return text;
}

TEST(Grid, ACommaBehindEachCellOfEveryRowAddsNone) {
    for (const std::size_t order : {2U, 3U, 4U, 6U, 8U, 9U, 12U, 15U, 16U, 24U}) {
        const Strings expected = grid(turned_rows(order, ""));
        ASSERT_EQ(expected.size(), 1U);
        ASSERT_EQ(expected[0].size(), order * order);
        const std::string listed = turned_rows(order, ",");
        EXPECT_EQ(grid(listed), expected) << order;
        EXPECT_EQ(grid(listed + listed), (Strings{expected[0], expected[0]})) << order;
    }
    std::string marked;
    for (std::size_t row = 0; row < 8; ++row) marked += "1,0,0,4,5,0,7,0,\n";
    EXPECT_EQ(grid(marked).front().substr(0, 16), "1..45.7.1..45.7.");
}

TEST(Grid, TheOtherRowsTellWhetherAnEmptyFieldAtTheEndIsACell) {
    for (const std::size_t order : {4U, 6U, 9U, 12U}) {
        const std::string whole = turned_rows(order, "");
        const Strings expected = grid(whole);
        for (std::size_t row = 0; row < order; ++row) {
            std::size_t end = 0;
            for (std::size_t i = 0; i <= row; ++i) end = whole.find('\n', end + 1);
            const std::size_t comma = whole.rfind(',', end);
            const std::string text = whole.substr(0, comma + 1) + whole.substr(end);
            std::string cells = expected[0];
            cells[row * order + order - 1] = '.';
            EXPECT_EQ(grid(text), Strings{cells}) << text;
            EXPECT_EQ(grid(text + text), (Strings{cells, cells})) << text;
        }
    }
    EXPECT_EQ(grid("1,2,3,\n3,4,1,\n2,1,4,\n4,3,2,1\n"), Strings{"123.341.214.4321"});
    EXPECT_EQ(grid("1,2,3,\n3,4,1,\n2,1,4,\n4,3,2,\n"), Strings{"123.341.214.432."});
    EXPECT_EQ(grid("1,2,3,\n3,1,2\n2,3,1,\n"), Strings{"123312231"});
    EXPECT_EQ(grid("1,2,3,\n3,1,2,\n2,4,1,\n"),
              Strings{"3:3: expected a digit 1 to 3 or . for an empty cell, found '4'"});
    EXPECT_EQ(grid("1\t2\t3\t\n\t\t\t\n2\t1\t4\t3\n4\t3\t2\t1\n"), Strings{"123.....21434321"});
}

TEST(Grid, ATableBetweenTabsMayBeginWithAnEmptyRow) {
    EXPECT_EQ(grid("\t\t\t\n1\t\t\t\n\t\t2\t\n\t3\t\t\n"), Strings{"....1.....2..3.."});
    EXPECT_EQ(grid("\t\t\t\n\t\t\t\n\t\t2\t\n\t3\t\t\n"), Strings{"..........2..3.."});
    EXPECT_EQ(grid("Grid 1\n\t\t\t\n1\t\t\t\n\t\t2\t\n\t3\t\t\n\nGrid 2\n\t\t\t\n\t\t\t4\n"
                   "\t\t2\t\n\t3\t\t\n"),
              (Strings{"....1.....2..3..", ".......4..2..3.."}));
    EXPECT_EQ(grid("1\t2\t3\t4\n\t\t\t\n\t\t2\t\n\t3\t\t\n"), Strings{"1234......2..3.."});
}

TEST(Grid, LinesOfTabsBetweenTablesAreNoRows) {
    const std::string table = "1\t\t\t\n\t\t\t4\n\t\t2\t\n\t3\t\t\n";
    const Strings two(2, "1......4..2..3..");
    EXPECT_EQ(grid(table + "\t\t\t\n" + table), two);
    EXPECT_EQ(grid("\t\t\t\n" + table + "\t\t\t\n\t\t\t\n" + table), two);
    EXPECT_EQ(grid("\t\n12..\n..12\n2...\n"), Strings{"4:5: expected 4 rows of 4 cells, found 3"});
    EXPECT_EQ(grid("\t\t\t\n12..\n..12\n2...\n"),
              Strings{"4:5: expected 4 rows of 4 cells, found 3"});

    EntryReader reader(source_of("\t\t\t\n" + table + "\n\t\t\t\n" + table.substr(5)),
                       in_format(Format::grid));
    ASSERT_TRUE(reader.next().has_value());
    EXPECT_EQ(reader.line(), 2U);
    ASSERT_TRUE(reader.next().has_value());
    EXPECT_EQ(reader.line(), 7U);
}

TEST(Grid, RowsInSymbolsThatWereAskedForAreNoHeadings) {
    const std::string rows =
        "AB  C DEF\n  C DEF A\nDEFAB  C\nB  C    I\nC D   GHI\nF  GHI A\nGH   AB D\n  A CD FG\n"
        "I C  F HA\n";
    ReadOptions options = in_format(Format::grid);
    options.symbols = Symbols::letters;
    const Strings expected = {
        "12..3.456..3.456.145612..3.2..3....93.4...7896..789.1.78...12.4..1.34.679.3..6.81"};
    EXPECT_EQ(read_all(rows, options), expected);
    EXPECT_EQ(read_all("Grid 01\n" + rows + "\nThe end\n", options), expected);
}

TEST(Grid, HeadingsAndSentencesStandBetweenPuzzles) {
    const std::string heading = "Grid 01\n" + with(kPlainRows, '.', '0');
    EXPECT_EQ(grid(heading + "Grid 02\n" + kPlainRows), (Strings{kOnlyFamous[0], kOnlyFamous[0]}));
    EXPECT_EQ(grid("Hello, here is a puzzle that I like:\n\n" + kPlainRows +
                   "\nHave fun with it!\n2 solutions would be too many.\n"),
              kOnlyFamous);
    EXPECT_EQ(grid("|53 | 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n|8  | 6 |  3|\n|4  |8 3|  1|\n"
                   "|7  | 2 |  6|\n| 6 |   |28 |\n|   |419|  5|\n|   | 8 | 79|\nThe end\n"),
              kOnlyFamous);
}

TEST(Grid, BarsAroundCommasAloneAreAFault) {
    EXPECT_EQ(grid("|,|\n9-\n").front(), "1:1: expected cells between the commas, found none");
}

TEST(Grid, TooFewRowsAreAFaultWhereTheyEnd) {
    EXPECT_EQ(grid("12..\n..12\n2...\n"), Strings{"3:5: expected 4 rows of 4 cells, found 3"});
    EXPECT_EQ(grid("12..\n..12\n2...\n\n1...\n....\n....\n....\n"),
              (Strings{"3:5: expected 4 rows of 4 cells, found 3", "1..............."}));
}

TEST(Grid, TooManyRowsAreAFault) {
    EXPECT_EQ(grid("12..\n..12\n2...\n...1\n1...\n"),
              (Strings{"12....122......1", "5:5: expected 4 rows of 4 cells, found 1"}));
}

TEST(Grid, ACharacterThatIsNoCellIsNamedAtItsPlace) {
    EXPECT_EQ(grid("12..\n..?2\n2...\n...1\n"),
              Strings{"2:3: expected a digit 1 to 4 or . for an empty cell, found '?'"});
    EXPECT_EQ(grid("12..\n\u00E9.72\n2...\n...1\n"),
              Strings{"2:1: expected a digit 1 to 4 or . for an empty cell, found '\u00E9'"});
    EXPECT_EQ(grid("12..\n\u2502..\u250272\n2...\n...1\n"),
              Strings{"2:5: expected a digit 1 to 4 or . for an empty cell, found '7'"});
}

TEST(Grid, ReadingGoesOnAfterABadPuzzle) {
    EXPECT_EQ(grid("12..\n..9\n2...\n...1\n1...\n....\n....\n...4\n").at(1), "1..............4");
}

TEST(Grid, RowsTooWideAreAFaultEach) {
    EXPECT_EQ(grid(std::string(81, '.') + "\n" + std::string(65, '1') + "\n"),
              (Strings{"1:65: expected at most 64 cells in a row, found 81",
                       "2:65: expected at most 64 cells in a row, found 65"}));
}

TEST(Grid, TheBoardAskedForMustFit) {
    ReadOptions options = in_format(Format::grid);
    options.board = Board::standard(9);

    EXPECT_EQ(read_all("12..\n..12\n2...\n...1\n", options),
              Strings{"1:1: expected a puzzle of order 9, as asked for, found one of order 4"});
}

TEST(Grid, RulesAloneAreNoPuzzle) {
    EXPECT_EQ(grid("+---+\n|   |\n---------\n\n=====\n"), Strings{});
    EXPECT_EQ(grid(""), Strings{});
}

TEST(Grid, WritesBoxRules) {
    const Entry entry = read_one(kFamous, in_format(Format::line));

    EXPECT_EQ(write_grid(entry, {})->substr(0, 115),
              "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n"
              "------+-------+------\n8 . . | . 6 . | . . 3\n4 . .");
}

TEST(Grid, AlignsNumbers) {
    Entry entry{Puzzle(Board::standard(10))};
    entry.puzzle.set_given(0, 10);
    entry.puzzle.set_given(11, 2);
    WriteOptions options;
    options.symbols = Symbols::numbers;

    EXPECT_EQ(write_grid(entry, options)->substr(0, 96),
              "10  .  .  .  . |  .  .  .  .  .\n .  2  .  .  . |  .  .  .  .  .\n"
              "---------------+---------------\n");
}

TEST(Grid, BoardsWithoutRectangularBoxesHaveNoRules) {
    EXPECT_EQ(*write_grid(Entry{Puzzle(Board::standard(3))}, {}), ". . .\n. . .\n. . .\n\n");
    Shape shape;
    shape.order = 4;
    shape.regions = Jigsaw{{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    const auto jigsaw = Board::make(shape);
    EXPECT_EQ(*write_grid(Entry{Puzzle(*jigsaw)}, {}), ". . . .\n. . . .\n. . . .\n. . . .\n\n");
}

TEST(Grid, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(64)) {
        for (std::uint32_t seed = 0; seed < tests::test_rounds(5U); ++seed) {
            const Entry entry{some_puzzle(board, seed)};

            const auto text = write_grid(entry, {});

            ASSERT_TRUE(text);
            EXPECT_EQ(read_one(*text, in_format(Format::grid)), entry) << *text;
            EXPECT_EQ(read_all(*text + *text, in_format(Format::grid)).size(), 2U) << *text;
        }
    }
}

TEST(Ss, WritesRowsWithBarsAndRules) {
    const Entry entry = read_one(kFamous, in_format(Format::line));

    const auto text = write_ss(entry, {});

    EXPECT_EQ(text->substr(0, 60),
              "53.|.7.|...\n6..|195|...\n.98|...|.6.\n-----------\n8..|.6.|..3\n");
    EXPECT_EQ(read_one(*text, in_format(Format::ss)), entry);
}

TEST(Ss, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(35)) {
        const Entry entry{some_puzzle(board, 3)};

        const auto text = write_ss(entry, {});

        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, in_format(Format::ss)), entry) << *text;
    }
    EXPECT_FALSE(write_ss(Entry{Puzzle(Board::standard(36))}, {}));
}

}  // namespace
}  // namespace sudokit::formats
