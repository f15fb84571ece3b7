#include "sudokit/shown_text.hpp"

#include <gtest/gtest.h>

#include "base/utf8.hpp"

namespace sudokit {
namespace {

using namespace std::string_view_literals;

std::string utf8(char32_t value) {
    std::string text;
    append_utf8(text, value);
    return text;
}

TEST(ShownText, PlainTextStaysAsItIs) {
    for (const std::string_view text :
         {""sv, "r1c1 = 5"sv, "caf\u00E9 \u20AC \U0001F600"sv, "back\\slash"sv}) {
        EXPECT_EQ(shown_text(text), text);
    }
}

TEST(ShownText, ControlBytesAreWrittenAsNumbers) {
    EXPECT_EQ(shown_text("\x1B[31mred\x07\x7F"), "\\x1B[31mred\\x07\\x7F");
    EXPECT_EQ(shown_text("a\nb\rc\td\0e"sv), "a\\x0Ab\\x0Dc\\x09d\\x00e");
}

TEST(ShownText, CharactersThatTurnOrHideTextAreWrittenAsNumbers) {
    EXPECT_EQ(shown_text("a\u009B2Jb"), "a\\u{9B}2Jb");
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    EXPECT_EQ(shown_text("\u202Egpj.exe"), "\\u{202E}gpj.exe");
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    EXPECT_EQ(shown_text("\u2028\u2066\u200F\u061C\uFEFF"),
              "\\u{2028}\\u{2066}\\u{200F}\\u{61C}\\u{FEFF}");
    EXPECT_EQ(shown_text("\uFFFE\U0010FFFF\uFDD0"), "\\u{FFFE}\\u{10FFFF}\\u{FDD0}");
}

TEST(ShownText, BytesThatAreNotUtf8AreWrittenAsNumbers) {
    EXPECT_EQ(shown_text("\xC3"), "\\xC3");
    EXPECT_EQ(shown_text("\x9B[0m"), "\\x9B[0m");
    EXPECT_EQ(shown_text("\xED\xA0\x80"), "\\xED\\xA0\\x80");
}

TEST(ShownText, LongTextEndsInDots) {
    EXPECT_EQ(shown_text("abcdef", 6), "abcdef");
    EXPECT_EQ(shown_text("abcdefg", 6), "abcdef...");
    EXPECT_EQ(shown_text("\u00E9\u00E9\u00E9", 2), "\u00E9\u00E9...");
    EXPECT_EQ(shown_text(std::string(5000, 'x')).size(), kMostShown + 3);
}

// A message may be the argument of another one.
TEST(ShownText, ShownTwiceIsAsShownOnce) {
    const std::string odd = "\x1B" + utf8(0x202E) + std::string(1, '\x80');
    for (const std::size_t most : {0U, 1U, 5U, 17U, 18U, 100U}) {
        const std::string once = shown_text(odd + "words", most);

        EXPECT_EQ(shown_text(once, most), once);
    }
}

TEST(ShownText, NothingItWritesIsAControlCharacter) {
    for (char32_t value = 0; value <= 0x10FFFF; ++value) {
        if (value >= 0xD800 && value <= 0xDFFF) continue;
        const std::string shown = shown_text(utf8(value));
        const auto point = code_point_at(shown, 0);

        ASSERT_TRUE(point && point->value >= 0x20 && (point->value < 0x7F || point->value > 0x9F))
            << std::hex << static_cast<unsigned>(value);
    }
}

}  // namespace
}  // namespace sudokit
