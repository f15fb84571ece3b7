// What every engine must do, whichever way it searches.
#include "engine/engine.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <ostream>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"

namespace sudokit::engine {
namespace {

struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Engine>()> make;

    friend void PrintTo(const Contestant& contestant, std::ostream* out) {
        *out << contestant.name;
    }
};

class EveryEngine : public testing::TestWithParam<Contestant> {
  protected:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits) {
        solutions.clear();
        return engine->search(puzzle, limits, [&](std::span<const std::uint8_t> digits) {
            solutions.insert({digits.begin(), digits.end()});
            EXPECT_TRUE(solves(Grid{puzzle.board(), {digits.begin(), digits.end()}}, puzzle));
            return true;
        });
    }

    std::unique_ptr<Engine> engine = GetParam().make();
    std::set<std::string> solutions;  // the digits as bytes
};

INSTANTIATE_TEST_SUITE_P(
    , EveryEngine,
    testing::Values(Contestant{"exhaustive", [] { return std::make_unique<Exhaustive>(); }},
                    Contestant{"general", [] { return std::make_unique<General>(); }}),
    [](const auto& test) { return test.param.name; });

TEST_P(EveryEngine, FindsAll288GridsOfTheEmptyFourByFour) {
    const auto outcome = search(Puzzle(Board::standard(4)), {.limit = 0});

    EXPECT_EQ(outcome.count, 288U);
    EXPECT_EQ(solutions.size(), 288U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
}

TEST_P(EveryEngine, CountsLatinSquares) {
    Shape shape;
    shape.order = 4;
    shape.regions = Latin{};

    EXPECT_EQ(search(Puzzle(*Board::make(shape)), {.limit = 0}).count, 576U);
    EXPECT_EQ(search(Puzzle(Board::standard(5)), {.limit = 0}).count, 161280U);
}

TEST_P(EveryEngine, CountsDiagonalFourByFours) {
    Shape shape = Shape::standard(4);
    shape.diagonals = true;

    EXPECT_EQ(search(Puzzle(*Board::make(shape)), {.limit = 0}).count, 48U);
}

TEST_P(EveryEngine, OneCellHasOneSolution) {
    const auto outcome = search(Puzzle(Board::standard(1)), {.limit = 2});

    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
}

TEST_P(EveryEngine, ClashingGivensHaveNoSolution) {
    Puzzle puzzle(Board::standard(9));
    puzzle.set_given(0, 5);
    puzzle.set_given(10, 5);

    const auto outcome = search(puzzle, {.limit = 2});

    EXPECT_EQ(outcome.count, 0U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
}

TEST_P(EveryEngine, ACompleteGridIsItsOwnSolution) {
    Puzzle puzzle(Board::standard(4));
    const std::vector<std::uint8_t> digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    for (Cell cell = 0; cell < 16; ++cell) puzzle.set_given(cell, digits[cell]);

    EXPECT_EQ(search(puzzle, {.limit = 2}).count, 1U);
    EXPECT_TRUE(solutions.contains({digits.begin(), digits.end()}));
}

TEST_P(EveryEngine, StopsAtTheLimit) {
    const auto outcome = search(Puzzle(Board::standard(9)), {.limit = 7});

    EXPECT_EQ(outcome.count, 7U);
    EXPECT_EQ(solutions.size(), 7U);
    EXPECT_EQ(outcome.stop, Stop::limit);
}

TEST_P(EveryEngine, StopsWhenTheSinkSaysSo) {
    const auto outcome = engine->search(Puzzle(Board::standard(9)), {.limit = 0},
                                        [](std::span<const std::uint8_t>) { return false; });

    EXPECT_EQ(outcome.count, 1U);
    EXPECT_EQ(outcome.stop, Stop::limit);
}

TEST_P(EveryEngine, StopsAtTheDeadline) {
    const Deadline over([](const void*) { return true; }, nullptr);

    const auto outcome = search(Puzzle(Board::standard(9)), {.limit = 0, .deadline = over});

    EXPECT_EQ(outcome.stop, Stop::deadline);
}

TEST_P(EveryEngine, PencilmarksRuleSolutionsOut) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_pencilmarks(0, DigitSet::of(1) | DigitSet::of(2));

    EXPECT_EQ(search(puzzle, {.limit = 0}).count, 144U);

    puzzle.set_pencilmarks(5, DigitSet());
    EXPECT_EQ(search(puzzle, {.limit = 0}).count, 0U);
}

TEST_P(EveryEngine, AGivenThatItsPencilmarksForbidHasNoSolution) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_given(0, 1);
    puzzle.set_pencilmarks(0, DigitSet::of(2));

    EXPECT_EQ(search(puzzle, {.limit = 2}).count, 0U);
}

