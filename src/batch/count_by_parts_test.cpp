#include "sudokit/count_by_parts.hpp"

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "base/test_folder.hpp"

namespace sudokit {
namespace {

TEST(CountByParts, IsThePublishedNumberForAnyThreads) {
    for (const std::size_t threads : {1U, 3U}) {
        const auto counted = count_by_parts(Shape::boxes(2, 4), {.threads = threads});

        ASSERT_TRUE(counted);
        EXPECT_TRUE(counted->is_complete());
        EXPECT_EQ(counted->all, 26U);
        EXPECT_EQ(counted->grids.text(), "29136487207403520");
    }
}

TEST(CountByParts, GoesOnWhereItWasStopped) {
    const tests::TestFolder folder;
    const std::string file = folder.path("checkpoint.txt");
    std::size_t runs = 0;
    std::size_t done = 0;
    for (;; ++runs) {
        ASSERT_LT(runs, 100U);
        // Each time a little longer, as what is not done yet may take longer than that.
        const tests::Patience patience(4 * (runs + 1));
        const auto counted =
            count_by_parts(Shape::boxes(2, 3), {.checkpoint = file}, patience.deadline());
        ASSERT_TRUE(counted);
        EXPECT_GE(counted->done, done);
        done = counted->done;
        if (!counted->is_complete()) continue;
        EXPECT_EQ(counted->grids.text(), "28200960");
        break;
    }

    EXPECT_GT(runs, 1U);
}

TEST(CountByParts, StopsAtTheDeadlineBeforeItKnowsTheParts) {
    const tests::Patience patience(0);

    const auto counted = count_by_parts(Shape::boxes(2, 5), {}, patience.deadline());

    ASSERT_TRUE(counted);
    EXPECT_EQ(counted->all, 0U);
    EXPECT_FALSE(counted->is_complete());
}

TEST(CountByParts, RefusesTheCheckpointOfAnotherCount) {
    const tests::TestFolder folder;
    const std::string file = folder.path("checkpoint.txt");

    EXPECT_TRUE(count_by_parts(Shape::boxes(2, 2), {.checkpoint = file}));
    const auto other = count_by_parts(Shape::boxes(2, 3), {.checkpoint = file});

    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, ErrorCode::syntax);
}

}  // namespace
}  // namespace sudokit
