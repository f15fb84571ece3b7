#include "count/two_bands/side_words.hpp"

#include <set>

#include <gtest/gtest.h>

namespace sudokit::count {
namespace {

// As many as there are matrices with two ones in each row and column (OEIS A001499).
TEST(SideWords, WithTwoInEachRowAreAllMatrices) {
    const RowSums twos = {2, 2, 2, 2, 2, 2};

    EXPECT_EQ(SideWords(6, 2, {0, 1, 2, 3, 4, 5}).bases(twos).back(), 67950U);
    EXPECT_EQ(SideWords(5, 2, {0, 1, 2, 3, 4}).bases({2, 2, 2, 2, 2, 0}).back(), 2040U);
    EXPECT_EQ(SideWords(4, 2, {0, 1, 2, 3}).bases({2, 2, 2, 2, 0, 0}).back(), 90U);
}

TEST(SideWords, NumbersHaveNoGaps) {
    const SideWords words(4, 2, {5, 5, 1, 2});
    const RowSums wanted = {3, 1, 2, 2, 0, 0};
    const auto bases = words.bases(wanted);

    std::set<std::uint32_t> numbers;
    for (std::size_t i = 0; i < words.first.size(); ++i) {
        for (const std::uint16_t other : words.other.missing(wanted, words.first, i)) {
            numbers.insert(bases[i] + words.other.rank(other));
        }
    }

    EXPECT_EQ(numbers.size(), bases.back());
    EXPECT_EQ(*numbers.rbegin() + 1, bases.back());
}

TEST(SideWords, OfDigitsThatAreAlikeHaveOneNumberInAnyOrder) {
    const Words alike(6, 3, {4, 4, 9});
    constexpr std::uint32_t kOne = 0x07;
    constexpr std::uint32_t kTwo = 0x38;

    EXPECT_EQ(alike.number(kOne | kTwo << 6 | kOne << 12),
              alike.number(kTwo | kOne << 6 | kOne << 12));
    EXPECT_NE(alike.number(kOne | kTwo << 6 | kOne << 12),
              alike.number(kOne | kOne << 6 | kTwo << 12));
    EXPECT_EQ(alike.orders(alike.number(kOne | kOne << 6 | kTwo << 12)), 2U);
    EXPECT_EQ(alike.orders(alike.number(kOne | kTwo << 6 | kTwo << 12)), 1U);
    EXPECT_EQ(alike.size(), 20U * 21U / 2U * 20U);
}

}  // namespace
}  // namespace sudokit::count
