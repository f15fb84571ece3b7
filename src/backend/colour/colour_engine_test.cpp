#include "backend/colour/colour_engine.hpp"

#include <gtest/gtest.h>

#include "backend/test_searches.hpp"
#include "engine/general/general.hpp"

namespace sudokit::backend {
namespace {

constexpr auto kGoOn = [](std::span<const std::uint8_t>) { return true; };

TEST(ColourEngine, FindsAllSolutionsAndEachOnce) {
    ColourEngine colour;
    engine::General general;

    expect_same_solutions(colour, general);
}

TEST(ColourEngine, FindsEachOnceWhereTabuSearchFoundOneOfThem) {
    // So impatient that tabu search comes first.
    ColourEngine colour(1);
    engine::General general;

    expect_same_solutions(colour, general);
    Rng rng(1);
    for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle = puzzle_from(Board::standard(9), 36, 0, rng);
        if (general.count(puzzle, {.limit = 5000}).count == 5000) continue;
        EXPECT_EQ(solutions_of(colour, puzzle), solutions_of(general, puzzle)) << i;
    }
}

TEST(ColourEngine, KnowsEveryKindOfBoard) {
    ColourEngine colour;
    engine::General general;

    expect_every_kind_of_board(colour, general);
}

TEST(ColourEngine, ColoursTheGraphOfTheThesis) {
    ColourEngine colour;
    std::string solution;

    const SearchOutcome outcome =
        colour.search(puzzle_of("2.3..1...3.24..3"), {.limit = 0}, [&](auto digits) {
            for (const std::uint8_t digit : digits) solution += static_cast<char>('0' + digit);
            return true;
        });

    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(outcome.nodes, 0U);
    EXPECT_EQ(solution, "2431312413424213");
}

TEST(ColourEngine, HeedsPencilmarksAndGivensThatClash) {
    ColourEngine colour;

    expect_pencilmarks_and_clashes(colour);
}

TEST(ColourEngine, DigitsThatNoGivenHasAreInterchangeable) {
    // With three digits of nine missing, solutions come in sixes.
    const Puzzle puzzle = puzzle_of(
        "1234567894567891237891234562143658973658972148972143655316429786429785319785316..");
    Puzzle fewer(puzzle.board());
    for (Cell cell = 0; cell < 81; ++cell) {
        if (puzzle.given(cell) <= 6) fewer.set_given(cell, puzzle.given(cell));
    }
    ColourEngine colour;
    engine::General general;

    const Solutions found = solutions_of(colour, fewer);

    EXPECT_EQ(found.size() % 6, 0U);
    EXPECT_EQ(found, solutions_of(general, fewer));
}

TEST(ColourEngine, FindsGridsOnLargeBoards) {
    ColourEngine colour;
    for (const std::uint32_t order : {16U, 25U, 36U, 49U}) {
        const Puzzle empty(Board::standard(order));
        bool valid = false;
        const auto check = [&](std::span<const std::uint8_t> digits) {
            valid = is_valid({empty.board(), {digits.begin(), digits.end()}});
            return true;
        };

        const SearchOutcome outcome = colour.search(empty, {.limit = 1}, check);

        EXPECT_EQ(outcome.count, 1U);
        EXPECT_TRUE(valid) << order;
        EXPECT_EQ(colour.count(empty, {.limit = 3}).count, 3U);
    }
}

TEST(ColourEngine, StopsAtTheLimitTheDeadlineAndWhenTold) {
    ColourEngine colour;
    const Puzzle empty(Board::standard(9));
    const SearchOutcome limited = colour.search(empty, {.limit = 5}, kGoOn);
    EXPECT_EQ(limited.count, 5U);
    EXPECT_EQ(limited.stop, Stop::limit);

    const SearchOutcome told =
        colour.search(empty, {.limit = 0}, [](std::span<const std::uint8_t>) { return false; });
    EXPECT_EQ(told.count, 1U);
    EXPECT_EQ(told.stop, Stop::limit);

    const Deadline passed([](const void*) { return true; }, nullptr);
    const SearchOutcome stopped = colour.search(empty, {.limit = 0, .deadline = passed}, kGoOn);
    EXPECT_EQ(stopped.stop, Stop::deadline);
}

// The first colouring of the empty board stands for 362,880 solutions.
TEST(ColourEngine, TheDeadlineIsLookedAtWhileSolutionsAreHandedOn) {
    for (const std::uint64_t failures : {1U, 100U}) {
        ColourEngine colour(failures);
        bool found = false;
        const Deadline after_the_first(
            [](const void* said) { return *static_cast<const bool*>(said); }, &found);

        const SearchOutcome outcome =
            colour.search(Puzzle(Board::standard(9)), {.limit = 0, .deadline = after_the_first},
                          [&](std::span<const std::uint8_t>) { return found = true; });

        EXPECT_EQ(outcome.stop, Stop::deadline);
        EXPECT_GE(outcome.count, 1U);
        EXPECT_LT(outcome.count, 10'000U);
    }
}

}  // namespace
}  // namespace sudokit::backend
