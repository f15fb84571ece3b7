#include "sudokit/cell_name.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

constexpr MessageText kAt{"at {0}", "en {0}"};

TEST(CellName, IsThatOfTheLanguage) {
    const Board board = Board::standard(9);
    const Cell cell = board.cell(0, 3);

    EXPECT_EQ(cell_name(board, cell), "r1c4");
    EXPECT_EQ(cell_name(board, cell, Language::en), "r1c4");
    EXPECT_EQ(cell_name(board, cell, Language::fr), "L1C4");
    EXPECT_EQ(message(kAt, cell_words(board, cell)).in(Language::en), "at r1c4");
    EXPECT_EQ(message(kAt, cell_words(board, cell)).in(Language::fr), "en L1C4");
}

TEST(CellName, IsFoundInAnyLanguageAndCase) {
    for (const std::string_view name : {"r2c10", "R2C10", "L2C10", "l2c10"}) {
        EXPECT_EQ(find_cell(16, name), Cell{16 + 9}) << name;
    }
}

TEST(CellName, WhatIsNoNameOrOffTheGridIsNotFound) {
    for (const std::string_view name :
         {"", "r", "r1", "r1c", "r0c1", "r1c0", "r10c1", "r1c10", "c1r1", "r1c1 ", "x1c1", "1c1",
          "r+1c1", "r1c-1", "r99999999999c1", "\xCCr1c1"}) {
        EXPECT_EQ(find_cell(9, name), std::nullopt) << name;
    }
}

TEST(CellName, EveryCellIsFoundByItsNames) {
    const Board board = Board::standard(16);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        for (const Language language : {Language::en, Language::fr}) {
            EXPECT_EQ(find_cell(board.order(), cell_name(board, cell, language)), cell);
        }
    }
}

}  // namespace
}  // namespace sudokit
