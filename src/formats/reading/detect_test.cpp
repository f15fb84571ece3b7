#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

std::string repeated(std::string_view line, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += std::string(line) + "\n";
    return text;
}

std::string rows_of(std::string_view cells, std::size_t width) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); i += width) {
        text += std::string(cells.substr(i, width)) + "\n";
    }
    return text;
}

std::string detected(const std::string& text) {
    const auto format = detect_format(text);
    return format ? std::string(format_info(*format).name) : "nothing";
}

TEST(Detect, LinesOfEightyOneCharacters) {
    const std::string famous(kFamous);
    EXPECT_EQ(detected(famous), "line");
    EXPECT_EQ(detected(famous + " hard\r\n" + famous), "line");
    EXPECT_EQ(detected("\xEF\xBB\xBF" + famous), "line");
    EXPECT_EQ(detected("# title\n\n#C\n" + famous + "\n"), "line");
    EXPECT_EQ(detected(famous.substr(1) + "\n" + famous + "\n"), "line");
}

TEST(Detect, LinesOfNumbers) {
    std::string numbers;
    for (int i = 0; i < 256; ++i) numbers += std::to_string(i % 17) + " ";
    EXPECT_EQ(detected(numbers + "\n"), "line");
}

TEST(Detect, NineLinesOfNineAreAGrid) {
    EXPECT_EQ(detected(rows_of(kFamous, 9)), "grid");
    EXPECT_EQ(detected("# title\n" + rows_of(kFamous, 9)), "grid");
    EXPECT_EQ(detected(repeated("123......", 9)), "grid");
}

TEST(Detect, SixteenCharactersAreARowOrAPuzzle) {
    EXPECT_EQ(detected("123.4.21.41.21.3"), "line");
    EXPECT_EQ(detected(repeated("123.4.21.41.21.3", 16)), "line");
    EXPECT_EQ(detected(repeated("1234341221434321 easy", 3)), "line");
    EXPECT_EQ(detected(repeated("123.4.21.41.21.G", 16)), "grid");
    EXPECT_EQ(detected(repeated("1 2 3 16 . . . . . . . . . . . .", 16)), "grid");
    EXPECT_EQ(detected(repeated("1 2 3 4 . . . . . . . . . . . .", 5)), "line");
    EXPECT_EQ(detected(repeated("123.4.21.41.21.3", 9) + "123.5.21.41.21.3\n"), "line");
}

TEST(Detect, AFewSmallPuzzlesWithABadOneAreNoUnfinishedGrid) {
    for (const std::size_t order : {4U, 5U}) {
        const std::string good = "123" + std::string(order * order - 3, '.') + "\n";
        const std::string bad = "8" + good.substr(1);
        const std::string foreign = "?" + good.substr(1);
        const std::string shorter = good.substr(1);
        EXPECT_EQ(detected(good + bad), "line");
        EXPECT_EQ(detected(bad + good + good), "line");
        EXPECT_EQ(detected(good + foreign + bad), "line");
        EXPECT_EQ(detected(shorter + good + good), "line");
        EXPECT_EQ(detected(good + shorter + bad + good), "line");
        EXPECT_EQ(detected(good + bad + bad + bad), "grid");
    }
}

TEST(Detect, ThirtySixCellsAreARowOnlyIfTheyAreNumbers) {
    const std::string six = "123456" + std::string(30, '.');
    EXPECT_EQ(detected(repeated(six, 36)), "line");
    EXPECT_EQ(detected(six + "\n?" + six.substr(1) + "\n8" + six.substr(1) + "\n"), "line");
    EXPECT_EQ(detected(six.substr(1) + "\n" + six + "\n" + six + "\n"), "line");
    std::string row = "1 2 36";
    for (int i = 3; i < 36; ++i) row += " .";
    EXPECT_EQ(detected(repeated(row, 36)), "grid");
    EXPECT_EQ(detected(repeated(row, 5)), "grid");
}

TEST(Detect, OtherSmallBoards) {
    EXPECT_EQ(detected("12..\n..12\n2...\n...1\n"), "grid");
    EXPECT_EQ(detected(repeated("12345.", 6)), "grid");
    EXPECT_EQ(detected(".5...1..46..4...5.1....4.43...6.24.."), "line");
    EXPECT_EQ(detected(".1......3...4..1..5.3...4"), "line");
    EXPECT_EQ(detected(repeated("ABCDEFGHIJKLMNOPQRSTUVWXY", 25)), "grid");
    EXPECT_EQ(detected("1"), "line");
    EXPECT_EQ(detected("53..7...."), "grid");
}

TEST(Detect, DrawnGrids) {
    EXPECT_EQ(detected("+---+---+\n" + rows_of(kFamous, 9)), "grid");
    EXPECT_EQ(detected("8   1 | 5     | 2\n6     |     1 | 4\n  7   |     8 |     6\n"), "grid");
    EXPECT_EQ(detected(repeated("53. .7. ...", 9)), "grid");
    EXPECT_EQ(detected(repeated("123 456 789", 9)), "grid");
    EXPECT_EQ(detected(repeated("5 3 . | . 7 . | . . .", 9)), "grid");
}

