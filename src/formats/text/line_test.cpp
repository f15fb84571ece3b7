#include "formats/text/line.hpp"

#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

Result<Entry> read(std::string_view line, const ReadOptions& options = {}) {
    BoardSource boards(options);
    return read_line(line, boards);
}

std::string fault(std::string_view line, const ReadOptions& options = {}) {
    const auto entry = read(line, options);
    if (entry) return "read without fault";
    return std::to_string(entry.error().offset) + ": " + entry.error().message.in(Language::en);
}

std::string numbers(std::size_t count, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += separator;
        text += std::to_string(i % 17);
    }
    return text;
}

TEST(Line, ReadsEightyOneCells) {
    const auto entry = read(kFamous);

    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->puzzle.board(), Board::standard(9));
    EXPECT_EQ(givens_of(entry->puzzle), kFamous);
    EXPECT_EQ(entry->info, Info{});
}

TEST(Line, EveryMarkForAnEmptyCellIsUnderstood) {
    const auto entry = read("1.0_*-xX.......4");

    ASSERT_TRUE(entry);
    EXPECT_EQ(givens_of(entry->puzzle), "1..............4");
}

TEST(Line, TextBehindTheCellsIsKeptAsAComment) {
    EXPECT_EQ(read("1234............ 7.2 # hard")->info.comment, "7.2 # hard");
    EXPECT_EQ(read("1234............\t7.2\t1")->info.comment, "7.2\t1");
    EXPECT_EQ(read("1234............,7.2")->info.comment, "7.2");
    EXPECT_EQ(read("1234............;7.2")->info.comment, "7.2");
    EXPECT_EQ(read("1234............#hard")->info.comment, "hard");
    EXPECT_EQ(read("  1234............   # hard  ")->info.comment, "hard");
}

TEST(Line, NumbersSeparatedByAnythingUsualMakeAnyOrder) {
    for (const std::string_view separator : {" ", ",", ", ", "\t", ";", "  "}) {
        const auto entry = read(numbers(256, separator) + " # sixteen");

        ASSERT_TRUE(entry) << separator;
        EXPECT_EQ(entry->puzzle.board().order(), 16U);
        EXPECT_EQ(entry->puzzle.given(16), 16U);
        EXPECT_EQ(entry->puzzle.given(17), 0U);
        EXPECT_EQ(entry->info.comment, "sixteen");
    }
}

TEST(Line, SmallBoardsMayBeWrittenAsNumbersToo) {
    const auto entry = read("1 . 3 4 0 0 _ 2 . . . . 4 3 2 1 four by four");

    ASSERT_TRUE(entry);
    EXPECT_EQ(givens_of(entry->puzzle), "1.34...2....4321");
    EXPECT_EQ(entry->info.comment, "four by four");
}

TEST(Line, OneCellIsAPuzzle) {
    EXPECT_EQ(givens_of(read("1")->puzzle), "1");
    EXPECT_EQ(givens_of(read(". # empty")->puzzle), ".");
    EXPECT_EQ(fault("2"), "0: expected a digit 1 to 1 or . for an empty cell, found '2'");
}

TEST(Line, ACharacterThatIsNoCellIsNamedAtItsPlace) {
    std::string line(kFamous);

    line[40] = 'q';
    EXPECT_EQ(fault(line), "40: expected a digit 1 to 9 or . for an empty cell, found 'q'");
    line[40] = '\0';
    EXPECT_EQ(fault(line), "40: expected a digit 1 to 9 or . for an empty cell, found '\\x00'");
    line.replace(40, 1, "\u00E9");
    EXPECT_EQ(fault(line), "40: expected a digit 1 to 9 or . for an empty cell, found '\u00E9'");
    line.replace(40, 2, "\xC3");
    EXPECT_EQ(fault(line), "40: expected a digit 1 to 9 or . for an empty cell, found '\\xC3'");
}

TEST(Line, FaultsAreToldInFrench) {
    const auto entry = read("1234.5..........");

    ASSERT_FALSE(entry);
    EXPECT_EQ(entry.error().message.in(Language::fr),
              "chiffre de 1 à 4 attendu, ou . pour une case vide, trouvé « 5 »");
}

TEST(Line, AWrongNumberOfCellsIsToldWithTheNearestBoard) {
    EXPECT_EQ(fault(kFamous.substr(1)), "80: expected 81 cells (9x9), found 80");
    EXPECT_EQ(fault(std::string(kFamous) + "1"), "82: expected 81 cells (9x9), found 82");
    EXPECT_EQ(fault(numbers(255, " ")), "614: expected 256 cells (16x16), found 255");
    EXPECT_EQ(fault(std::string(5000, '.')),
              "5000: expected at most 4096 cells (boards go up to 64x64), found 5000");
}

TEST(Line, AWrongNumberOfCellsIsToldForTheBoardAskedFor) {
    ReadOptions options;
    options.board = Board::standard(16);

    EXPECT_EQ(fault(kFamous, options), "81: expected 256 cells (16x16), found 81");
}

TEST(Line, BytesThatAreNoTextAreNamedWhereTheyStand) {
    EXPECT_EQ(fault(std::string(99, '\0')),
              "0: expected the cells of a puzzle, found the character '\\x00'");
    EXPECT_EQ(fault("12.4\xFF......."),
              "4: expected the cells of a puzzle, found the character '\\xFF'");
}

