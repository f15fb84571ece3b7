#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Utf8, EveryCodePointIsReadBackAsWritten) {
    for (char32_t value = 0; value <= 0x10FFFF; ++value) {
        if (value >= 0xD800 && value <= 0xDFFF) continue;
        std::string text;
        append_utf8(text, value);

        const auto point = code_point_at(text, 0);

        ASSERT_TRUE(point.has_value()) << std::hex << static_cast<unsigned>(value);
        ASSERT_EQ(point->value, value);
        ASSERT_EQ(point->length, text.size());
    }
}

TEST(Utf8, LengthsChangeWhereTheStandardSaysSo) {
    const auto length = [](char32_t value) {
        std::string text;
        append_utf8(text, value);
        return text.size();
    };

    EXPECT_EQ(length(0x7F), 1U);
    EXPECT_EQ(length(0x80), 2U);
    EXPECT_EQ(length(0x7FF), 2U);
    EXPECT_EQ(length(0x800), 3U);
    EXPECT_EQ(length(0xFFFF), 3U);
    EXPECT_EQ(length(0x10000), 4U);
}

TEST(Utf8, BytesThatAreNotUtf8AreRefused) {
    using namespace std::string_view_literals;
    for (const std::string_view bad :
         {"\x80"sv, "\xC3"sv, "\xC3("sv, "\xC0\x80"sv, "\xE0\x80\x80"sv, "\xE2\x82"sv,
          "\xED\xA0\x80"sv, "\xF0\x80\x80\x80"sv, "\xF4\x90\x80\x80"sv, "\xFF"sv}) {
        EXPECT_FALSE(code_point_at(bad, 0).has_value()) << testing::PrintToString(bad);
    }
}

TEST(Utf8, WhatHasNoUtf8BecomesTheReplacementCharacter) {
    std::string text;
    append_utf8(text, 0xD800);
    append_utf8(text, 0x110000);

    EXPECT_EQ(text, "\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(valid_utf8("a\xFF\xC3\xA9"), "a\xEF\xBF\xBD\xC3\xA9");
}

}  // namespace
}  // namespace sudokit
