#include "sudokit/json_string.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/utf8.hpp"

namespace sudokit {
namespace {

std::string json_string(std::string_view text) {
    std::string out;
    append_json_string(out, text);
    return out;
}

TEST(JsonString, EscapesWhatJsonDoesNotAllow) {
    EXPECT_EQ(json_string("a\"b\\c\n\x01"), "\"a\\\"b\\\\c\\n\\u0001\"");
    EXPECT_EQ(json_string("h\u00E9"), "\"h\u00E9\"");
}

TEST(JsonString, EscapesWhatATerminalWouldObey) {
    EXPECT_EQ(json_string("\x1B[0m\x7F"), "\"\\u001b[0m\\u007f\"");
    // NOLINTNEXTLINE(misc-misleading-bidirectional): that is what it is about
    EXPECT_EQ(json_string("\u009B\u202E\uFFFE"), "\"\\u009b\\u202e\\ufffe\"");
    EXPECT_EQ(json_string("\U0010FFFF"), "\"\\udbff\\udfff\"");
}

TEST(JsonString, ReplacesBytesThatAreNotUtf8) {
    EXPECT_EQ(json_string("\xff"), "\"\uFFFD\"");
    EXPECT_EQ(json_string("\xc0\x80"), "\"\uFFFD\uFFFD\"");
    EXPECT_EQ(json_string("\xed\xa0\x80x"), "\"\uFFFD\uFFFD\uFFFDx\"");
    EXPECT_EQ(json_string("\xf0\x9f\x98\x80"), "\"\xf0\x9f\x98\x80\"");
}

TEST(JsonString, EveryCharacterIsReadBack) {
    for (char32_t value = 0; value <= 0x10FFFF; ++value) {
        if (value >= 0xD800 && value <= 0xDFFF) continue;
        std::string text = "a";
        append_utf8(text, value);
        const auto read = json::parse(json_string(text));

        ASSERT_TRUE(read.has_value()) << std::hex << static_cast<unsigned>(value);
        ASSERT_EQ(*read->string(), text) << std::hex << static_cast<unsigned>(value);
    }
}

}  // namespace
}  // namespace sudokit
