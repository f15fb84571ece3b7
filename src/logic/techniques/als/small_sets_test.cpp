#include "logic/techniques/als/small_sets.hpp"

#include <array>

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

std::vector<std::vector<Cell>> cells_of_sets(const State& state, std::uint32_t most) {
    Lookout lookout(Deadline(), 1000);
    std::vector<std::vector<Cell>> cells;
    for (const AlmostLockedSet& set : small_sets(state, most, lookout)) {
        EXPECT_EQ(set.digits.size(), set.cells.size() + 1);
        cells.push_back(set.cells);
    }
    return cells;
}

// r1c1 12, r1c2 123, r1c3 134: row 1 and box 1 share all of them.
State three_cells_state() {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 2, "123");
    keep(state, 1, 3, "134");
    return state;
}

TEST(SmallSets, AreThereOnceTheSmallerOnesFirst) {
    const std::vector<std::vector<Cell>> wanted = {{rc(1, 1), rc(1, 2)},
                                                   {rc(1, 1), rc(1, 2), rc(1, 3)}};

    EXPECT_EQ(cells_of_sets(three_cells_state(), 3), wanted);
}

TEST(SmallSets, HaveNoMoreCellsThanWanted) {
    EXPECT_EQ(cells_of_sets(three_cells_state(), 2).size(), 1U);
}

TEST(SmallSets, PlacesAreTheCellsWithTheDigit) {
    const State state = three_cells_state();
    const AlmostLockedSet set{0, {rc(1, 1), rc(1, 2), rc(1, 3)}, {}};

    EXPECT_EQ(places_in(set, 3, state), (std::vector<Cell>{rc(1, 2), rc(1, 3)}));
}

TEST(SmallHiddenSets, HaveOnePlaceMoreThanDigits) {
    const std::array places = {rc(1, 1), rc(1, 4), rc(1, 7)};
    State state = open_state();
    confine(state, 0, 7, places);
    confine(state, 0, 8, std::array{rc(1, 1), rc(1, 7)});
    Lookout lookout(Deadline(), 1000);

    const auto sets = small_hidden_sets(state, 3, lookout);

    ASSERT_EQ(sets.size(), 1U);
    EXPECT_EQ(sets[0], (AlmostHiddenSet{
                           0, {places.begin(), places.end()}, DigitSet::of(7) | DigitSet::of(8)}));
}

TEST(SmallHiddenSets, OfOneDigitMoreComeLater) {
    State state = open_state();
    confine(state, 0, 7, std::array{rc(1, 1), rc(1, 4), rc(1, 7)});
    confine(state, 0, 8, std::array{rc(1, 1), rc(1, 7)});
    confine(state, 0, 9, std::array{rc(1, 1), rc(1, 8)});
    Lookout lookout(Deadline(), 1000);

    std::vector<Digit> sizes;
    for (const AlmostHiddenSet& set : small_hidden_sets(state, 3, lookout)) {
        sizes.push_back(set.digits.size());
    }

    EXPECT_EQ(sizes, (std::vector<Digit>{2, 2, 3}));
    EXPECT_EQ(small_hidden_sets(state, 2, lookout).size(), 2U);
}

}  // namespace
}  // namespace sudokit::logic
