#include "book/letter_widths.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit::book {
namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string out;
    for (const std::string& line : lines) out += (out.empty() ? "" : " ") + line;
    return out;
}

// The numbers are those of Adobe's metrics of Helvetica and Helvetica-Bold.
TEST(LetterWidths, AreThoseOfHelvetica) {
    EXPECT_EQ(text_extent("A", 1000, false), 667);
    EXPECT_EQ(text_extent("A", 1000, true), 722);
    EXPECT_EQ(text_extent("i", 1000, false), 222);
    EXPECT_EQ(text_extent("\u00e9", 1000, false), 556);
    EXPECT_EQ(text_extent("0123456789", 1000, false), 5560);
    EXPECT_EQ(text_extent("\u2019\u202f", 1000, false), 222 + 278);
}

TEST(LetterWidths, OfLettersThatNobodyKnowsAreWideEnough) {
    EXPECT_EQ(text_extent("\u6570\u72ec", 100, false), 200);
    EXPECT_EQ(text_extent("\xff", 1000, false), 556) << "a byte that is no letter";
}

TEST(LetterWidths, WrappedLinesFitAndLoseNothing) {
    Rng rng(7);
    for (int round = 0; round < 200; ++round) {
        std::string words;
        for (auto count = 1 + rng.below(30); count > 0; --count) {
            if (!words.empty()) words += ' ';
            for (auto size = 1 + rng.below(9); size > 0; --size) {
                words += static_cast<char>('a' + rng.below(26));
            }
        }
        const auto width = static_cast<std::int32_t>(4000 + rng.below(20000));

        const auto lines = wrapped(words, 500, round % 2 == 0, width);

        EXPECT_EQ(joined(lines), words) << "round " << round;
        for (const std::string& line : lines) {
            EXPECT_LE(text_extent(line, 500, round % 2 == 0), width) << line;
        }
    }
}

TEST(LetterWidths, WordsTooLongForALineAreBroken) {
    const auto lines = wrapped("aaaaaaaaaa b", 1000, false, 3 * 556);

    EXPECT_EQ(lines, (std::vector<std::string>{"aaa", "aaa", "aaa", "a b"}));
}

TEST(LetterWidths, LineEndsStay) {
    EXPECT_EQ(wrapped("one\n\ntwo", 100, false, 10000), (std::vector<std::string>{"one", "two"}));
}

TEST(LetterWidths, NoBreakSpacesDoNotBreak) {
    const auto lines = wrapped("a b\u00a0c", 1000, false, 556 * 3);

    EXPECT_EQ(lines, (std::vector<std::string>{"a", "b\u00a0c"}));
}

TEST(LetterWidths, WhatIsTooLongIsShortened) {
    EXPECT_EQ(shortened("abc", 1000, false, 3000), "abc");
    EXPECT_EQ(shortened("abcdefgh", 1000, false, 3000), "abc...");
    EXPECT_EQ(shortened("\u00e9\u00e9\u00e9\u00e9\u00e9", 1000, false, 2000), "\u00e9\u00e9...");
    EXPECT_EQ(shortened("abcdefgh", 1000, false, 500), "");
}

}  // namespace
}  // namespace sudokit::book
