#include "backend/ilp.hpp"

#include <algorithm>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "backend/test_searches.hpp"
#include "engine/general/general.hpp"

namespace sudokit::backend {
namespace {

using State = Relaxation::State;

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Arto Inkala, 2012.
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
// Singles do not solve it, the relaxation does.
constexpr std::string_view kLinear =
    "...45...........23..91.34...1...753.....1.8..6.5.......723...48.6......7.3.5.8...";

SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits = {}) {
    return make_ilp()->count(puzzle, limits);
}

TEST(Ilp, FindsAllSolutionsAndEachOnce) {
    const auto ilp = make_ilp();
    engine::General general;

    expect_same_solutions(*ilp, general);
}

TEST(Ilp, CountsTheGridsOfOrderFour) {
    const SearchOutcome outcome = search(Puzzle(Board::standard(4)), {.limit = 0});

    EXPECT_EQ(outcome.count, 288U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    ASSERT_TRUE(outcome.relaxation);
    EXPECT_FALSE(outcome.relaxation->unique);
}

TEST(Ilp, NeedsNoBranchingWhereTheRelaxationHasOnePoint) {
    for (const std::string_view givens : {kEasy, kLinear}) {
        const SearchOutcome outcome = search(puzzle_of(givens));

        EXPECT_EQ(outcome.count, 1U);
        EXPECT_EQ(outcome.stop, Stop::exhausted);
        EXPECT_EQ(outcome.nodes, 0U);
        ASSERT_TRUE(outcome.relaxation);
        EXPECT_EQ(outcome.relaxation->state, State::integral);
        EXPECT_TRUE(outcome.relaxation->unique);
        EXPECT_TRUE(outcome.relaxation->fractional.empty());
    }
}

TEST(Ilp, BranchesWhereTheRelaxationIsFractional) {
    const Puzzle puzzle = puzzle_of(kHard);

    const SearchOutcome outcome = search(puzzle);

    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_GT(outcome.nodes, 0U);
    ASSERT_TRUE(outcome.relaxation);
    EXPECT_EQ(outcome.relaxation->state, State::fractional);
    EXPECT_FALSE(outcome.relaxation->unique);
    const std::vector<Cell>& cells = outcome.relaxation->fractional;
    EXPECT_GT(cells.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(cells));
    EXPECT_TRUE(std::ranges::adjacent_find(cells) == cells.end());
    EXPECT_TRUE(std::ranges::none_of(cells, [&](Cell cell) { return puzzle.given(cell) != 0; }));
}

TEST(Ilp, SeesContradictionsInTheRelaxation) {
    Puzzle clash = puzzle_of(kEasy);
    clash.set_given(2, 5);
    Puzzle marks(Board::standard(9));
    marks.set_pencilmarks(40, DigitSet());
    // Three cells of a row for two digits: no equation has a single variable left.
    Puzzle three(Board::standard(9));
    for (const Cell cell : {0U, 3U, 6U}) {
        three.set_pencilmarks(cell, DigitSet::of(1) | DigitSet::of(2));
    }

    for (const Puzzle& puzzle : {clash, marks, three}) {
        const SearchOutcome outcome = search(puzzle);

        EXPECT_EQ(outcome.count, 0U);
        EXPECT_EQ(outcome.stop, Stop::exhausted);
        EXPECT_EQ(outcome.nodes, 0U);
        ASSERT_TRUE(outcome.relaxation);
        EXPECT_EQ(outcome.relaxation->state, State::infeasible);
    }
}

TEST(Ilp, TheRelaxationHasOnePointOnlyIfThereIsOneSolution) {
    int unique = 0;
    int integral = 0;
    int fractional = 0;
    engine::General general;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle =
            puzzle_from(Board::standard(9), 30 + static_cast<std::uint32_t>(rng.below(60)), 0, rng);
        const SearchOutcome outcome = search(puzzle, {.limit = 2});
        const SearchOutcome expected = general.count(puzzle, {.limit = 2});
        ASSERT_TRUE(outcome.relaxation) << "seed " << seed;
        ASSERT_EQ(outcome.count, expected.count) << "seed " << seed;
        ASSERT_NE(outcome.relaxation->state, State::infeasible) << "seed " << seed;
        ASSERT_TRUE(!outcome.relaxation->unique || outcome.count == 1) << "seed " << seed;
        unique += static_cast<int>(outcome.relaxation->unique);
        integral += static_cast<int>(outcome.relaxation->state == State::integral);
        fractional += static_cast<int>(outcome.relaxation->state == State::fractional);
    }
    EXPECT_GT(unique, 20);
    EXPECT_GT(integral, unique);
    EXPECT_GT(fractional, 10);
}

// Asked a number of times before it passes, and for ever after.
struct Looks {
    mutable std::int64_t left;
    [[nodiscard]] Deadline deadline() const {
        return {[](const void* self) { return --static_cast<const Looks*>(self)->left < 0; }, this};
    }
};

TEST(Ilp, IsNeverWrongWhenTimeIsUp) {
    const Puzzle puzzle = puzzle_of(kHard);
    Looks all{1'000'000'000};
    ASSERT_EQ(search(puzzle, {.deadline = all.deadline()}).stop, Stop::exhausted);
    const std::int64_t needed = 1'000'000'000 - all.left;
    ASSERT_GT(needed, 100);

    int with_solution = 0;
    for (std::int64_t part = 0; part < 60; ++part) {
        const Looks looks{needed * part / 60};
        const SearchOutcome outcome = search(puzzle, {.deadline = looks.deadline()});
        ASSERT_EQ(outcome.stop, Stop::deadline) << part;
        ASSERT_LE(outcome.count, 1U) << part;
        with_solution += static_cast<int>(outcome.count == 1);
        // Not much more is done once it has passed.
        EXPECT_GT(looks.left, -5) << part;
    }
    EXPECT_GT(with_solution, 0);
    EXPECT_LT(with_solution, 60);
}

TEST(Ilp, StopsAtTheLimitAndWhenTheSinkSaysSo) {
    const Puzzle empty(Board::standard(9));
    int seen = 0;

    const SearchOutcome limited = search(empty, {.limit = 3});
    const SearchOutcome told = make_ilp()->search(
        empty, {.limit = 0}, [&](std::span<const std::uint8_t>) { return ++seen < 2; });
    const SearchOutcome only = search(puzzle_of(kEasy), {.limit = 1});

    EXPECT_EQ(limited.count, 3U);
    EXPECT_EQ(limited.stop, Stop::limit);
    EXPECT_EQ(told.count, 2U);
    EXPECT_EQ(told.stop, Stop::limit);
    EXPECT_EQ(only.stop, Stop::limit);
}

TEST(Ilp, AnswersTheSameOnEveryThread) {
    const Puzzle puzzle = puzzle_of(kHard);
    const SearchOutcome expected = search(puzzle);
    std::vector<SearchOutcome> found(4);
    std::vector<std::thread> threads;
    threads.reserve(found.size());
    for (SearchOutcome& outcome : found) {
        threads.emplace_back([&puzzle, &outcome] { outcome = search(puzzle); });
    }
    for (std::thread& thread : threads) thread.join();

    for (const SearchOutcome& outcome : found) {
        EXPECT_EQ(outcome.count, expected.count);
        EXPECT_EQ(outcome.nodes, expected.nodes);
        ASSERT_TRUE(outcome.relaxation);
        EXPECT_EQ(outcome.relaxation->fractional, expected.relaxation->fractional);
    }
}

}  // namespace
}  // namespace sudokit::backend
