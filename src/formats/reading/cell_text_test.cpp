#include "formats/reading/cell_text.hpp"

#include <gtest/gtest.h>

namespace sudokit::formats {
namespace {

using Cells = std::vector<std::uint8_t>;

TEST(CellText, TheLengthTellsTheOrder) {
    const auto text = read_cell_text("12.3_4x.*-0.4321", std::nullopt);

    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->order, 4U);
    EXPECT_EQ(text->digits, (Cells{1, 2, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0, 4, 3, 2, 1}));
}

TEST(CellText, WordsAreNumbers) {
    const auto text = read_cell_text("1 2, . 0", std::nullopt);

    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(text->symbols, Symbols::numbers);
    EXPECT_EQ(text->digits, (Cells{1, 2, 0, 0}));
}

TEST(CellText, TheAlphabetOfTheAmbiguousOrdersIsFoundOut) {
    const std::string plain = "G123456789ABCDEF";
    const std::string hex = "0123456789ABCDEF";

    EXPECT_EQ(read_cell_text(plain + std::string(240, '.'), std::nullopt)->symbols,
              Symbols::digits);
    EXPECT_EQ(read_cell_text(hex + std::string(240, '.'), std::nullopt)->symbols, Symbols::hex);
    EXPECT_EQ(read_cell_text("123" + std::string(253, '0'), std::nullopt)->symbols,
              Symbols::digits);
    EXPECT_EQ(read_cell_text("ABX" + std::string(622, '.'), std::nullopt)->digits[2], 24);
    EXPECT_EQ(read_cell_text("AB1" + std::string(622, '.'), std::nullopt)->digits[0], 10);
    EXPECT_EQ(read_cell_text(hex + std::string(240, '.'), Symbols::digits)->digits[0], 0);
}

TEST(CellText, FaultsPointAtTheCell) {
    const auto fault = [](const auto& result) {
        return result ? "" : result.error().message.in(Language::en);
    };
    const auto letter = read_cell_text("123A", std::nullopt);
    EXPECT_EQ(fault(letter), "expected a digit 1 to 2 or . for an empty cell, found '3'");
    EXPECT_EQ(letter.error().offset, 2U);

    const auto byte = read_digits("12\xFF\x01", 4, 2, Symbols::digits, Blanks::refused);
    EXPECT_EQ(fault(byte), "expected a digit from 1 to 2, found '\\xFF'");
    EXPECT_EQ(byte.error().offset, 2U);

    const auto blank = read_digits("12.1", 4, 2, Symbols::digits, Blanks::refused);
    EXPECT_EQ(fault(blank), "expected a digit from 1 to 2, found '.'");

    const auto count = read_digits("121", 4, 2, Symbols::digits, Blanks::allowed);
    EXPECT_EQ(fault(count), "expected 4 cells, found 3");
    EXPECT_EQ(count.error().offset, 3U);

    const auto many = read_digits("12121", 4, 2, Symbols::digits, Blanks::allowed);
    EXPECT_EQ(fault(many), "expected 4 cells, found 5");
    EXPECT_EQ(many.error().offset, 4U);

    const auto number = read_digits("1 2 33 1", 4, 2, Symbols::numbers, Blanks::allowed);
    EXPECT_EQ(fault(number), "expected a number 1 to 2, or 0 or . for an empty cell, found '33'");
    EXPECT_EQ(number.error().offset, 4U);

    const auto zero = read_digits("1 2 0 1", 4, 2, Symbols::numbers, Blanks::refused);
    EXPECT_EQ(fault(zero), "expected a digit from 1 to 2, found '0'");

    EXPECT_EQ(fault(read_digits("1 2 1", 4, 2, Symbols::numbers, Blanks::allowed)),
              "expected 4 cells, found 3");
    EXPECT_EQ(fault(read_cell_text("12", std::nullopt)),
              "expected the cells of a board (n x n of them, n from 1 to 64), found 2");
    EXPECT_FALSE(read_cell_text("", std::nullopt).has_value());
    EXPECT_FALSE(read_cell_text(std::string(65 * 65, '.'), std::nullopt).has_value());
}

}  // namespace
}  // namespace sudokit::formats
