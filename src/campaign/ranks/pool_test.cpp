#include "campaign/ranks/pool.hpp"

#include <gtest/gtest.h>

namespace sudokit::campaign {
namespace {

class PoolOfThree : public testing::Test {
  protected:
    Reporter reporter{"", {}, {}};
    Pool pool{Stage::input, {4, 5, 6}, reporter};
};

TEST_F(PoolOfThree, EachUnitIsGivenAndDoneOnce) {
    EXPECT_EQ(pool.give(1), (Unit{Stage::input, 4}));
    EXPECT_EQ(pool.next(), (Unit{Stage::input, 5}));
    EXPECT_EQ(pool.left(), 1U);
    EXPECT_EQ(pool.give(2), (Unit{Stage::input, 6}));
    EXPECT_EQ(pool.give(1), std::nullopt);
    for (const std::uint64_t unit : {6U, 4U, 5U, 5U}) pool.done({Stage::input, unit}, 1, 1);
    EXPECT_TRUE(pool.is_done());
    EXPECT_EQ(pool.next(), std::nullopt);
    EXPECT_EQ(reporter.progress().done, 3U);
}

TEST_F(PoolOfThree, WhatALostRankHadComesBack) {
    EXPECT_TRUE(pool.give(1));
    EXPECT_TRUE(pool.give(2));
    pool.take_back(1);
    EXPECT_EQ(pool.left(), 2U);
    EXPECT_EQ(pool.give(2), (Unit{Stage::input, 4}));
}

TEST_F(PoolOfThree, UnitsOfAnotherStageAreNone) {
    EXPECT_TRUE(pool.give(1));
    pool.done({Stage::sorting, 4}, 1, 1);
    EXPECT_EQ(reporter.progress().done, 0U);
}

TEST_F(PoolOfThree, OnceClosedNobodyGetsMore) {
    pool.close();
    EXPECT_EQ(pool.next(), std::nullopt);
    EXPECT_EQ(pool.give(1), std::nullopt);
    EXPECT_FALSE(pool.is_done());
}

}  // namespace
}  // namespace sudokit::campaign