TEST(Line, WordsAreNotTakenForPuzzles) {
    EXPECT_EQ(fault("hello world"), "0: expected the cells of a puzzle, found 'hello'");
    EXPECT_EQ(fault("- milk"), "0: expected the cells of a puzzle, found '- milk'");
    EXPECT_EQ(fault("4 eggs"), "0: expected the cells of a puzzle, found '4 eggs'");
    EXPECT_EQ(fault(",,,"), "0: expected the cells of a puzzle, found ',,,'");
}

TEST(Line, NumbersThatDoNotFitAreNamed) {
    EXPECT_EQ(fault("1 2 2 3"),
              "6: expected a number 1 to 2, or 0 or . for an empty cell, found '3'");
    EXPECT_EQ(fault("1 2 2 99999999999999999999"),
              "6: expected a number 1 to 2, or 0 or . for an empty cell, found "
              "'99999999999999999999'");
    EXPECT_EQ(fault("1 2 oops 1"),
              "4: expected a number 1 to 64, or 0 or . for an empty cell, found 'oops'");
}

TEST(Line, BoardsOverThirtyFiveNeedNumbers) {
    EXPECT_EQ(fault(std::string(36 * 36, '.')),
              "0: one character per cell is not enough for order 36: expected numbers separated by "
              "blanks");
}

TEST(Line, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(64)) {
        Entry entry{some_puzzle(board, board.order())};
        for (const std::string_view comment : {"", "7.2 hard", "# odd", ", odd", "5 5"}) {
            entry.info.comment = comment;

            const auto line = write_line(entry, {});

            ASSERT_TRUE(line);
            EXPECT_EQ(read_one(*line, in_format(Format::line)), entry) << *line;
        }
    }
}

TEST(Line, EveryAlphabetIsWrittenAndReadBackWhenNamed) {
    for (const Symbols symbols :
         {Symbols::digits, Symbols::hex, Symbols::letters, Symbols::numbers}) {
        const Entry entry{some_puzzle(Board::standard(16), 7)};
        WriteOptions writing;
        writing.symbols = symbols;
        ReadOptions reading = in_format(Format::line);
        reading.symbols = symbols;

        const auto line = write_line(entry, writing);

        ASSERT_TRUE(line);
        EXPECT_EQ(read_one(*line, reading), entry) << *line;
    }
}

TEST(Line, PencilmarksHaveNoPlaceInALine) {
    Entry entry{Puzzle(Board::standard(4))};
    entry.puzzle.set_pencilmarks(3, DigitSet::of(2));

    const auto line = write_line(entry, {});

    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().code, ErrorCode::unsupported);
    EXPECT_EQ(line.error().message.in(Language::en),
              "the format line cannot hold pencilmarks that rule candidates out: 'json' can");
}

TEST(Line, AnAlphabetTooSmallIsRefused) {
    WriteOptions options;
    options.symbols = Symbols::hex;

    const auto line = write_line(Entry{Puzzle(Board::standard(9))}, options);

    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().message.in(Language::en),
              "the symbols 'hex' do not fit a board of order 9");
}

TEST(Sdm, WritesZerosForEmptyCells) {
    const Entry entry = read_one(kFamous, in_format(Format::line));

    const auto line = write_sdm(entry, {});

    ASSERT_TRUE(line);
    EXPECT_EQ(line->substr(0, 12), "530070000600");
    EXPECT_EQ(line->size(), 82U);
    EXPECT_EQ(read_one(*line, in_format(Format::sdm)), entry);
}

TEST(Sdm, IsForNineByNineOnly) {
    EXPECT_FALSE(write_sdm(Entry{Puzzle(Board::standard(4))}, {}));
    EXPECT_EQ(read_all("1234000000000000", in_format(Format::sdm)),
              Strings{"1:1: the format sdm is for 9x9 boards, this one is of order 4"});
}

TEST(Line, ANumberBeforeTheCellsIsPassedOver) {
    for (const std::string number : {"1. ", "2: ", "3) ", "(4) ", "5,", "6;", "7 ", "8\t"}) {
        const std::string line = number + std::string(kFamous);
        EXPECT_EQ(read_all(line), Strings{std::string(kFamous)}) << number;
        EXPECT_EQ(read_one(line + " hard", {}).info.comment, "hard") << number;
    }
    EXPECT_EQ(read_all("1. " + std::string(kFamous.substr(1)), in_format(Format::line)),
              Strings{"1:84: expected 81 cells (9x9), found 80"});
    EXPECT_EQ(
        read_all("1. " + std::string(kFamous.substr(0, 80)) + "?", in_format(Format::line)).front(),
        "1:84: expected a digit 1 to 9 or . for an empty cell, found '?'");
}

TEST(Line, ATableMayHaveAFieldForEachCell) {
    for (const char separator : {',', ';', '\t'}) {
        std::string line;
        for (const char cell : kFamous) {
            if (cell != '.') line += cell;
            line += separator;
        }
        line.pop_back();
        EXPECT_EQ(read_all(line + "\n" + line + "\n"),
                  (Strings{std::string(kFamous), std::string(kFamous)}))
            << separator;
    }
    EXPECT_EQ(read_all(",,1,,,,,2,,,,,,3,,", in_format(Format::line)), Strings{"..1....2.....3.."});
    EXPECT_EQ(read_all("1,,,,,,,,,,,,,,,", in_format(Format::line)), Strings{"1..............."});
    EXPECT_EQ(read_all(std::string(299, ','), in_format(Format::line)).front().substr(0, 5),
              "1:1: ");
    EXPECT_EQ(read_all("9,,1,,,,,2,,,,,,3,,", in_format(Format::line)),
              Strings{"1:1: expected a number 1 to 4, or 0 or . for an empty cell, found '9'"});
}

}  // namespace
}  // namespace sudokit::formats
