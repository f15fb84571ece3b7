#include "backend/dlx.hpp"

#include <gtest/gtest.h>

#include "backend/test_searches.hpp"
#include "engine/general/general.hpp"

namespace sudokit::backend {
namespace {

TEST(DancingLinks, FindsAllSolutionsAndEachOnce) {
    DancingLinks dlx;
    engine::General general;

    expect_same_solutions(dlx, general);
}

constexpr auto kGoOn = [](std::span<const std::uint8_t>) { return true; };

TEST(DancingLinks, KnowsEveryKindOfBoard) {
    DancingLinks dlx;
    engine::General general;

    expect_every_kind_of_board(dlx, general);
}

TEST(DancingLinks, HeedsPencilmarksAndGivensThatClash) {
    DancingLinks dlx;

    expect_pencilmarks_and_clashes(dlx);
}

TEST(DancingLinks, CountsOnlyChoices) {
    DancingLinks dlx;
    const SearchOutcome forced = dlx.search(
        puzzle_of(
            "8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."),
        {.limit = 2}, kGoOn);
    EXPECT_EQ(forced.count, 1U);
    EXPECT_EQ(forced.nodes, 0U);

    const SearchOutcome hard = dlx.search(
        puzzle_of(
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
        {.limit = 2}, kGoOn);
    EXPECT_EQ(hard.count, 1U);
    EXPECT_EQ(hard.stop, Stop::exhausted);
    EXPECT_GT(hard.nodes, 10U);
}

TEST(DancingLinks, StopsAtTheLimitTheDeadlineAndWhenTold) {
    DancingLinks dlx;
    const Puzzle empty(Board::standard(9));
    const SearchOutcome limited = dlx.search(empty, {.limit = 5}, kGoOn);
    EXPECT_EQ(limited.count, 5U);
    EXPECT_EQ(limited.stop, Stop::limit);

    const SearchOutcome told =
        dlx.search(empty, {.limit = 0}, [](std::span<const std::uint8_t>) { return false; });
    EXPECT_EQ(told.count, 1U);
    EXPECT_EQ(told.stop, Stop::limit);

    const Deadline passed([](const void*) { return true; }, nullptr);
    const SearchOutcome stopped = dlx.search(empty, {.limit = 0, .deadline = passed}, kGoOn);
    EXPECT_EQ(stopped.stop, Stop::deadline);
}

}  // namespace
}  // namespace sudokit::backend