TEST(Detect, WhatWeWrite) {
    for (const FormatInfo& info : all_formats()) {
        const Entry entry = read_one(kFamous, in_format(Format::line));
        const auto text = write_entry(entry, info.format);
        if (!text) continue;

        const auto back = read_entries(std::string(file_prologue(info.format)) + *text +
                                       std::string(file_epilogue(info.format)));

        ASSERT_TRUE(back) << info.name << "\n" << *text;
        ASSERT_EQ(back->size(), 1U) << info.name;
        EXPECT_EQ(givens_of(back->front().puzzle), kFamous) << info.name << "\n" << *text;
    }
}

TEST(Detect, WhatWeWriteOnOtherBoards) {
    for (const Board& board : some_boards(64)) {
        if (board.order() < 4) continue;
        const Entry entry{some_puzzle(board, 11)};
        for (const Format format : {Format::line, Format::grid, Format::ss, Format::pencilmarks}) {
            const auto text = write_entry(entry, format);
            if (!text) continue;

            const auto back = read_entries(*text);

            ASSERT_TRUE(back) << told(back.error()) << "\n" << *text;
            ASSERT_EQ(back->size(), 1U) << *text;
            EXPECT_EQ(back->front(), entry) << *text;
        }
    }
}

TEST(Detect, FilesOfTheirOwnKind) {
    EXPECT_EQ(detected("#ASomeone\n" + rows_of(kFamous, 9)), "sdk");
    EXPECT_EQ(detected("#Comment\n" + rows_of(kFamous, 9)), "grid");
    EXPECT_EQ(detected("[Puzzle]\n" + rows_of(kFamous, 9)), "sadman");
    EXPECT_EQ(detected(repeated("53.|.7.|...", 3) + "-----------\n" + repeated("53.|.7.|...", 3)),
              "ss");
    EXPECT_EQ(detected(repeated("1 u2 34 34", 4)), "sdx");
    EXPECT_EQ(detected("+---+\n" + repeated("| 1 23 34 34 |", 4)), "candidates");
}

TEST(Detect, MoreWordsInALineThanAnyAlphabetHas) {
    std::string words;
    for (int i = 0; i < 37; ++i) words += "1 ";
    EXPECT_EQ(detected(words), "nothing");
}

TEST(Detect, NothingInParticular) {
    EXPECT_EQ(detected(""), "nothing");
    EXPECT_EQ(detected("\n\n# comment\n"), "nothing");
    EXPECT_EQ(detected("hello world\nthis is prose\n"), "nothing");
    EXPECT_EQ(detected(std::string(kFamous.substr(1))), "nothing");
    EXPECT_EQ(detected(std::string("\x7F"
                                   "ELF\0\0\x01\xFF\xFE",
                                   9)),
              "nothing");
    EXPECT_EQ(detected(std::string("\xFF\xFE"
                                   "1\0",
                                   4)),
              "nothing");
}

TEST(Detect, HeadingsAndSentencesAreNoRows) {
    EXPECT_EQ(detected("Grid 01\n" + rows_of(kFamous, 9) + "Grid 02\n" + rows_of(kFamous, 9)),
              "grid");
    EXPECT_EQ(detected("Here is a puzzle:\n\n" + rows_of(kFamous, 9) + "\nGood luck!\n"), "grid");
    EXPECT_EQ(detected("Here is a puzzle:\n" + std::string(kFamous) + "\nGood luck!\n"), "line");
    EXPECT_EQ(detected("Here is a link:\nhttps://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA\n"),
              "fpuzzles");
    EXPECT_EQ(detected("See below:\n3x3:a1b\n"), "sgt");
}

TEST(Detect, NumberedLines) {
    for (const std::string number : {"1. ", "1: ", "1) ", "1,", "12\t"}) {
        EXPECT_EQ(detected(repeated(number + std::string(kFamous), 3)), "line") << number;
        EXPECT_EQ(detected(repeated(number + "123.4.21.41.21.3", 3)), "line") << number;
    }
}

TEST(Detect, TablesWithEmptyFields) {
    EXPECT_EQ(detected(repeated("5,3,,,7,,,,", 9)), "grid");
    EXPECT_EQ(detected(repeated("5;3;;;7;;;;", 9)), "grid");
    EXPECT_EQ(detected(repeated("5\t3\t\t\t7\t\t\t\t", 9)), "grid");
    EXPECT_EQ(detected(repeated("1,2,,4", 4)), "grid");
}

TEST(Detect, ArraysSavedGamesAndLinks) {
    EXPECT_EQ(detected("[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]"), "array");
    EXPECT_EQ(detected("puzzle = [[1 2 3 4]\n [3 4 1 2]\n [2 1 4 3]\n [4 3 2 1]]"), "array");
    EXPECT_EQ(detected("start = [| 0,1,_,_ | 0,0,0,0 | 0,0,0,0 | 0,0,0,0 |];"), "array");
    EXPECT_EQ(detected("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"), "sgt");
    EXPECT_EQ(detected("https://sudokupad.app/abc123"), "sudokupad");
}

}  // namespace
}  // namespace sudokit::formats
