#include "sudokit/wording.hpp"

#include <set>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

Wording with(CellNames names, Language language = Language::en) {
    return {.language = language, .cells = names};
}

TEST(CellNamesTest, CellsAreWrittenAsReadersWantThem) {
    const Board board = Board::standard(9);
    const Cell last = 80;

    EXPECT_EQ(cell_name(board, last, with(CellNames::own)), "r9c9");
    EXPECT_EQ(cell_name(board, last, with(CellNames::own, Language::fr)), "L9C9");
    EXPECT_EQ(cell_name(board, last, with(CellNames::rc, Language::fr)), "r9c9");
    EXPECT_EQ(cell_name(board, last, with(CellNames::a1, Language::fr)), "I9");
    EXPECT_EQ(cell_name(board, last, with(CellNames::k9)), "K9");
}

TEST(CellNamesTest, NoTwoCellsShareAName) {
    for (const std::uint32_t order : {4U, 9U, 16U, 25U, 36U}) {
        const Board board = Board::standard(order);
        for (const CellNames names : {CellNames::rc, CellNames::a1, CellNames::k9}) {
            std::set<std::string> seen;
            for (Cell cell = 0; cell < board.cell_count(); ++cell) {
                EXPECT_TRUE(seen.insert(cell_name(board, cell, with(names))).second);
            }
        }
    }
}

TEST(CellNamesTest, RowsPastTheAlphabetHaveTwoLetters) {
    EXPECT_EQ(row_number(25, CellNames::a1), "Z");
    EXPECT_EQ(row_number(26, CellNames::a1), "AA");
    EXPECT_EQ(row_number(24, CellNames::k9), "AA");
    EXPECT_EQ(row_number(2, CellNames::rc), "3");
}

TEST(CellsInShort, CrossingsOfRowsAndColumnsStandTogether) {
    const Board board = Board::standard(9);
    const Wording english;

    EXPECT_EQ(cells_in_short(board, {30}, english), "r4c4");
    EXPECT_EQ(cells_in_short(board, {30, 39, 48}, english), "r456c4");
    EXPECT_EQ(cells_in_short(board, {0, 3, 9, 12}, english), "r12c14");
    EXPECT_EQ(cells_in_short(board, {0, 3, 9}, english), "r1c14,r2c1");
    EXPECT_EQ(cells_in_short(board, {0, 10}, english, "|"), "r1c1|r2c2");
    EXPECT_EQ(cells_in_short(board, {30, 39, 48}, with(CellNames::a1)), "DEF4");
    EXPECT_EQ(cells_in_short(board, {30, 39}, with(CellNames::own, Language::fr)), "L45C4");
}

TEST(CellsInShort, NumbersOfTwoFiguresAreNotRunTogether) {
    EXPECT_EQ(cells_in_short(Board::standard(16), {0, 1}, Wording()), "r1c1,r1c2");
}

TEST(WordsOfOptions, AreThoseOfTheCommandLine) {
    EXPECT_EQ(find_words_length("short"), WordsLength::brief);
    EXPECT_EQ(find_words_length("brief"), std::nullopt);
    EXPECT_EQ(find_cell_names("k9"), CellNames::k9);
    EXPECT_EQ(find_cell_names("own"), std::nullopt);
}

}  // namespace
}  // namespace sudokit
