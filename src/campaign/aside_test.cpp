#include "campaign/aside.hpp"

#include <stdexcept>

#include <gtest/gtest.h>

namespace sudokit::campaign {
namespace {

TEST(Aside, EndsWhateverHappensToTheOneWhoWaits) {
    std::atomic<bool> hurried = false;
    std::atomic<bool> ended = false;
    const auto fail = [&] {
        const Aside other(
            [&] {
                while (!hurried) std::this_thread::yield();
                ended = true;
            },
            [&] { hurried = true; });
        throw std::runtime_error("something else");
    };
    EXPECT_THROW(fail(), std::runtime_error);
    EXPECT_TRUE(ended);
}

TEST(Aside, WhatItThrowsIsThrownWhereItIsJoined) {
    Aside other([] { throw std::runtime_error("here"); }, [] { FAIL() << "nothing to hurry"; });
    while (!other.ended()) std::this_thread::yield();
    EXPECT_THROW(other.join(), std::runtime_error);
}

}  // namespace
}  // namespace sudokit::campaign
