#include "logic/techniques/uniqueness/open_rectangle.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

TEST(OpenRectangle, IsFoundOnceWithTheCornersThatHaveMore) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, "123");
    const std::vector<OpenRectangle> all = open_rectangles(state);

    int found = 0;
    for (const OpenRectangle& rectangle : all) {
        if (rectangle.corners != Corners{rc(1, 1), rc(1, 4), rc(2, 4), rc(2, 1)}) continue;
        ++found;
        EXPECT_EQ(rectangle.digits, DigitSet::of(1) | DigitSet::of(2));
        EXPECT_EQ(rectangle.further, 0b1100U);
        EXPECT_TRUE(rectangle.two_neighbours());
        EXPECT_FALSE(rectangle.two_across());
    }
    EXPECT_EQ(found, 1);
}

TEST(OpenRectangle, LiesInTwoBoxesAndHasACornerOfTwoCandidates) {
    State state = open_state();
    EXPECT_TRUE(open_rectangles(state).empty());
    keep(state, 1, 1, "12");

    for (const OpenRectangle& rectangle : open_rectangles(state)) {
        EXPECT_TRUE(can_swap(state.board(), rectangle.corners));
    }
    EXPECT_EQ(open_rectangles(state).size(), 24U);
}

}  // namespace
}  // namespace sudokit::logic
