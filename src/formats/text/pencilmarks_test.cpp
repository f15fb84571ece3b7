#include "formats/text/pencilmarks.hpp"

#include <gtest/gtest.h>

#include "formats/reading/test_reading.hpp"

namespace sudokit::formats {
namespace {

using Strings = std::vector<std::string>;

const std::string kFour = "1....2.....41.341234.2..1234123412341234123412341234123412341234";

TEST(Pencilmarks, OneCandidateIsAGivenAndSetsArePencilmarks) {
    const Entry entry = read_one(kFour + " four", in_format(Format::pencilmarks));

    ASSERT_EQ(entry.puzzle.board().order(), 4U);
    EXPECT_EQ(givens_of(entry.puzzle), "124..2..........");
    EXPECT_EQ(entry.puzzle.pencilmarks(3), DigitSet(0b1101));
    EXPECT_EQ(entry.puzzle.pencilmarks(4), DigitSet::full(4));
    EXPECT_EQ(entry.info.comment, "four");
}

TEST(Pencilmarks, ACellMayHaveNoCandidateLeft) {
    std::string text = kFour;
    text.replace(0, 4, "0000");

    const Entry entry = read_one(text, in_format(Format::pencilmarks));

    EXPECT_TRUE(entry.puzzle.pencilmarks(0).empty());
    EXPECT_EQ(entry.puzzle.given(0), 0U);
}

TEST(Pencilmarks, ADigitAtAnotherPlaceIsAFault) {
    std::string text = kFour;
    text[17] = '3';

    EXPECT_EQ(read_all(text, in_format(Format::pencilmarks)),
              Strings{"1:18: expected 2 or . at this place of the cell, found '3'"});
}

TEST(Pencilmarks, AWrongNumberOfCharactersIsAFault) {
    EXPECT_EQ(read_all(kFour.substr(1), in_format(Format::pencilmarks)),
              Strings{"1:64: expected 64 characters for the pencilmarks of a 4x4 board, found 63"});
    EXPECT_EQ(
        read_all(std::string(728, '.'), in_format(Format::pencilmarks)),
        Strings{"1:729: expected 729 characters for the pencilmarks of a 9x9 board, found 728"});
    ReadOptions options = in_format(Format::pencilmarks);
    options.board = Board::standard(9);
    EXPECT_EQ(
        read_all(kFour, options),
        Strings{"1:65: expected 729 characters for the pencilmarks of a 9x9 board, found 64"});
}

TEST(Pencilmarks, WhatIsWrittenIsReadBack) {
    for (const Board& board : some_boards(35)) {
        if (board.order() == 1) continue;  // one candidate is a given there
        Entry entry{some_puzzle(board, 2)};
        for (Cell cell = 0; cell < board.cell_count(); cell += 3) {
            if (entry.puzzle.given(cell) != 0) continue;
            const DigitSet marks(cell * 0x9E3779B97F4A7C15U);
            if ((marks & board.digits()).size() != 1) entry.puzzle.set_pencilmarks(cell, marks);
        }
        entry.info.comment = "kept";

        const auto line = write_pencilmarks(entry, {});

        ASSERT_TRUE(line);
        EXPECT_EQ(read_one(*line, in_format(Format::pencilmarks)), entry) << board.order();
    }
}

TEST(Pencilmarks, NeedOneCharacterEach) {
    EXPECT_FALSE(write_pencilmarks(Entry{Puzzle(Board::standard(36))}, {}));
}

TEST(Pencilmarks, AreRecognisedByThePlacesOfTheirDigits) {
    EXPECT_TRUE(looks_like_pencilmarks(kFour + "\n"));
    EXPECT_FALSE(looks_like_pencilmarks(std::string(64, '.')));
    EXPECT_FALSE(looks_like_pencilmarks(kFour.substr(1) + "."));
    EXPECT_FALSE(looks_like_pencilmarks("1......."));
    EXPECT_FALSE(looks_like_pencilmarks(""));
}

}  // namespace
}  // namespace sudokit::formats
