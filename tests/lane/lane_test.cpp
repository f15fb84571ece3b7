// That the sanitizers and assertions which this build asks for do catch what they are there for.
// The build says what it asks for through SUDOKIT_LANE_ADDRESS and its like.
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/assert.hpp"

namespace sudokit {
namespace {

TEST(Lane, AssertionsAreOnExactlyInDebugAndSanitizerBuilds) {
#ifdef SUDOKIT_LANE_CHECKED
    EXPECT_DEATH(SUDOKIT_ASSERT(false), "false");
#else
    bool evaluated = false;
    SUDOKIT_ASSERT(evaluated = true);
    EXPECT_FALSE(evaluated);
#endif
}

#ifdef SUDOKIT_LANE_SANITIZER
TEST(Lane, TheStandardLibraryChecksItsCallers) {
    std::vector<int> items(4);
    items.resize(3);  // what is there is ours still, so that no sanitizer minds
    const volatile std::size_t index = 3;

    EXPECT_DEATH(EXPECT_EQ(items[index], 0), "Assertion '__n < this->size\\(\\)' failed");
}
#endif

#ifdef SUDOKIT_LANE_ADDRESS
TEST(Lane, ReadingPastTheEndOfAnArrayIsCaught) {
    const std::vector<int> items(4);
    const volatile std::size_t index = 4;  // volatile: the compiler must not see it coming

    EXPECT_DEATH(EXPECT_EQ(items.data()[index], 0), "heap-buffer-overflow");
}
#endif

#ifdef SUDOKIT_LANE_UNDEFINED
TEST(Lane, SignedOverflowIsCaught) {
    volatile int largest = std::numeric_limits<int>::max();

    EXPECT_DEATH(largest = largest + 1, "signed integer overflow");
}
#endif

#ifdef SUDOKIT_LANE_THREAD
TEST(Lane, DataRaceIsCaught) {
    const auto race = [] {
        int shared = 0;
        std::thread other([&shared] { ++shared; });
        ++shared;
        other.join();
        std::exit(shared == 0 ? 1 : 0);  // the sanitizer makes it another status
    };

    EXPECT_EXIT(race(), testing::ExitedWithCode(66), "data race");
}
#endif

}  // namespace
}  // namespace sudokit
