#include "logic/techniques/als/als_reach.hpp"

#include <set>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// The nodes entered from the set of `start`, link by link.
std::set<std::uint32_t> entered_from(const AlsIndex& index, std::uint32_t start) {
    std::set<std::uint32_t> entered;
    std::vector<std::uint32_t> left = {start};
    while (!left.empty()) {
        const std::uint32_t node = left.back();
        left.pop_back();
        const std::uint32_t set = index.set_of(node);
        for (const Digit digit : index.digits(set) & ~DigitSet::of(index.digit_of(node))) {
            for (const std::uint32_t next : index.links(index.node(set, digit))) {
                if (entered.insert(next).second) left.push_back(next);
            }
        }
    }
    return entered;
}

TEST(AlsReach, SaysWhatTheLinksSay) {
    const State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    const AlsIndex index(state, HouseCuts(state.board()));
    ASSERT_TRUE(AlsReach::fits(index));
    AlsReach reach(index);

    std::size_t most = 0;
    for (std::uint32_t start = 0; start < index.node_count(); ++start) {
        std::set<std::uint32_t> entered;
        each_bit_of(reach.from(start),
                    [&](std::uint32_t number) { entered.insert(reach.node(number)); });
        EXPECT_EQ(entered, entered_from(index, start));
        EXPECT_EQ(reach.leads_on(start), !entered.empty());
        most = std::max(most, entered.size());
    }
    EXPECT_GT(most, 1U);
}

TEST(AlsReach, NumbersTheNodesThatHaveLinks) {
    const State state = state_of(
        "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62");
    const AlsIndex index(state, HouseCuts(state.board()));
    const AlsReach reach(index);

    std::size_t number = 0;
    for (std::uint32_t node = 0; node < index.node_count(); ++node) {
        EXPECT_EQ(reach.number_from(node), number);
        if (index.links(node).empty()) continue;
        EXPECT_EQ(reach.node(number), node);
        ++number;
    }
    EXPECT_EQ(reach.number_from(index.node_count()), number);
}

}  // namespace
}  // namespace sudokit::logic
