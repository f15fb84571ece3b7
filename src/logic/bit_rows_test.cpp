#include "logic/bit_rows.hpp"

#include <gtest/gtest.h>

namespace sudokit::logic {
namespace {

std::vector<std::uint32_t> bits_of(BitRow row) {
    std::vector<std::uint32_t> bits;
    each_bit_of(row, [&](std::uint32_t bit) { bits.push_back(bit); });
    return bits;
}

TEST(BitRows, AreEmptyAtFirstAndHoldWhatIsSet) {
    BitRows rows(3, 70);
    set_bit(rows[1], 69);
    set_bit(rows[1], 0);

    EXPECT_GE(rows.words() * 64, 70U);
    EXPECT_TRUE(has_bit(rows[1], 69));
    EXPECT_FALSE(has_bit(rows[1], 68));
    EXPECT_EQ(bits_of(rows[1]), (std::vector<std::uint32_t>{0, 69}));
    EXPECT_TRUE(bits_of(rows[0]).empty());
    EXPECT_TRUE(bits_of(rows[2]).empty());
}

TEST(BitRows, UniteRowsAndLeaveTheOthers) {
    BitRows rows(2, 300);
    set_bit(rows[0], 5);
    set_bit(rows[0], 299);
    set_bit(rows[1], 5);
    set_bit(rows[1], 64);

    BitRows::unite(rows[0], rows[1]);

    EXPECT_EQ(bits_of(rows[0]), (std::vector<std::uint32_t>{5, 64, 299}));
    EXPECT_EQ(bits_of(rows[1]), (std::vector<std::uint32_t>{5, 64}));
    rows.clear();
    EXPECT_TRUE(bits_of(rows[0]).empty());
}

TEST(BitRows, ClosureIsWhatFollowsAfterOneStepOrMore) {
    BitRows next(5, 5);  // 0 -> 2 -> 1 -> 0, 3 -> 1
    set_bit(next[0], 2);
    set_bit(next[2], 1);
    set_bit(next[1], 0);
    set_bit(next[3], 1);

    const BitRows reach = closure_of(next, 5);

    for (const std::size_t number : {0U, 1U, 2U, 3U}) {
        EXPECT_EQ(bits_of(reach[number]), (std::vector<std::uint32_t>{0, 1, 2}));
    }
    EXPECT_TRUE(bits_of(reach[4]).empty());
}

}  // namespace
}  // namespace sudokit::logic
