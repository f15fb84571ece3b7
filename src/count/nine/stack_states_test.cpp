#include "count/nine/stack_states.hpp"

#include <bit>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

namespace sudokit::count {
namespace {

std::uint64_t images(const std::vector<StackState>& states) {
    return std::accumulate(
        states.begin(), states.end(), std::uint64_t{0},
        [](std::uint64_t sum, const StackState& state) { return sum + state.images; });
}

// 1680 partitions in the first band, with 56 ways to go on below each.
TEST(StackStates, AreAllWaysToCutTheDigitsThreeTimes) {
    const OrderedPartitions partitions;

    EXPECT_EQ(partitions.size(), 1680U);
    EXPECT_EQ(images(stack_states(partitions, {}, 0)), 94080U);
    EXPECT_EQ(stack_states(partitions, {}, 0).size(), 94080U / 6);
    EXPECT_EQ(images(stack_states(partitions, {}, 0x1ff)), 94080U);
}

TEST(StackStates, AreAThirdForEachColumnThatIsKnown) {
    const OrderedPartitions partitions;

    EXPECT_EQ(images(stack_states(partitions, {{4, 1, 2}}, 0)), 94080U / 3);
    EXPECT_EQ(images(stack_states(partitions, {{4, 1, 2}}, 0x1ef)), 94080U / 3);
    EXPECT_EQ(stack_states(partitions, {{4, 1, 2}}, 0).size(), 94080U / 6);
    EXPECT_EQ(images(stack_states(partitions, {{4, 1, 2}, {4, 0, 1}}, 0)), 94080U / 6);
    EXPECT_TRUE(stack_states(partitions, {{4, 1, 2}, {4, 0, 2}}, 0).empty());
}

TEST(StackStates, HaveWhatIsKnownInItsColumn) {
    const OrderedPartitions partitions;
    const std::vector<KnownColumn> known = {{0, 0, 0}, {8, 0, 1}, {3, 2, 2}};

    for (const StackState& state : stack_states(partitions, known, 0x036)) {
        for (const KnownColumn& one : known) {
            const auto& sets = partitions.sets(state.partitions[one.band]);
            ASSERT_NE(sets[one.column] >> one.digit & 1, 0);
        }
        for (std::size_t column = 0; column < 3; ++column) {
            std::uint32_t all = 0;
            for (const std::uint16_t partition : state.partitions) {
                all |= partitions.sets(partition)[column];
            }
            ASSERT_EQ(all, 0x1ffU);
        }
    }
}

TEST(OrderedPartitions, AcrossEachAreThoseWithOneDigitInCommon) {
    const OrderedPartitions partitions;
    for (const std::size_t number : {std::size_t{0}, std::size_t{777}, std::size_t{1679}}) {
        const auto across = partitions.across(number);
        const std::set<std::uint16_t> found(across.begin(), across.end());

        EXPECT_EQ(found.size(), 216U);
        for (const std::uint16_t other : found) {
            for (const std::uint16_t a : partitions.sets(number)) {
                for (const std::uint16_t b : partitions.sets(other)) {
                    ASSERT_EQ(std::popcount(static_cast<std::uint32_t>(a & b)), 1);
                }
            }
        }
    }
}

}  // namespace
}  // namespace sudokit::count
