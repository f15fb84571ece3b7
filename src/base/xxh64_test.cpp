#include "base/xxh64.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

// By the reference implementation (xxh64sum of xxHash 0.8).
TEST(Xxh64, IsThatOfTheReference) {
    EXPECT_EQ(checksum_text(xxh64("")), "ef46db3751d8e999");
    EXPECT_EQ(checksum_text(xxh64("a")), "d24ec4f1a98c6e5b");
    EXPECT_EQ(checksum_text(xxh64("abc")), "44bc2cf5ad770999");
    EXPECT_EQ(checksum_text(xxh64("abcdefghijklmnopqrstuvwxyz0123456789")), "64f23ecf1609b766");
}

TEST(Xxh64, DoesNotDependOnThePieces) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
    for (std::size_t first = 0; first < text.size(); first += 5) {
        for (const std::size_t second : {std::size_t{1}, std::size_t{31}, std::size_t{64}}) {
            Xxh64 sum;
            std::string_view rest = text;
            sum.add(rest.substr(0, first));
            rest.remove_prefix(first);
            for (; !rest.empty(); rest.remove_prefix(std::min(second, rest.size()))) {
                sum.add(rest.substr(0, second));
            }
            EXPECT_EQ(sum.sum(), xxh64(text));
        }
    }
}

TEST(Xxh64, DiffersWhereABitDoes) {
    const std::string text(100, 'x');
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string other = text;
        other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
        EXPECT_NE(xxh64(other), xxh64(text));
    }
}

TEST(Xxh64, ChecksumsAreReadBack) {
    EXPECT_EQ(checksum_in(checksum_text(0x00ff00000000abcd)), 0x00ff00000000abcd);
    EXPECT_FALSE(checksum_in("12"));
    EXPECT_FALSE(checksum_in("000000000000000g"));
}

}  // namespace
}  // namespace sudokit
