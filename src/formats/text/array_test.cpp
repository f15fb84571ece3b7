#include "formats/text/array.hpp"

#include <gtest/gtest.h>

#include "base/test_rounds.hpp"
#include "formats/reading/test_reading.hpp"
#include "formats/text/array_tree.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

const Strings kFour = {"1..4......3..2.."};

// The text as it is found out to be, and as it is said to be.
Strings both(const std::string& text) {
    Strings all = read_all(text);
    EXPECT_EQ(detect_format(text), Format::array) << text;
    EXPECT_EQ(read_all(text, in_format(Format::array)), all) << text;
    return all;
}

Strings named(const std::string& text) { return read_all(text, in_format(Format::array)); }

TEST(Array, ReadsListsOfLists) {
    EXPECT_EQ(both("[[1, 0, 0, 4], [0, 0, 0, 0], [0, 0, 3, 0], [0, 2, 0, 0]]\n"), kFour);
    EXPECT_EQ(both("board = [\n    [1, 0, 0, 4],  # first\n    [0, 0, 0, 0],\n    [0, 0, 3, 0],\n"
                   "    [0, 2, 0, 0],\n]\n"),
              kFour);
    EXPECT_EQ(both("int grid[4][4] = {{1,0,0,4},{0,0,0,0},{0,0,3,0},{0,2,0,0}};"), kFour);
    EXPECT_EQ(both("((1, 0, 0, 4), (0, 0, 0, 0), (0, 0, 3, 0), (0, 2, 0, 0))"), kFour);
}

TEST(Array, ReadsWhatNumpyPrints) {
    EXPECT_EQ(both("[[1 0 0 4]\n [0 0 0 0]\n [0 0 3 0]\n [0 2 0 0]]\n"), kFour);
    EXPECT_EQ(both("[[1. 0. 0. 4.]\n [0. 0. 0. 0.]\n [0. 0. 3. 0.]\n [0. 2. 0. 0.]]\n"), kFour);
    EXPECT_EQ(both("array([[1, 0, 0, 4],\n       [0, 0, 0, 0],\n       [0, 0, 3, 0],\n"
                   "       [0, 2, 0, 0]], dtype=int8)\n"),
              kFour);
}

TEST(Array, ReadsFlatArrays) {
    EXPECT_EQ(both("[1,0,0,4,0,0,0,0,0,0,3,0,0,2,0,0]"), kFour);
    EXPECT_EQ(both("const cells = [1,0,0,4,\n0,0,0,0,\n0,0,3,0,\n0,2,0,0];\n"), kFour);
}

TEST(Array, ReadsWhateverStandsForNothing) {
    for (const std::string nothing : {"None", "null", "nil", "undefined", "nan", "''", "\"\"",
                                      "'.'", "\" \"", ".", "_", "-", "'0'", "0.0", "NA", "<>"}) {
        std::string text = "[[1, 0, 0, 4], [0, 0, 0, 0], [0, 0, 3, 0], [0, 2, 0, 0]]\n";
        for (std::size_t at = 0; (at = text.find('0', at)) != std::string::npos;
             at += nothing.size()) {
            text.replace(at, 1, nothing);
        }
        EXPECT_EQ(both(text), kFour) << nothing;
    }
    EXPECT_EQ(both("[[1,,,4],[,,,,],[,,3,,],[,2,,,]]"), kFour);
}

TEST(Array, ReadsSymbolsAndStrings) {
    EXPECT_EQ(both(R"([["1",".",".","4"],[".",".",".","."],[".",".","3","."],[".","2",".","."]])"),
              kFour);
    EXPECT_EQ(both(R"(["1..4", "....", "..3.", ".2.."])"), kFour);
    EXPECT_EQ(both(R"(["1..4......3..2..", "................"])"),
              (Strings{kFour[0], std::string(16, '.')}));
}

TEST(Array, ReadsSeveralPuzzles) {
    const std::string one = "[[1, 0, 0, 4], [0, 0, 0, 0], [0, 0, 3, 0], [0, 2, 0, 0]]";
    EXPECT_EQ(both("[" + one + ", " + one + "]"), (Strings{kFour[0], kFour[0]}));
    EXPECT_EQ(both("a = " + one + "\nb = " + one + "\n"), (Strings{kFour[0], kFour[0]}));
    EXPECT_EQ(both("[[1,0,0,4,0,0,0,0,0,0,3,0,0,2,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]]"),
              (Strings{kFour[0], std::string(16, '.')}));
}

// The solution of a 4x4 puzzle, as a string and as a flat array.
const std::string kString = "\"1234341221434321\"";
const std::string kFlat = "[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]";

// An array of `count` times `item`.
std::string array_of(std::size_t count, const std::string& item) {
    std::string text = "[" + item;
    for (std::size_t i = 1; i < count; ++i) text += ",\n " + item;
    return text + "]\n";
}

