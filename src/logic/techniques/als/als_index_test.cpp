#include "logic/techniques/als/als_index.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

// A board of order 4 in which only the first cells have few candidates.
State small_state() {
    State state = open_state(Board::standard(4));
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "13");
    return state;
}

AlsIndex index_of(const State& state) { return {state, HouseCuts(state.board())}; }

TEST(AlsIndex, HoldsEachSetOnceInItsLastHouse) {
    const AlsIndex index = index_of(small_state());

    int pairs = 0;
    for (std::uint32_t set = 0; set < index.size(); ++set) {
        const AlmostLockedSet found = index.pattern(set);
        if (found.cells != std::vector<Cell>{0, 1}) continue;
        EXPECT_EQ(found.house, 8U);
        EXPECT_EQ(found.digits, DigitSet(0b111));
        ++pairs;
    }
    EXPECT_EQ(pairs, 1);
}

TEST(AlsIndex, SmallSetsComeFirst) {
    const AlsIndex index = index_of(small_state());

    ASSERT_GT(index.size(), 2U);
    EXPECT_EQ(index.pattern(0).cells, std::vector<Cell>{0});
    EXPECT_EQ(index.pattern(1).cells, std::vector<Cell>{1});
    EXPECT_EQ(index.cell_count(2), 2U);
}

TEST(AlsIndex, JoinsSetsByRestrictedCommons) {
    const AlsIndex index = index_of(small_state());

    // Both cells have 1, and see each other.
    const auto links = index.links(index.node(0, 1));

    EXPECT_TRUE(std::ranges::count(links, index.node(1, 1)) == 1);
    for (const std::uint32_t node : links) {
        EXPECT_EQ(index.digit_of(node), 1U);
        EXPECT_FALSE(index.overlap(0, index.set_of(node)));
    }
}

TEST(AlsIndex, IsEmptyWhereNothingIsAlmostLocked) {
    State state = open_state(Board::standard(16));

    EXPECT_EQ(index_of(state).size(), 0U);
    EXPECT_EQ(index_of(state).node_count(), 0U);
}

}  // namespace
}  // namespace sudokit::logic
