#include "formats/reading/prose.hpp"

#include <string>

#include <gtest/gtest.h>

namespace sudokit::formats {
namespace {

TEST(Prose, HeadingsAndSentencesAreProse) {
    for (const char* line :
         {"Grid 01", "Sudoku", "No. 5", "Level: easy", "(easy)", "Facile :", "Here is a puzzle:",
          "2 solutions found", "One solution", "Une seule solution :", "9x9, jigsaw",
          "This is a rather long sentence that explains how the puzzle came to be", "a bad cab",
          "10. Full House: In box 3, r4c3 must be 2.",
          "3. Hidden single: in box 5, only r5c5 can be 5 (r4c4=1, r6c6=2)"}) {
        EXPECT_TRUE(is_prose(line)) << line;
    }
}

TEST(Prose, RowsAndPuzzlesAreNot) {
    for (const std::string line :
         {"53..7....", "5 3 . | . 7 . | . . .", "| a b c |", "xxx", "1234341221434321 easy",
          "12.. easy", "ABCD EFGH IJKL MNO.", "face beef cafe dead", "0123456789ABCDE.",
          "A 3 . F . . 1 2 . . . . . . . .", "ABCDEFGHIJKLMNOPQRSTUVWXY", "", "---------",
          "10 11, 12 | 1 2 3 | . 0 4 | 5 6 7", "53..?....",
          "12 ABC 3DEG 45 1BCD 3 5 AG ABCDEFG 12345 1279 68A", "5,3,,,7,,,,"}) {
        EXPECT_FALSE(is_prose(line)) << line;
    }
    EXPECT_FALSE(is_prose(std::string(625, 'G') + " with a comment"));
}

TEST(Prose, ALineWithAPuzzleIsNoSentence) {
    for (const char* line :
         {"easy 1..4......3..2..", "easy,1..4......3..2..", "my puzzle: ................ (empty)",
          "easy 53..7....6..195....98....6.8..?6...34..8.3..17...2...6.6....28....419..5"}) {
        EXPECT_FALSE(is_sentence(line)) << line;
    }
    EXPECT_FALSE(is_sentence("hard one: " + std::string(128, 'A') + std::string(128, 'P')));
}

TEST(Prose, LongWordsOfOtherKindsDoNotMakeAPuzzle) {
    for (const char* line : {"Here comes the second puzzle, good luck with it --------------------",
                             "Yesterday, in the evening: 2024-05-01T12:34:56",
                             "More at https://www.example.org/forum/viewtopic.php?t=1234 in French",
                             "Hello Donaudampfschifffahrtsgesellschaft"}) {
        EXPECT_TRUE(is_sentence(line)) << line;
    }
}

TEST(Prose, ASentenceHasTwoWords) {
    EXPECT_TRUE(is_sentence("hello world"));
    EXPECT_FALSE(is_sentence("hello"));
    EXPECT_FALSE(is_sentence("several"));
    EXPECT_FALSE(is_sentence(R"({"title": "A fine puzzle"})"));
    EXPECT_FALSE(is_sentence("http://x.org/abc my puzzle"));
}

TEST(Prose, NumbersBeforeCellsAreFoundByWhatFollows) {
    const std::string cells = "1234341221434321";
    for (const std::string number :
         {"1. ", "12: ", "3) ", "(3) ", "[3] ", "1,", "1;", "7 ", "7\t", "  123456789. "}) {
        EXPECT_EQ(number_before_cells(number + cells), number.size()) << number;
    }
    for (const std::string line :
         {"53..7....6..195....98....6", "1. 23", "1.", "1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1", "",
          "1234567890. 1234341221434321", "1.1234341221434321", "x. 1234341221434321",
          "1. abcdefghijklmnopqrst", "3:1a2b3c4d5e6f7g8h9i"}) {
        EXPECT_EQ(number_before_cells(line), 0U) << line;
    }
}

}  // namespace
}  // namespace sudokit::formats
