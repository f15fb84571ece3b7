#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/counting.hpp"
#include "sudokit/sampling.hpp"

#include "base/test_deadline.hpp"
#include "base/test_rounds.hpp"
#include "engine/general/general.hpp"

namespace sudokit {
namespace {

// One by one, by another engine.
std::uint64_t enumerated(const Puzzle& puzzle) {
    return engine::General()
        .search(puzzle, {.limit = 0}, [](std::span<const std::uint8_t>) { return true; })
        .count;
}

Board board_of(const Shape& shape) { return *Board::make(shape); }

Board jigsaw(std::uint32_t order, const std::string& regions) {
    Shape shape;
    shape.order = order;
    Jigsaw pieces;
    for (const char region : regions) {
        pieces.region_of.push_back(static_cast<std::uint8_t>(region - 'a'));
    }
    shape.regions = pieces;
    return board_of(shape);
}

// Boards of many kinds, with how many givens leave not too many solutions.
std::vector<std::pair<Board, std::uint32_t>> boards() {
    Shape latin;
    latin.order = 5;
    latin.regions = Latin{};
    Shape diagonal = Shape::boxes(2, 3);
    diagonal.diagonals = true;
    Shape windows = Shape::boxes(3, 3);
    windows.windows = true;
    return {{Board::standard(4), 0}, {Board::standard(4), 2},
            {Board::standard(6), 6}, {board_of(diagonal), 3},
            {board_of(latin), 4},    {jigsaw(5, "aaabbaabbbccccdecdddeeeed"), 2},
            {board_of(windows), 22}, {Board::standard(9), 24}};
}

// A puzzle with givens of `grid` in `givens` cells.
Puzzle thinned(const Grid& grid, std::uint32_t givens, Rng& rng) {
    std::vector<Cell> cells(grid.digits.size());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    rng.shuffle(cells);
    Puzzle puzzle(grid.board);
    for (std::uint32_t i = 0; i < givens; ++i) puzzle.set_given(cells[i], grid.digits[cells[i]]);
    return puzzle;
}

// Any solution at all.
Grid some_grid(const Board& board) {
    Grid grid{board, {}};
    engine::General().search(Puzzle(board), {.limit = 1},
                             [&grid](std::span<const std::uint8_t> digits) {
                                 grid.digits.assign(digits.begin(), digits.end());
                                 return false;
                             });
    return grid;
}

void add(Puzzle& puzzle, ConstraintData data) {
    puzzle.add_constraint(*make_constraint(std::move(data), puzzle.board()));
}

TEST(SolutionCount, AgreesWithGoingThroughThemOnBoardsOfAllKinds) {
    for (const auto& [board, givens] : boards()) {
        const Grid grid = some_grid(board);
        for (std::uint64_t seed = 0; seed < tests::test_rounds(std::uint64_t{4}); ++seed) {
            Rng rng(seed);
            const Puzzle puzzle = thinned(grid, givens, rng);

            EXPECT_EQ(solution_count(puzzle)->text(), std::to_string(enumerated(puzzle)))
                << "order " << board.order() << ", seed " << seed;
        }
    }
}

TEST(SolutionCount, KnowsPencilmarksAndConstraints) {
    const Grid grid = some_grid(Board::standard(6));
    Rng rng(5);
    Puzzle marks = thinned(grid, 5, rng);
    for (const Cell cell : {3U, 9U, 20U}) {
        DigitSet some = marks.pencilmarks(cell);
        some.erase(grid.digits[cell] % 6 + 1);
        marks.set_pencilmarks(cell, some);
    }
    Puzzle cages = thinned(grid, 5, rng);
    for (const Cell cell : {0U, 13U, 28U}) {
        add(cages, {.kind = "killer-cage",
                    .cells = {cell, cell + 1},
                    .value = grid.digits[cell] + grid.digits[cell + 1U]});
    }
    Puzzle knights(Board::standard(6));
    add(knights, {.kind = "anti-knight"});

    for (const Puzzle& puzzle : {marks, cages, knights}) {
        const std::uint64_t solutions = enumerated(puzzle);
        const Estimate sampled = sampled_solution_count(puzzle, 300, rng);

        EXPECT_EQ(solution_count(puzzle)->text(), std::to_string(solutions));
        const double ratio = std::pow(10.0, sampled.log10) / static_cast<double>(solutions);
        EXPECT_LT(std::abs(ratio - 1), 4 * sampled.relative_error + 1e-9);
    }
}

// A Latin square of 6 by 6 squares of two digits each, which can be turned over where they are
// open.
TEST(SolutionCount, MultipliesWhatIsIndependent) {
    Puzzle puzzle(board_of(Shape::boxes(1, 12)));
    for (Cell cell = 0; cell < 144; ++cell) {
        const std::uint32_t square = (cell / 24 + cell % 12 / 2) % 6;
        if (square != 0) puzzle.set_given(cell, 2 * square + (cell / 12 + cell) % 2 + 1);
    }

    EXPECT_EQ(solution_count(puzzle)->text(), "64");
}

TEST(SolutionCount, GoesByTheBandWhereAllGivensAreInOne) {
    const Natural all = *Natural::from_text("6670903752021072936960");
    const auto with = [](std::vector<std::pair<Cell, Digit>> givens) {
        Puzzle puzzle(Board::standard(9));
        for (const auto& [cell, digit] : givens) puzzle.set_given(cell, digit);
        return *solution_count(puzzle);
    };

    EXPECT_EQ(with({}), all);
    EXPECT_EQ(with({{80, 4}}) * 9, all);
    // Given the first cell, another of the band holds the same digit or one of eight others.
    EXPECT_EQ((with({{0, 1}, {13, 1}}) + with({{0, 1}, {13, 2}}) * 8) * 9, all);
    // A stack is a band turned over.
    EXPECT_EQ(with({{3, 1}, {13, 2}, {77, 1}, {49, 5}}),
              with({{27, 1}, {37, 2}, {53, 1}, {41, 5}}));
    EXPECT_TRUE(with({{0, 1}, {1, 1}}).is_zero());
}

TEST(SolutionCount, OfABandAgreesWithSampling) {
    Puzzle puzzle(Board::standard(9));
    const std::string band = "1...5..8...6...4.5..9..3...";
    for (Cell cell = 0; cell < band.size(); ++cell) {
        if (band[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(band[cell] - '0'));
    }
    Rng rng(2);

    const Estimate sampled = sampled_solution_count(puzzle, 400, rng);

    const double ratio = std::pow(10.0, sampled.log10 - solution_count(puzzle)->log10());
    EXPECT_LT(std::abs(ratio - 1), 4 * sampled.relative_error);
}

TEST(SolutionCount, StopsAtTheDeadlineOrTheLimit) {
    const Puzzle puzzle(Board::standard(16));
    const tests::Patience patience(20);
    SolutionCounting counting(puzzle);

    EXPECT_FALSE(counting.count(patience.deadline()));
    EXPECT_LT(patience.late_looks(), 100U);
    EXPECT_FALSE(counting.count({}, 20));
}

TEST(SolutionCount, IsTheSameWithLittleMemory) {
    const Puzzle puzzle(board_of([] {
        Shape diagonal = Shape::boxes(2, 3);
        diagonal.diagonals = true;
        return diagonal;
    }()));

    EXPECT_EQ(SolutionCounting(puzzle, 20000).count(), solution_count(puzzle));
}

// On a 6x6 board, by chi-square.
TEST(SolutionCounting, DrawsEachSolutionEquallyOften) {
    const Grid grid = some_grid(Board::standard(6));
    Rng rng(4);
    const Puzzle puzzle = thinned(grid, 9, rng);
    const auto solutions = static_cast<double>(enumerated(puzzle));
    const auto draws = static_cast<int>(10 * solutions);
    SolutionCounting counting(puzzle);
    std::map<std::vector<std::uint8_t>, int> seen;

    for (int i = 0; i < draws; ++i) {
        const auto drawn = counting.draw(rng);
        ASSERT_TRUE(drawn && solves(*drawn, puzzle));
        ++seen[drawn->digits];
    }

    ASSERT_GT(solutions, 20);
    double chi_square = (solutions - static_cast<double>(seen.size())) * 10;
    for (const auto& entry : seen) chi_square += (entry.second - 10.0) * (entry.second - 10.0) / 10;
    const double freedom = solutions - 1;
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom)) << "seed 4";
    EXPECT_GT(chi_square, freedom - 5 * std::sqrt(2 * freedom)) << "seed 4";
}

Board latin_board(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    return board_of(shape);
}

TEST(SolutionCounting, OfAnEmptyBoardWithASchemeStopsAsWell) {
    SolutionCounting counting{Puzzle(latin_board(9))};
    const tests::Patience patience(100'000);

    EXPECT_FALSE(counting.count(patience.deadline(), 50));
    EXPECT_LE(patience.looks(), 50U);
}

TEST(SolutionCounting, OfAnEmptyBoardGoesOnWhereItStopped) {
    SolutionCounting counting{Puzzle(latin_board(7))};
    std::optional<Natural> squares;
    int rounds = 0;
    for (std::uint64_t most = 4; !squares && rounds < 40; most += most / 2, ++rounds) {
        squares = counting.count({}, most);
    }

    EXPECT_GT(rounds, 1);
    ASSERT_TRUE(squares);
    EXPECT_EQ(squares->text(), "61479419904000");
}

TEST(SolutionCounting, DrawsGridsOfTheEmptyNineWithoutCounting) {
    SolutionCounting counting{Puzzle(Board::standard(9))};
    const tests::Patience patience(100);
    Rng rng(1);

    const auto grid = counting.draw(rng, patience.deadline());

    ASSERT_TRUE(grid);
    EXPECT_TRUE(is_valid(*grid));
}

}  // namespace
}  // namespace sudokit
