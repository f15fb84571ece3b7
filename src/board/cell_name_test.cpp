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

TEST(CellName, TheFaultSaysWhatWasExpected) {
    EXPECT_EQ(read_cell(9, "L2c3").value(), Cell{11});

    const auto off = read_cell(4, "r1c5");
    ASSERT_FALSE(off.has_value());
    EXPECT_EQ(off.error().code, ErrorCode::syntax);
    EXPECT_EQ(off.error().message.in(Language::en),
              "'r1c5' is not a cell of this board; expected r1c1 to r4c4");
}

TEST(CellName, IsTakenOffTheFrontOfAText) {
    std::string_view text = "r12c3=4";
    const auto named = take_cell_name(text);

    ASSERT_TRUE(named);
    EXPECT_EQ(named->row, 12U);
    EXPECT_EQ(named->column, 3U);
    EXPECT_EQ(text, "=4");
    EXPECT_EQ(named->on(9), std::nullopt);
    EXPECT_EQ(named->on(12), Cell{11 * 12 + 2});
}

TEST(CellName, ATextWithoutANameInFrontStaysAsItIs) {
    for (const std::string_view whole : {"", "r1", "r1x2", "rc1", "xr1c1", "r1c"}) {
        std::string_view text = whole;
        EXPECT_FALSE(take_cell_name(text)) << whole;
        EXPECT_EQ(text, whole);
    }
}

TEST(CellName, CandidatesAreNamedByCellAndDigit) {
    const Board nine = Board::standard(9);
    const Board sixteen = Board::standard(16);

    EXPECT_EQ(find_candidate(nine, "L1C8=7", Symbols::digits), (Candidate{7, 7}));
    EXPECT_EQ(find_candidate(sixteen, "r1c1=g", Symbols::digits), (Candidate{0, 16}));
    EXPECT_EQ(find_candidate(sixteen, "r1c1=0", Symbols::hex), (Candidate{0, 1}));
    EXPECT_EQ(find_candidate(sixteen, "r1c1=16", Symbols::numbers), (Candidate{0, 16}));
    for (const std::string_view name :
         {"r1c8", "r1c8=", "r1c8=0", "r1c8=A", "r1c8=77", "r1c10=1", "r1c8 =7", "=7", ""}) {
        EXPECT_EQ(find_candidate(nine, name, Symbols::digits), std::nullopt) << name;
    }
    EXPECT_EQ(find_candidate(sixteen, "r1c1=17", Symbols::numbers), std::nullopt);
    EXPECT_EQ(find_candidate(sixteen, "r1c1=99999999999", Symbols::numbers), std::nullopt);
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
