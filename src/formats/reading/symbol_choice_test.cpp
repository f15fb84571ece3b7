#include "formats/reading/symbol_choice.hpp"

#include <string>

#include <gtest/gtest.h>

namespace sudokit::formats {
namespace {

Symbols chosen(Digit order, std::string cells) {
    cells.resize(std::size_t{order} * order, cells.empty() ? '.' : cells.back());
    return *choose_symbols(order, cells, std::nullopt);
}

TEST(SymbolChoice, UpToNineItIsAlwaysDigits) {
    EXPECT_EQ(chosen(9, "ABCDEFGHI."), Symbols::digits);
    EXPECT_EQ(chosen(4, "1234."), Symbols::digits);
}

TEST(SymbolChoice, OnSixteenAZeroBesideAnotherBlankIsHex) {
    EXPECT_EQ(chosen(16, "0123456789ABCDEF."), Symbols::hex);
    EXPECT_EQ(chosen(16, "0F."), Symbols::hex);
}

TEST(SymbolChoice, OnSixteenAGIsDigits) {
    EXPECT_EQ(chosen(16, "0123456789ABCDEFG."), Symbols::digits);
    EXPECT_EQ(chosen(16, "G0"), Symbols::digits);
}

TEST(SymbolChoice, OnSixteenZerosAloneAreBlanks) { EXPECT_EQ(chosen(16, "12F0"), Symbols::digits); }

TEST(SymbolChoice, OnSixteenACompleteGridWithSixteenZerosIsHex) {
    std::string cells(256, '1');
    for (std::size_t i = 0; i < 16; ++i) cells[i] = '0';
    EXPECT_EQ(chosen(16, cells), Symbols::hex);

    cells[20] = '0';
    EXPECT_EQ(chosen(16, cells), Symbols::digits);
}

TEST(SymbolChoice, LettersAreToldByThoseThatDigitsDoNotReach) {
    EXPECT_EQ(chosen(16, "ABP."), Symbols::letters);
    EXPECT_EQ(chosen(16, "abp."), Symbols::letters);
    EXPECT_EQ(chosen(16, "AB."), Symbols::digits);
    EXPECT_EQ(chosen(16, "1ABP."), Symbols::digits);
    EXPECT_EQ(chosen(16, "AQ."), Symbols::digits);
    EXPECT_EQ(chosen(16, "AX."), Symbols::digits);
}

TEST(SymbolChoice, TwentyFiveIsWrittenInLettersUnlessADigitOccurs) {
    EXPECT_EQ(chosen(25, "AXY."), Symbols::letters);
    EXPECT_EQ(chosen(25, "."), Symbols::letters);
    EXPECT_EQ(chosen(25, "A1P."), Symbols::digits);
}

TEST(SymbolChoice, LargerOrdersUseDigitsThenNothing) {
    EXPECT_EQ(chosen(35, "1Z."), Symbols::digits);
    EXPECT_FALSE(choose_symbols(36, ".", std::nullopt));
}

TEST(SymbolChoice, WhatIsWantedIsTaken) {
    EXPECT_EQ(*choose_symbols(16, "G", Symbols::hex), Symbols::hex);
    EXPECT_EQ(*choose_symbols(16, "0.", Symbols::numbers), Symbols::hex);
    EXPECT_FALSE(choose_symbols(9, "1", Symbols::hex));
    EXPECT_FALSE(choose_symbols(27, "1", Symbols::letters));
}

TEST(CellAlphabet, XIsABlankUntilItIsADigit) {
    EXPECT_EQ(CellAlphabet(Symbols::letters, 23)['X'], 0);
    EXPECT_EQ(CellAlphabet(Symbols::letters, 24)['x'], 24);
    EXPECT_EQ(CellAlphabet(Symbols::digits, 33)['X'], 33);
    EXPECT_EQ(CellAlphabet(Symbols::digits, 32)['x'], 0);
}

TEST(CellAlphabet, HexBeginsWithZero) {
    const CellAlphabet hex(Symbols::hex, 16);

    EXPECT_EQ(hex['0'], 1);
    EXPECT_EQ(hex['f'], 16);
    EXPECT_EQ(hex['.'], 0);
    EXPECT_EQ(hex['G'], CellAlphabet::kNone);
    EXPECT_EQ(hex['\xFF'], CellAlphabet::kNone);
}

TEST(BadCell, SaysWhatEachAlphabetHas) {
    const auto words = [](Symbols symbols, Digit order) {
        return bad_cell(symbols, order, "?", 0).message.in(Language::en);
    };
    EXPECT_EQ(words(Symbols::digits, 16),
              "expected 1 to 9, A to G or . for an empty cell, found '?'");
    EXPECT_EQ(words(Symbols::hex, 16), "expected 0 to 9, A to F or . for an empty cell, found '?'");
    EXPECT_EQ(words(Symbols::letters, 25),
              "expected a letter A to Y or . for an empty cell, found '?'");
}

}  // namespace
}  // namespace sudokit::formats
