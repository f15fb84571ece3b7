#include "sudokit/rng.hpp"

#include <array>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Rng, TheSameSeedGivesTheSameNumbersOnEveryPlatform) {
    Rng rng(0);

    EXPECT_EQ(rng.next(), 11091344671253066420ULL);  // splitmix64(0) into xoshiro256**
    EXPECT_EQ(rng.next(), 13793997310169335082ULL);
}

TEST(Rng, NumbersStayBelowTheBoundAndReachAllOfIt) {
    Rng rng(7);
    std::array<int, 6> seen{};

    for (int i = 0; i < 6000; ++i) ++seen.at(rng.below(6));

    for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(Rng, ShuffleKeepsTheItems) {
    Rng rng(1);
    std::array<int, 4> items = {1, 2, 3, 4};

    rng.shuffle(items);

    EXPECT_EQ(items[0] + items[1] + items[2] + items[3], 10);
}

}  // namespace
}  // namespace sudokit
