#include <algorithm>
#include <atomic>
#include <chrono>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/stream.hpp"

namespace sudokit {
namespace {

// Squares 0..count-1 through `slots` slots, and gives what was consumed, in order.
std::vector<int> squares(int count, std::size_t slots, std::size_t threads, int stop_after = -1) {
    std::vector<int> cells(slots);
    std::vector<int> out;
    int next = 0;
    const auto produce = [&](std::size_t slot) {
        if (next == count) return false;
        cells[slot] = next++;
        return true;
    };
    const auto work = [&](std::size_t slot, std::size_t) {
        // The later ones are often ready before the earlier ones.
        if (cells[slot] % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
        cells[slot] *= cells[slot];
    };
    const auto consume = [&](std::size_t slot) {
        out.push_back(cells[slot]);
        return static_cast<int>(out.size()) != stop_after;
    };
    run_ordered({slots, produce, work, consume}, threads);
    return out;
}

TEST(RunOrdered, ConsumesInTheOrderOfProducingWithAnyNumberOfThreadsAndSlots) {
    std::vector<int> expected;
    expected.reserve(200);
    for (int i = 0; i < 200; ++i) expected.push_back(i * i);

    for (const std::size_t threads : {0U, 1U, 2U, 5U}) {
        for (const std::size_t slots : {1U, 2U, 7U, 300U}) {
            EXPECT_EQ(squares(200, slots, threads), expected) << threads << " " << slots;
        }
    }
}

TEST(RunOrdered, OfNothingDoesNothing) {
    EXPECT_TRUE(squares(0, 4, 1).empty());
    EXPECT_TRUE(squares(0, 4, 3).empty());
}

TEST(RunOrdered, EndsEarlyWhenTheConsumerSaysSo) {
    EXPECT_EQ(squares(1000, 4, 1, 3), (std::vector<int>{0, 1, 4}));
    EXPECT_EQ(squares(1000, 4, 3, 3), (std::vector<int>{0, 1, 4}));
}

TEST(RunOrdered, HasNoMoreUnderWayThanThereAreSlots) {
    std::atomic<int> under_way = 0;
    std::atomic<int> most = 0;
    int left = 100;
    const auto produce = [&](std::size_t) {
        if (left-- == 0) return false;
        most = std::max(most.load(), ++under_way);
        return true;
    };
    const auto consume = [&](std::size_t) {
        --under_way;
        return true;
    };

    run_ordered({3, produce, [](std::size_t, std::size_t) {}, consume}, 4);

    EXPECT_GE(most, 1);
    EXPECT_LE(most, 3);
}

TEST(RunOrdered, TellsThreadsApart) {
    std::vector<std::atomic<int>> inside(4);
    std::atomic<bool> mixed = false;
    int left = 500;
    const auto work = [&](std::size_t, std::size_t thread) {
        if (++inside.at(thread) != 1) mixed = true;
        std::this_thread::yield();
        --inside.at(thread);
    };

    run_ordered(
        {16, [&](std::size_t) { return left-- > 0; }, work, [](std::size_t) { return true; }}, 4);

    EXPECT_FALSE(mixed);
}

TEST(RunOrdered, AnswersHowManyThreadsThereWere) {
    const auto none = [](std::size_t) { return false; };
    const auto idle = [](std::size_t, std::size_t) {};

    EXPECT_EQ(run_ordered({4, none, idle, none}, 1), 1U);
    EXPECT_EQ(run_ordered({4, none, idle, none}, 3), 3U);
}

// Where something is thrown.
enum class Place : std::uint8_t { produce, work, consume };

// Numbers from 0, of which the one called `bad` makes the function at `place` throw. What was
// consumed before that.
std::vector<int> consumed_before(int bad, Place place, std::size_t threads) {
    std::vector<int> cells(6);
    std::vector<int> out;
    int next = 0;
    const auto throw_at = [&](Place here, int number) {
        if (here == place && number == bad) throw std::runtime_error("bad");
    };
    const auto produce = [&](std::size_t slot) {
        throw_at(Place::produce, next);
        cells[slot] = next++;
        return true;
    };
    const auto work = [&](std::size_t slot, std::size_t) {
        // The later ones are often ready before the earlier ones.
        if (cells[slot] % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
        throw_at(Place::work, cells[slot]);
    };
    const auto consume = [&](std::size_t slot) {
        throw_at(Place::consume, cells[slot]);
        out.push_back(cells[slot]);
        return true;
    };
    EXPECT_THROW(run_ordered({cells.size(), produce, work, consume}, threads), std::runtime_error);
    return out;
}

TEST(RunOrdered, ThrowsWhatWasThrownAfterAllThatCameBefore) {
    for (const Place place : {Place::produce, Place::work, Place::consume}) {
        for (const std::size_t threads : {1U, 2U, 5U}) {
            for (const int bad : {0, 1, 50}) {
                std::vector<int> expected(static_cast<std::size_t>(bad));
                std::iota(expected.begin(), expected.end(), 0);
                EXPECT_EQ(consumed_before(bad, place, threads), expected)
                    << static_cast<int>(place) << " " << threads << " " << bad;
            }
        }
    }
}

TEST(CoreCount, IsAtLeastOne) { EXPECT_GE(core_count(), 1U); }

}  // namespace
}  // namespace sudokit