TEST(Array, AsManyPuzzlesAsTheyHaveCellsAreNoRows) {
    const Strings sixteen(16, "1234341221434321");
    EXPECT_EQ(both(array_of(16, kString)), sixteen);
    EXPECT_EQ(both(array_of(16, kFlat)), sixteen);
    const Strings many(81, std::string(kFamous));
    EXPECT_EQ(both(array_of(81, "\"" + std::string(kFamous) + "\"")), many);
    std::string flat;
    for (const char c : kFamous) flat += (flat.empty() ? "[" : ",") + std::string(1, c);
    EXPECT_EQ(both(array_of(81, flat + "]")), many);
}

TEST(Array, OneBadPuzzleDoesNotMakeTheOthersRows) {
    const auto with_one = [](const std::string& good, const std::string& bad) {
        return "[" + bad + ",\n" + array_of(15, good).substr(1);
    };
    Strings expected(16, "1234341221434321");
    expected[0] = "1:3: expected a number 1 to 4, or 0 or . for an empty cell, found '9'";
    EXPECT_EQ(both(with_one(kString, "\"9234341221434321\"")), expected);
    EXPECT_EQ(both(with_one(kFlat, "[9,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]")), expected);
    expected[0] = "1:2: expected 16 cells (4x4), found 15";
    EXPECT_EQ(both(with_one(kFlat, "[2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]")), expected);
    // Fifteen strings, and one of them of fifteen characters.
    EXPECT_EQ(both("[\"234341221434321\",\n" + array_of(14, kString).substr(1)).size(), 15U);
}

TEST(Array, RowsWithFewGivensAreRows) {
    const std::string row = "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
    EXPECT_EQ(both(array_of(16, row)), Strings{std::string(256, '.')});
    const std::string given = "[0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0]";
    EXPECT_EQ(both("[" + given + "," + array_of(15, row).substr(1)).size(), 1U);
    ReadOptions options;
    options.board = Board::standard(16);
    EXPECT_EQ(read_all(array_of(16, kFlat), options).size(), 1U);
    options.board = Board::standard(4);
    EXPECT_EQ(read_all(array_of(16, "[0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,0]"), options).size(), 16U);
}

TEST(Array, ARowOfStringsThatIsTooShortIsNamed) {
    EXPECT_EQ(
        both(R"(["1..4", "....", "..3", ".2.."])"),
        Strings{"1:23: expected 4 cells in this row of the array, as there are rows, found 3"});
}

TEST(Array, ListsLongerThanWhatIsLookedAtAreFoundOut) {
    const std::string famous = "\"" + std::string(kFamous) + "\"";
    for (const std::string before : {"", "puzzles = ", "# all of them\n"}) {
        EXPECT_EQ(read_all(before + array_of(1000, famous), {}, 65536),
                  Strings(1000, std::string(kFamous)));
    }
    EXPECT_EQ(read_all(array_of(5000, kFlat), {}, 65536), Strings(5000, "1234341221434321"));
}

TEST(Array, ABracketThatIsNeverClosedMakesNoArray) {
    const std::string lines = "1234341221434321\n4321214334121234\n";
    EXPECT_FALSE(looks_like_array("(from here on\n" + lines));
    EXPECT_FALSE(looks_like_array("[\n" + lines));
    EXPECT_FALSE(looks_like_array(lines + "(\"\n"));
    EXPECT_TRUE(looks_like_array("[\"1234341221434321\",\n"));
}

TEST(Array, ReadsMiniZinc) {
    EXPECT_EQ(both("S = 2; % the size\nstart = [| 1,0,0,4 | 0,0,0,0 | 0,0,3,0 | 0,2,0,0 |];\n"),
              kFour);
    EXPECT_EQ(both("start=[|\n1, _, _, 4|\n_, _, _, _|\n_, _, 3, _|\n_, 2, _, _|];\n"), kFour);
    EXPECT_EQ(both("/* problem 7 */\nn = 2;\nx = array2d(1..4, 1..4,\n[ 1,_,_,4,\n_,_,_,_,\n"
                   "_,_,3,_,\n_,2,_,_ ]);\n"),
              kFour);
}

TEST(Array, ReadsMiniZincModelsOfOurs) {
    const std::string model =
        "% a 4x4 puzzle\ninclude \"alldifferent.mzn\";\n\nint: n = 4;\n"
        "array[1..n, 1..n] of 0..n: given = [|\n  1, 0, 0, 4 |\n  0, 0, 0, 0 |\n  0, 0, 3, 0 |\n"
        "  0, 2, 0, 0 |];\n\narray[1..n, 1..n] of var 1..n: x;\n"
        "constraint forall(i in 1..n)(alldifferent([x[i, j] | j in 1..n]));\n"
        "constraint alldifferent([x[1,1], x[1,2], x[2,1], x[2,2]]);\n";
    EXPECT_EQ(both(model + "solve satisfy;\n"), kFour);
    EXPECT_EQ(both(model + "constraint x[1,2] in {2, 3};\n"),
              Strings{"14:19: this model rules candidates out of cells ('in {'), which is not read "
                      "from arrays"});
}

