#include "logic/techniques/als/als_joins.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

TEST(AlsJoins, SayWhatTheLinksSay) {
    const State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    const AlsIndex index(state, HouseCuts(state.board()));
    const AlsJoins joins(index);
    const auto is_joined = [&](std::uint32_t node, std::uint32_t set) {
        return std::ranges::any_of(index.links(node),
                                   [&](std::uint32_t other) { return index.set_of(other) == set; });
    };
    const auto contains = [](AlsJoins::Words words, std::uint32_t set) {
        return (words[set / 64] >> (set % 64) & 1) != 0;
    };

    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        const std::uint32_t own = index.set_of(node);
        for (std::uint32_t set = 0; set < index.size(); ++set) {
            EXPECT_EQ(contains(joins.joined(node), set), is_joined(node, set));
            const DigitSet others = index.digits(own) & ~DigitSet::of(index.digit_of(node));
            const bool is_next = std::ranges::any_of(
                others, [&](Digit digit) { return is_joined(index.node(own, digit), set); });
            EXPECT_EQ(contains(joins.next(node), set), is_next);
        }
    }
}

}  // namespace
}  // namespace sudokit::logic
