#include "base/lz_string.hpp"

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

namespace sudokit {
namespace {

struct Pair {
    std::string_view text;
    std::string_view base64;
};

// Made with the npm package lz-string 1.5.0.
constexpr Pair kPairs[] = {
    {"", "Q==="},
    {"a", "IZA="},
    {"aaaa", "IY5A"},
    {"ababababab", "IYI17Eg="},
    {"hello, hello, hello", "BYUwNmD2A0AEoRvcUg=="},
    {R"({"size":9,"grid":[[{}]]})", "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF8BdEooA"},
    {"caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF0\x9F\x98\x80", "MYQwZglwBINQRYvBuAA9hig="},
    {"\xE4\xB8\xAD\xE6\x96\x87\xE4\xB8\xAD\xE6\x96\x87", "rRynDTVA"},
};

TEST(LzString, AgreesWithTheOriginal) {
    for (const Pair& pair : kPairs) {
        EXPECT_EQ(compress_to_base64(pair.text), pair.base64);
        const auto text = decompress_from_base64(pair.base64);
        ASSERT_TRUE(text.has_value()) << pair.base64;
        EXPECT_EQ(*text, pair.text);
    }
}

TEST(LzString, PaddingAndBlanksAreForgiven) {
    EXPECT_EQ(*decompress_from_base64("IZA"), "a");
    EXPECT_EQ(*decompress_from_base64("IZA====\r\n"), "a");
    EXPECT_EQ(*decompress_from_base64("IZA$"), "a");
    const std::string slashes = "~~~~aab????zz>>>>";
    std::string base64 = compress_to_base64(slashes);
    for (char& c : base64) c = c == '+' ? ' ' : c == '/' ? '-' : c;
    EXPECT_EQ(*decompress_from_base64(base64), slashes);
}

TEST(LzString, FaultsNameThePlace) {
    const auto fault = [](std::string_view text) {
        const auto result = decompress_from_base64(text);
        return result ? ""
                      : std::to_string(result.error().offset) + " " +
                            result.error().message.in(Language::en);
    };
    EXPECT_EQ(fault(""), "0 the compressed text ends too early");
    EXPECT_EQ(fault("==="), "0 the compressed text ends too early");
    EXPECT_EQ(fault("BYUwNmD2"), "8 the compressed text ends too early");
    EXPECT_EQ(fault("BY*wNmD2"), "2 expected a base64 character, found '*'");
    EXPECT_EQ(fault("BY\x80wNmD2"), "2 expected a base64 character, found '\\x80'");
    EXPECT_EQ(fault("////"), "1 the compressed text is damaged");
}

TEST(LzString, TextsThatDecompressToTooMuchAreRefused) {
    const auto most = compress_to_base64(std::string(kMaxDecompressed, 'a'));
    EXPECT_EQ(decompress_from_base64(most)->size(), kMaxDecompressed);

    const auto more =
        decompress_from_base64(compress_to_base64(std::string(kMaxDecompressed + 1, 'a')));
    ASSERT_FALSE(more.has_value());
    EXPECT_EQ(more.error().code, ErrorCode::too_large);
    EXPECT_EQ(more.error().message.in(Language::en),
              "the text decompresses to more than 4194304 characters");
}

TEST(LzString, WhatIsCompressedIsDecompressed) {
    constexpr std::uint64_t kSeed = 3;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    constexpr std::string_view kPieces[] = {"a",
                                            "b",
                                            "{}",
                                            "[[",
                                            "0",
                                            "\xC3\xA9",
                                            "\xE2\x82\xAC",
                                            "\xF0\x9F\x98\x80",
                                            std::string_view("\0", 1)};
    Rng rng(kSeed);
    for (int round = 0; round < 500; ++round) {
        std::string text;
        const std::uint64_t kinds = rng.below(std::size(kPieces)) + 1;
        for (std::uint64_t i = rng.below(3000); i > 0; --i) text += kPieces[rng.below(kinds)];

        ASSERT_EQ(*decompress_from_base64(compress_to_base64(text)), text);
    }
}

TEST(LzString, AnyCharactersGiveATextOrAnErrorWithinThem) {
    constexpr std::uint64_t kSeed = 4;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    Rng rng(kSeed);
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (std::uint64_t i = rng.below(40); i > 0; --i) {
            text += round % 2 == 0 ? static_cast<char>(rng.below(256))
                                   : "ABCDEFGHIJQRYZabcdefghijklmz0123456789+/"[rng.below(40)];
        }
        const auto result = decompress_from_base64(text);
        if (!result) {
            ASSERT_LE(result.error().offset, text.size());
        }
    }
}

}  // namespace
}  // namespace sudokit