TEST(Array, LargerBoardsHaveNumbers) {
    std::string text;
    for (int row = 0; row < 16; ++row) {
        text += row == 0 ? "[[" : ", [";
        for (int i = 0; i < 16; ++i) text += (i == 0 ? "" : ",") + std::to_string((i + row) % 17);
        text += "]";
    }
    EXPECT_EQ(both(text + "]").front().substr(0, 16), ".123456789ABCDEF");
}

TEST(Array, FaultsHaveAPlaceAndSayWhatWasExpected) {
    EXPECT_EQ(
        both("[[1, 0, 0, 4],\n [0, 0, 0],\n [0, 0, 3, 0],\n [0, 2, 0, 0]]"),
        Strings{"2:11: expected 4 cells in this row of the array, as there are rows, found 3"});
    EXPECT_EQ(
        both("[[1, 0, 0, 4],\n [0, 0, 0, 0, 0],\n [0, 0, 3, 0],\n [0, 2, 0, 0]]"),
        Strings{"2:15: expected 4 cells in this row of the array, as there are rows, found 5"});
    EXPECT_EQ(both("[[1, 0, 0, 4],\n [0, 9, 0, 0],\n [0, 0, 3, 0],\n [0, 2, 0, 0]]"),
              Strings{"2:6: expected a number 1 to 4, or 0 or . for an empty cell, found '9'"});
    EXPECT_EQ(both("[[1, 0, 0, 4],\n [0, oops, 0, 0],\n [0, 0, 3, 0],\n [0, 2, 0, 0]]"),
              Strings{"2:6: expected a number 1 to 4, or 0 or . for an empty cell, found 'oops'"});
    EXPECT_EQ(named("[[1, 0, 0, 4],\n [0, 0, 0, 0],\n"),
              Strings{"1:1: expected ']' to close the array that begins here"});
    EXPECT_EQ(named("hello"),
              Strings{"1:1: expected an array of cells, like [[5, 3, 0, ...], ...]"});
    EXPECT_EQ(named("[1,0,0,4,0,0,0,0,0,0,3,0,0,2,0,0,0]"),
              Strings{"1:1: expected 16 cells (4x4), found 17"});
    EXPECT_EQ(named(""), Strings{});
}

TEST(Array, ReadingGoesOnAfterABadPuzzle) {
    const std::string good = "[[1, 0, 0, 4], [0, 0, 0, 0], [0, 0, 3, 0], [0, 2, 0, 0]]";
    EXPECT_EQ(
        both("[" + good + ",\n[[1, 0], [0]],\n" + good + "]"),
        (Strings{kFour[0],
                 "2:13: expected 2 cells in this row of the array, as there are rows, found 1",
                 kFour[0]}));
}

TEST(Array, HostileBracketsTakeNoMoreThanLinearTime) {
    for (const std::string piece : {"[", "(", "[1 ", "(1)", "[[1]", "[)", "{", "[|", "'["}) {
        std::string text;
        while (text.size() < tests::test_rounds(std::size_t{1} << 19U)) text += piece;
        EXPECT_FALSE(named(text).empty()) << piece;
        static_cast<void>(looks_like_array(text));
    }
}

TEST(Array, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(64)) {
        if (board.order() < 2) continue;
        const Entry entry{some_puzzle(board, 5)};

        const auto text = write_array(entry, {});

        ASSERT_TRUE(text);
        EXPECT_EQ(read_one(*text, in_format(Format::array)), entry) << *text;
        EXPECT_EQ(read_all(*text + *text).size(), 2U) << *text;
    }
    EXPECT_EQ(*write_array(read_one(kFour[0], {}), {}),
              "[[1, 0, 0, 4],\n [0, 0, 0, 0],\n [0, 0, 3, 0],\n [0, 2, 0, 0]]\n");
}

TEST(Array, OtherFormatsAreNotTakenForArrays) {
    EXPECT_FALSE(looks_like_array("[Puzzle]\n1..4\n"));
    EXPECT_FALSE(looks_like_array("1..4......3..2.. (hard)\n1..4......3..2.. (1, 2, 3, 4)\n"));
    EXPECT_FALSE(looks_like_array(R"([{"sudokit":1}])"));
    EXPECT_FALSE(looks_like_array("hello (world)"));
    EXPECT_FALSE(looks_like_array(""));
}

}  // namespace
}  // namespace sudokit::formats