TEST_P(EveryEngine, ChangesBoardsBetweenPuzzles) {
    EXPECT_EQ(search(Puzzle(Board::standard(4)), {.limit = 0}).count, 288U);
    EXPECT_EQ(search(Puzzle(Board::standard(9)), {.limit = 3}).count, 3U);
    EXPECT_EQ(search(Puzzle(Board::standard(4)), {.limit = 0}).count, 288U);
}

TEST_P(EveryEngine, AnswersDependOnThePuzzleAlone) {
    const Puzzle puzzle(Board::standard(9));
    const auto first = search(puzzle, {.limit = 20});
    const auto found = solutions;
    search(Puzzle(Board::standard(6)), {.limit = 50});

    const auto again = search(puzzle, {.limit = 20});

    EXPECT_EQ(again.nodes, first.nodes);
    EXPECT_EQ(solutions, found);
}

// More cells of a row than there are digits for them.
Puzzle pigeonhole(std::uint32_t order, std::uint32_t digits) {
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell <= digits; ++cell)
        puzzle.set_pencilmarks(cell, DigitSet::full(digits));
    return puzzle;
}

TEST(General, GivesUpWhenItsPatienceIsAtAnEnd) {
    General general;
    const Puzzle puzzle = pigeonhole(16, 6);
    const SearchOutcome whole = general.count(puzzle, {});
    ASSERT_EQ(whole.stop, Stop::exhausted);
    ASSERT_GT(whole.nodes, 200U);

    const SearchOutcome given_up = general.count(puzzle, {.patience = 100});

    EXPECT_EQ(given_up.stop, Stop::patience);
    EXPECT_EQ(given_up.count, 0U);
    EXPECT_EQ(given_up.nodes, 101U);
    EXPECT_EQ(general.count(puzzle, {.patience = whole.nodes}).stop, Stop::exhausted);
}

TEST(General, PatienceBeginsAgainWithEverySolution) {
    General general;
    Puzzle puzzle(Board::standard(4));
    const SearchOutcome whole = general.count(puzzle, {.limit = 0});
    ASSERT_GT(whole.nodes, 200U);

    EXPECT_EQ(general.count(puzzle, {.limit = 0, .patience = 20}).count, 288U);
    EXPECT_EQ(general.count(puzzle, {.limit = 0, .patience = 1}).stop, Stop::patience);
}

TEST(General, AnyPatienceIsPossible) {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();

    for (const std::uint64_t patience : {kMost, kMost - 1, kMost / 2}) {
        const SearchOutcome outcome =
            General().count(Puzzle(Board::standard(4)), {.limit = 0, .patience = patience});

        EXPECT_EQ(outcome.count, 288U);
        EXPECT_EQ(outcome.stop, Stop::exhausted);
    }
}

TEST(General, PassesOverSolutionsThatAreKnown) {
    General general;
    const Puzzle puzzle(Board::standard(4));
    std::vector<std::vector<std::uint8_t>> known;
    general.search(puzzle, {.limit = 10}, [&](std::span<const std::uint8_t> digits) {
        known.emplace_back(digits.begin(), digits.end());
        return true;
    });
    std::set<std::vector<std::uint8_t>> found;
    const auto find = [&](std::span<const std::uint8_t> digits) {
        return found.emplace(digits.begin(), digits.end()).second;
    };

    const SearchOutcome rest = general.search_beyond(known, puzzle, {.limit = 0}, find);

    EXPECT_EQ(rest.count, 278U);
    EXPECT_EQ(rest.stop, Stop::exhausted);
    EXPECT_EQ(found.size(), 278U);
    for (const auto& digits : known) EXPECT_FALSE(found.contains(digits));

    found.clear();
    const SearchOutcome few = general.search_beyond(known, puzzle, {.limit = 5}, find);
    EXPECT_EQ(few.count, 5U);
    EXPECT_EQ(few.stop, Stop::limit);
}

TEST(General, SolvesTheEmptyBoardOfOrder64) {
    General general;
    const Puzzle puzzle(Board::standard(64));

    const auto outcome =
        general.search(puzzle, {.limit = 1}, [&](std::span<const std::uint8_t> digits) {
            EXPECT_TRUE(solves(Grid{puzzle.board(), {digits.begin(), digits.end()}}, puzzle));
            return true;
        });

    EXPECT_EQ(outcome.count, 1U);
}

}  // namespace
}  // namespace sudokit::engine
