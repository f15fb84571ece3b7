#include "backend/cp.hpp"

#include <gtest/gtest.h>

#include "backend/test_searches.hpp"
#include "engine/general/general.hpp"

namespace sudokit::backend {
namespace {

TEST(ConstraintEngine, FindsAllSolutionsAndEachOnce) {
    ConstraintEngine cp;
    engine::General general;

    expect_same_solutions(cp, general);
}

TEST(ConstraintEngine, RestartsDoNotLoseSolutions) {
    // 17 givens: many failures before the only solution is found and proved to be so.
    const std::string_view text =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    Puzzle puzzle(Board::standard(9));
    for (Cell cell = 0; cell < 81; ++cell) {
        if (text[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(text[cell] - '0'));
    }
    ConstraintEngine cp;
    engine::General general;
    EXPECT_EQ(solutions_of(cp, puzzle).size(), 1U);
    puzzle.set_given(80, 8);  // instead of 9: many solutions
    EXPECT_EQ(solutions_of(cp, puzzle), solutions_of(general, puzzle));
}

TEST(ConstraintEngine, SeesThatMoreCellsDifferThanThereAreDigits) {
    // Row 1, and a cell below that shares the extra houses with all of it.
    const std::uint32_t n = 16;
    Shape shape;
    shape.order = n;
    shape.regions = Latin{};
    std::vector<Cell> left;
    std::vector<Cell> right;
    for (Cell cell = 0; cell < n - 1; ++cell) {
        left.push_back(cell);
        right.push_back(cell + 1);
    }
    left.push_back(n + 3);
    right.push_back(n + 3);
    shape.extra = {left, right};
    ConstraintEngine cp;

    const SearchOutcome outcome = cp.search(Puzzle(*Board::make(shape)), {.limit = 1},
                                            [](std::span<const std::uint8_t>) { return true; });

    EXPECT_EQ(outcome.count, 0U);
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(outcome.nodes, 0U);
}

// A digit has one column less than these rows.
Puzzle rows_for_fewer_columns(const Board& board, std::uint32_t rows) {
    Puzzle puzzle(board);
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = rows - 1; column < board.order(); ++column) {
            puzzle.set_pencilmarks(board.cell(row, column), board.digits() & ~DigitSet::of(3));
        }
    }
    return puzzle;
}

TEST(ConstraintEngine, SeesPigeonholesAcrossHousesWithoutASearch) {
    ConstraintEngine cp(Differing::places);
    Shape latin;
    latin.order = 12;
    latin.regions = Latin{};

    for (const Board& board : {*Board::make(latin), Board::standard(12)}) {
        for (std::uint32_t rows = 2; rows <= 12; ++rows) {
            const SearchOutcome outcome = cp.count(rows_for_fewer_columns(board, rows), {});
            EXPECT_EQ(outcome.count, 0U);
            EXPECT_EQ(outcome.stop, Stop::exhausted);
            EXPECT_EQ(outcome.nodes, 0U);
        }
    }
}

TEST(ConstraintEngine, FindsTheSameSolutionsWithPlaces) {
    Puzzle puzzle(Board::standard(6));
    for (Cell cell = 0; cell < 12; ++cell) {
        puzzle.set_given(cell, (cell % 6 + cell / 6 * 3) % 6 + 1);
    }
    ConstraintEngine cells;
    ConstraintEngine places(Differing::places);

    EXPECT_EQ(solutions_of(places, puzzle), solutions_of(cells, puzzle));
}

TEST(ConstraintEngine, BoardsOfCliquesHaveNoPlaces) {
    Shape shape;
    shape.order = 3;
    shape.regions = Cliques{.cells = 5, .houses = {{0, 1, 2}, {2, 3}, {3, 4}}};
    ConstraintEngine cells;
    ConstraintEngine places(Differing::places);
    const auto board = Board::make(shape);
    ASSERT_TRUE(board);

    EXPECT_EQ(solutions_of(places, Puzzle(*board)), solutions_of(cells, Puzzle(*board)));
}

TEST(ConstraintEngine, GivesUpWhenItsPatienceIsAtAnEnd) {
    ConstraintEngine cp;
    Shape latin;
    latin.order = 12;
    latin.regions = Latin{};
    const Puzzle puzzle = rows_for_fewer_columns(*Board::make(latin), 5);

    const SearchOutcome outcome = cp.count(puzzle, {.patience = 50});

    EXPECT_EQ(outcome.stop, Stop::patience);
    EXPECT_EQ(outcome.nodes, 51U);
}

TEST(ConstraintEngine, StopsAtTheLimitAndTheDeadline) {
    ConstraintEngine cp;
    const Puzzle empty(Board::standard(9));
    const auto all = [](std::span<const std::uint8_t>) { return true; };
    const SearchOutcome limited = cp.search(empty, {.limit = 5}, all);
    const Deadline passed([](const void*) { return true; }, nullptr);
    const SearchOutcome stopped = cp.search(empty, {.limit = 0, .deadline = passed}, all);

    EXPECT_EQ(limited.count, 5U);
    EXPECT_EQ(limited.stop, Stop::limit);
    EXPECT_EQ(stopped.stop, Stop::deadline);
}

}  // namespace
}  // namespace sudokit::backend
