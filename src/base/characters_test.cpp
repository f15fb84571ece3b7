#include "base/characters.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Characters, LinesEndInThreeWays) {
    std::string_view rest = "a\nb\r\nc\rd";
    EXPECT_EQ(take_line(rest), "a\n");
    EXPECT_EQ(take_line(rest), "b\r\n");
    EXPECT_EQ(take_line(rest), "c\r");
    EXPECT_EQ(take_line(rest), "d");
    EXPECT_TRUE(rest.empty());
    EXPECT_EQ(without_line_end("b\r\n"), "b");
}

TEST(Characters, PlacesCountCharactersAndLines) {
    const std::string_view text = "a\u00E9b\r\nc\n";

    EXPECT_EQ(place_at(text, 3).column, 3U);
    EXPECT_EQ(place_at(text, 3).line, 1U);
    EXPECT_EQ(place_at(text, 6).line, 2U);
    EXPECT_EQ(place_at(text, 6).column, 1U);
    EXPECT_EQ(place_at(text, 8).line, 3U);
    EXPECT_EQ(place_at(text, 8).column, 1U);
    EXPECT_EQ(place_at("", 0).line, 1U);
    EXPECT_EQ(place_at("ab", 2).column, 3U);
}

TEST(Characters, WhatCannotBePrintedIsShownAsBytes) {
    EXPECT_EQ(shown_character("a", 0), "a");
    EXPECT_EQ(shown_character("\u2502", 0), "\u2502");
    EXPECT_EQ(shown_character("\x1B", 0), "\\x1B");
    EXPECT_EQ(shown_character("\xE2\x94", 0), "\\xE2");
    EXPECT_EQ(shown_character("\u009B", 0), "\\u{9B}");
    EXPECT_EQ(shown_word("123456789012345678901"), "12345678901234567890...");
}

TEST(Characters, PlainWordsHoldNothingThatATerminalObeys) {
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    EXPECT_EQ(plain_words("a\tb\x1B[0m\x7F\n\u009B\u202Ec"), "a\tb [0m    c");
    EXPECT_EQ(plain_words("caf\u00E9, in Latin-1 caf\xE9"), "caf\u00E9, in Latin-1 caf\xE9");
    EXPECT_EQ(plain_words("\x9B"
                          "2J"),
              " 2J");
}

}  // namespace
}  // namespace sudokit
