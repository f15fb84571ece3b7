#include "logic/techniques/als/als_index.hpp"

#include <algorithm>

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

// On a board whose sets of cells are of two words, and on one where they are not.
TEST(AlsIndex, LinksAreThoseOfAllPairsOfNodesInOrder) {
    for (const State& state :
         {state_of(
              "..64.........823.....73......58..24664......8.9....1..5.........87.1....3......62"),
          small_state()}) {
        const AlsIndex index = index_of(state);

        for (std::uint32_t a = 0; a < index.node_count(); ++a) {
            std::vector<std::uint32_t> joined;
            for (std::uint32_t b = 0; b < index.node_count(); ++b) {
                if (index.digit_of(a) == index.digit_of(b) &&
                    !index.overlap(index.set_of(a), index.set_of(b)) &&
                    AlsIndex::is_within(index.places(b), index.seen(a))) {
                    joined.push_back(b);
                }
            }
            const auto links = index.links(a);
            EXPECT_TRUE(std::ranges::equal(links, joined));
        }
    }
}

TEST(AlsIndex, IsEmptyWhereNothingIsAlmostLocked) {
    State state = open_state(Board::standard(16));

    EXPECT_EQ(index_of(state).size(), 0U);
    EXPECT_EQ(index_of(state).node_count(), 0U);
}

}  // namespace
}  // namespace sudokit::logic
