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

Puzzle nine(std::string_view text) {
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < 81; ++cell) {
        if (text[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(text[cell] - '0'));
    }
    return puzzle;
}

constexpr auto kGoOn = [](std::span<const std::uint8_t>) { return true; };

TEST(DancingLinks, KnowsEveryKindOfBoard) {
    Shape diagonals = Shape::standard(4);
    diagonals.diagonals = true;
    Shape jigsaw;
    jigsaw.order = 4;
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    Shape latin;
    latin.order = 4;
    latin.regions = Latin{};
    DancingLinks dlx;
    engine::General general;
    for (const Shape& shape : {Shape::standard(1), diagonals, jigsaw, latin}) {
        const Puzzle puzzle(*Board::make(shape));
        EXPECT_EQ(solutions_of(dlx, puzzle), solutions_of(general, puzzle)) << shape_name(shape);
    }
    EXPECT_EQ(dlx.count(Puzzle(Board::standard(4)), {.limit = 0}).count, 288U);
}

TEST(DancingLinks, HeedsPencilmarksAndGivensThatClash) {
    DancingLinks dlx;
    Puzzle puzzle(Board::standard(4));
    puzzle.set_pencilmarks(0, DigitSet::of(2) | DigitSet::of(3));
    EXPECT_EQ(dlx.count(puzzle, {.limit = 0}).count, 144U);

    puzzle.set_pencilmarks(0, {});
    EXPECT_EQ(dlx.count(puzzle, {.limit = 0}).count, 0U);

    Puzzle clash(Board::standard(4));
    clash.set_given(0, 1);
    clash.set_given(1, 1);
    EXPECT_EQ(dlx.count(clash, {.limit = 0}).count, 0U);
}

TEST(DancingLinks, CountsOnlyChoices) {
    DancingLinks dlx;
    const SearchOutcome forced = dlx.search(
        nine("8.15..2..6....14...7...8..6...1.2...3...6.8..1..75.....98...61742.....8.........."),
        {.limit = 2}, kGoOn);
    EXPECT_EQ(forced.count, 1U);
    EXPECT_EQ(forced.nodes, 0U);

    const SearchOutcome hard = dlx.search(
        nine("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
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
