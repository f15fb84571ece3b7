#include "count/nine/stack_states.hpp"

#include <algorithm>
#include <bit>
#include <map>
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

using Partitions = std::array<std::uint16_t, 3>;

// Every state, by trying all partitions in the first two bands.
std::vector<Partitions> plain_states(const OrderedPartitions& partitions,
                                     const std::vector<KnownColumn>& known) {
    std::vector<Partitions> out;
    const auto count = static_cast<std::uint16_t>(partitions.size());
    for (std::uint16_t a = 0; a < count; ++a) {
        for (std::uint16_t b = 0; b < count; ++b) {
            OrderedPartitions::Sets rest{};
            bool fits = true;
            for (std::size_t i = 0; i < 3; ++i) {
                fits &= (partitions.sets(a)[i] & partitions.sets(b)[i]) == 0;
                const int both = partitions.sets(a)[i] | partitions.sets(b)[i];
                rest[i] = static_cast<std::uint16_t>(0x1ff & ~both);
            }
            if (!fits) continue;
            const Partitions state = {a, b, partitions.number(rest)};
            const bool agrees = std::ranges::all_of(known, [&](const KnownColumn& one) {
                const auto& sets = partitions.sets(state[one.band]);
                return (sets[one.column] >> one.digit & 1) != 0;
            });
            if (agrees) out.push_back(state);
        }
    }
    return out;
}

// The least that comes of a state by the orders of the columns and the names of the digits.
Partitions least_of(const OrderedPartitions& partitions, const Partitions& state,
                    const std::vector<std::array<std::uint8_t, 3>>& orders,
                    const std::vector<std::array<std::uint8_t, 9>>& names) {
    Partitions best = {0xffff, 0, 0};
    for (const auto& order : orders) {
        for (const auto& name : names) {
            Partitions here{};
            for (std::size_t band = 0; band < 3; ++band) {
                OrderedPartitions::Sets sets{};
                for (std::uint32_t digit = 0; digit < 9; ++digit) {
                    std::size_t column = 0;
                    while ((partitions.sets(state[band])[column] >> digit & 1) == 0) ++column;
                    std::uint16_t& set = sets[order[column]];
                    set = static_cast<std::uint16_t>(set | 1U << name[digit]);
                }
                here[band] = partitions.number(sets);
            }
            best = std::min(best, here);
        }
    }
    return best;
}

// Nothing known, one column, two columns; two digits alike and none.
TEST(StackStates, StandForAllThatComeFromThem) {
    const OrderedPartitions partitions;
    const std::vector<std::array<std::uint8_t, 9>> same = {{0, 1, 2, 3, 4, 5, 6, 7, 8}};
    auto two_alike = same;
    two_alike.push_back({4, 1, 2, 3, 0, 5, 6, 7, 8});
    struct Case {
        std::vector<KnownColumn> known;
        std::vector<std::array<std::uint8_t, 3>> orders;
    };
    const std::vector<Case> cases = {
        {{}, {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}},
        {{{8, 1, 2}, {3, 0, 2}}, {{0, 1, 2}, {1, 0, 2}}},
        {{{8, 1, 2}, {3, 0, 0}}, {{0, 1, 2}}}};
    for (const Case& one : cases) {
        const auto plain = plain_states(partitions, one.known);
        for (const bool alike : {false, true}) {
            const auto& names = alike ? two_alike : same;
            std::map<Partitions, std::uint32_t> expected;
            for (const Partitions& state : plain) {
                ++expected[least_of(partitions, state, one.orders, names)];
            }

            std::map<Partitions, std::uint32_t> found;
            for (const auto& state : stack_states(partitions, one.known, alike ? 0x11 : 0)) {
                const auto form = least_of(partitions, state.partitions, one.orders, names);
                EXPECT_TRUE(found.emplace(form, state.images).second) << "a state comes twice";
            }

            EXPECT_EQ(found, expected) << one.known.size() << (alike ? " alike" : "");
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
