#include "sudokit/clock.hpp"

#include <limits>
#include <thread>

#include <gtest/gtest.h>

namespace sudokit {
namespace {

TEST(Timer, WithoutLimitNeverPasses) {
    EXPECT_FALSE(Timer(0).passed());
    EXPECT_FALSE(Timer(-1).deadline().passed());
    EXPECT_FALSE(Timer(std::numeric_limits<double>::infinity()).passed());
    EXPECT_FALSE(Timer(1e300).passed());
}

TEST(Timer, PassesWhenItsTimeIsUpAndNotBefore) {
    const Timer longer(1000);
    const Timer shorter(0.001);

    std::this_thread::sleep_for(std::chrono::milliseconds(5));

    EXPECT_FALSE(longer.deadline().passed());
    EXPECT_TRUE(shorter.deadline().passed());
}

TEST(Timer, PassesWhenTheFlagIsRaised) {
    std::atomic<bool> cancelled = false;
    const Timer timer(0, &cancelled);
    const Deadline deadline = timer.deadline();
    EXPECT_FALSE(deadline.passed());

    cancelled = true;

    EXPECT_TRUE(deadline.passed());
}

}  // namespace
}  // namespace sudokit
