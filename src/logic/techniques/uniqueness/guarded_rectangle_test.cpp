#include "logic/techniques/uniqueness/guarded_rectangle.hpp"

#include <gtest/gtest.h>

#include "logic/test_steps.hpp"

namespace sudokit::logic {
namespace {

std::vector<GuardianPattern> rectangles(std::string_view r2c1, std::string_view r2c4) {
    State state = open_state();
    keep(state, 1, 1, "12");
    keep(state, 1, 4, "12");
    keep(state, 2, 1, r2c1);
    keep(state, 2, 4, r2c4);
    Lookout lookout(Deadline(), 1000);
    return guarded_rectangles(state, lookout);
}

TEST(GuardedRectangles, AreThereOnceAndNameTheirGuardians) {
    const auto found = rectangles("123", "124");

    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (GuardianPattern{{rc(1, 1), rc(1, 4), rc(2, 1), rc(2, 4)},
                                         DigitSet::of(1) | DigitSet::of(2),
                                         {{rc(2, 1), 3}, {rc(2, 4), 4}}}));
}

TEST(GuardedRectangles, WithGuardiansInOneCornerOrOfThreeDigitsAreOthers) {
    EXPECT_TRUE(rectangles("12", "124").empty());
    EXPECT_TRUE(rectangles("123", "1245").empty());
    EXPECT_TRUE(rectangles("13", "124").empty());
}

}  // namespace
}  // namespace sudokit::logic
