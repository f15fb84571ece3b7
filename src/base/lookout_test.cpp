#include "base/lookout.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"

namespace sudokit {
namespace {

using tests::Patience;

TEST(Lookout, LooksFirstAndThenOnceForSoMuchWork) {
    const Patience patience(100);
    Lookout lookout(patience.deadline(), 10);

    for (int i = 0; i < 30; ++i) EXPECT_FALSE(lookout.passed());

    EXPECT_EQ(patience.looks(), 3U);
}

TEST(Lookout, LargeWorkIsALookEachTime) {
    const Patience patience(100);
    Lookout lookout(patience.deadline(), 10);

    for (int i = 0; i < 5; ++i) EXPECT_FALSE(lookout.passed(1000));

    EXPECT_EQ(patience.looks(), 5U);
}

TEST(Lookout, WhatItHasSeenStays) {
    const Patience patience(1);
    Lookout lookout(patience.deadline(), 2);

    EXPECT_FALSE(lookout.passed());
    EXPECT_FALSE(lookout.passed());
    EXPECT_FALSE(lookout.seen());
    EXPECT_TRUE(lookout.passed());
    EXPECT_TRUE(lookout.seen());
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(lookout.passed());
    EXPECT_EQ(patience.late_looks(), 0U);
}

}  // namespace
}  // namespace sudokit
