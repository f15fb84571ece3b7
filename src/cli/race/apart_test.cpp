#include "cli/race/apart.hpp"

#include <array>
#include <csignal>
#include <new>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/io/system.hpp"

namespace sudokit::cli {
namespace {

TEST(Apart, WhatTheWorkSaysComesBackAndNothingElse) {
    int changed = 0;

    const Apart told = run_apart(
        [&] {
            changed = 1;
            return std::string(100'000, 'x');
        },
        {});

    EXPECT_EQ(told.end, ApartEnd::done);
    EXPECT_EQ(told.text, std::string(100'000, 'x'));
    EXPECT_EQ(changed, 0);
}

TEST(Apart, MemoryThatIsUsedIsMeasured) {
    constexpr std::size_t kBytes = std::size_t{40} << 20U;

    const Apart told = run_apart(
        [&] {
            const std::vector<char> much(kBytes, 'x');
            return std::string(1, much[kBytes / 2]);
        },
        {});

    EXPECT_EQ(told.text, "x");
    EXPECT_GE(told.peak, kBytes * 9 / 10);
}

TEST(Apart, CrashesAndLackOfMemoryAreTold) {
    const Apart crashed = run_apart(
        []() -> std::string {
            std::signal(SIGSEGV, SIG_DFL);
            std::raise(SIGSEGV);
            return "not here";
        },
        {});
    const Apart hungry = run_apart([]() -> std::string { throw std::bad_alloc(); }, {});

    EXPECT_EQ(crashed.end, ApartEnd::signalled);
    EXPECT_EQ(crashed.number, SIGSEGV);
    EXPECT_EQ(crashed.text, "");
    EXPECT_EQ(hungry.end, ApartEnd::no_memory);
}

TEST(Apart, ExceptionsAreToldInTheirWords) {
    const Apart told =
        run_apart([]() -> std::string { throw std::runtime_error("no such thing"); }, {});
    const Apart silent = run_apart([]() -> std::string { throw 1; }, {});

    EXPECT_EQ(told.end, ApartEnd::failed);
    EXPECT_EQ(told.text, "no such thing");
    EXPECT_EQ(silent.end, ApartEnd::failed);
    EXPECT_EQ(silent.text, "");
}

// A pipe that only the end of the work writes to.
TEST(Apart, WorkThatIsEndedCanTidyUpFirst) {
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);

    const Apart told = run_apart(
        [&]() -> std::string {
            while (!interrupt::flag()) ::usleep(1000);
            const ssize_t size = ::write(ends[1], "x", 1);
            return std::to_string(size);
        },
        {.seconds = 0.05});

    ::close(ends[1]);
    char byte = 0;
    EXPECT_EQ(told.end, ApartEnd::late);
    EXPECT_EQ(::read(ends[0], &byte, 1), 1);
    EXPECT_FALSE(interrupt::flag());
    ::close(ends[0]);
}

TEST(Apart, WorkWithoutEndIsEnded) {
    const Apart told = run_apart(
        []() -> std::string {
            for (;;) ::pause();
        },
        {.seconds = 0.1});

    EXPECT_EQ(told.end, ApartEnd::late);
}

}  // namespace
}  // namespace sudokit::cli
