#include "base/xxh3.hpp"

#include <gtest/gtest.h>

namespace sudokit {
namespace {

std::string text_of(std::size_t size) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(i * 7);
    return text;
}

// By the reference implementation (XXH3_64bits of xxHash 0.8): each way of the algorithm to add up
// texts of some length, at its first and its last one.
TEST(Xxh3, IsThatOfTheReference) {
    struct Case {
        std::size_t size;
        std::string_view sum;
    };
    constexpr Case kCases[] = {
        {0, "2d06800538d394c2"},    {1, "c44bdff4074eecdb"},    {3, "c3489259e968ad9e"},
        {4, "d3d60c1519014e89"},    {8, "b88dee77f6bf6980"},    {9, "03688dcad730d826"},
        {16, "9da23836adf2be1e"},   {17, "f34c3c9cf5a112d1"},   {32, "99cb9ad0f1a11fbe"},
        {33, "c077b45492d29cde"},   {64, "6efb76ff16f37561"},   {65, "2640848e9137156b"},
        {96, "764d2d5db92942df"},   {97, "077acb7e5f4fd940"},   {128, "65f3c2c00fa93185"},
        {129, "28065c6ec25f5b25"},  {240, "4917a75c0ef8eed7"},  {241, "541b19226f0052e8"},
        {300, "e2558afb5598da2a"},  {1024, "dc5acf0b043c445b"}, {1025, "e1d9cd946277ae26"},
        {1088, "4a9c221912b93194"}, {2048, "848d24cc268f7498"}, {2049, "c757a52bb931999d"},
        {3000, "6168bb188259cccf"},
    };
    for (const Case& wanted : kCases) {
        EXPECT_EQ(checksum_text(xxh3(text_of(wanted.size))), wanted.sum) << wanted.size;
    }
}

TEST(Xxh3, DoesNotDependOnThePieces) {
    for (const std::size_t size : {200U, 1500U, 5000U}) {
        const std::string text = text_of(size);
        for (std::size_t first = 0; first < size; first += 61) {
            for (const std::size_t second : {1U, 63U, 64U, 1023U, 1024U, 1025U, 4000U}) {
                Xxh3 sum;
                std::string_view rest = text;
                sum.add(rest.substr(0, first));
                rest.remove_prefix(first);
                for (; !rest.empty(); rest.remove_prefix(std::min(second, rest.size()))) {
                    sum.add(rest.substr(0, second));
                }
                EXPECT_EQ(sum.sum(), xxh3(text)) << size << " " << first << " " << second;
            }
        }
    }
}

TEST(Xxh3, DoesNotDependOnTheVectors) {
    const std::string text = text_of(10'000);
    for (std::size_t size = 0; size < text.size(); size += size < 3000 ? 1 : 97) {
        Xxh3 plain(plain_xxh3_mix());
        plain.add(std::string_view(text).substr(0, size));
        EXPECT_EQ(plain.sum(), xxh3(std::string_view(text).substr(0, size))) << size;
    }
}

TEST(Xxh3, CanBeAskedOnTheWay) {
    const std::string text = text_of(2500);
    Xxh3 sum;
    for (std::size_t size = 0; size < text.size(); ++size) {
        EXPECT_EQ(sum.sum(), xxh3(text.substr(0, size))) << size;
        sum.add(text.substr(size, 1));
    }
}

TEST(Xxh3, DiffersWhereABitDoes) {
    for (const std::size_t size : {3U, 8U, 16U, 100U, 200U, 1030U}) {
        const std::string text(size, 'x');
        for (std::size_t bit = 0; bit < 8 * size; ++bit) {
            std::string other = text;
            other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
            EXPECT_NE(xxh3(other), xxh3(text)) << size << " " << bit;
        }
    }
}

TEST(Xxh3, ChecksumsAreReadBack) {
    EXPECT_EQ(checksum_in(checksum_text(0x00ff00000000abcd)), 0x00ff00000000abcd);
    EXPECT_FALSE(checksum_in("12"));
    EXPECT_FALSE(checksum_in("000000000000000g"));
}

}  // namespace
}  // namespace sudokit
