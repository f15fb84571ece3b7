#include "model/ilp/reduced.hpp"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "board/test_puzzle.hpp"

namespace sudokit::model {
namespace {

// All grids of order 4, one digit after the other.
void add_grids(const Board& board, std::vector<std::uint8_t>& digits, std::vector<Grid>& out) {
    const auto cell = static_cast<Cell>(digits.size());
    if (cell == board.cell_count()) {
        out.push_back({board, digits});
        return;
    }
    for (const Digit digit : board.digits()) {
        const auto clashes = [&](Cell peer) { return peer < cell && digits[peer] == digit; };
        if (std::ranges::any_of(board.peers(cell), clashes)) continue;
        digits.push_back(static_cast<std::uint8_t>(digit));
        add_grids(board, digits, out);
        digits.pop_back();
    }
}

std::vector<Grid> all_grids(const Board& board) {
    std::vector<Grid> out;
    std::vector<std::uint8_t> digits;
    add_grids(board, digits, out);
    return out;
}

// Whether the digits satisfy what is left of the programme, and agree with what is decided.
bool satisfies(const Grid& grid, const ReducedProgramme& programme) {
    if (programme.contradiction) return false;
    for (Cell cell = 0; cell < grid.digits.size(); ++cell) {
        const std::uint8_t decided = programme.decided[cell];
        if (decided != 0 && decided != grid.digits[cell]) return false;
    }
    return std::ranges::all_of(programme.rows, [&](const ReducedProgramme::Row& row) {
        return std::ranges::count_if(row.columns, [&](std::uint32_t column) {
                   const Candidate candidate = programme.columns[column];
                   return grid.digits[candidate.cell] == candidate.digit;
               }) == 1;
    });
}

TEST(ReducedProgramme, NothingIsDecidedOnAnEmptyBoard) {
    const ReducedProgramme left = reduced_programme(Puzzle(Board::standard(9)));

    EXPECT_FALSE(left.contradiction);
    EXPECT_EQ(left.columns.size(), 729U);
    EXPECT_EQ(left.rows.size(), 324U);
    EXPECT_EQ(left.decided, std::vector<std::uint8_t>(81));
}

TEST(ReducedProgramme, NothingIsLeftWhereSinglesAreEnough) {
    const Puzzle puzzle = puzzle_of(Board::standard(4), "1..........3..4.");
    const ReducedProgramme left =
        reduced_programme(puzzle_of(Board::standard(4), "1234341221......"));
    const ReducedProgramme one = reduced_programme(Puzzle(Board::standard(1)));

    EXPECT_GT(reduced_programme(puzzle).columns.size(), 0U);
    EXPECT_TRUE(left.columns.empty());
    EXPECT_TRUE(left.rows.empty());
    EXPECT_TRUE(is_valid({Board::standard(4), left.decided}));
    EXPECT_TRUE(one.columns.empty());
    EXPECT_EQ(one.decided, std::vector<std::uint8_t>{1});
}

TEST(ReducedProgramme, EquationsWithoutVariablesAreContradictions) {
    const Board board = Board::standard(4);
    Puzzle marks(board);
    marks.set_pencilmarks(5, DigitSet());
    Puzzle nowhere(board);  // no place for 1 in the first row
    for (Cell cell = 0; cell < 4; ++cell) {
        nowhere.set_pencilmarks(cell, board.digits() & ~DigitSet::of(1));
    }

    EXPECT_TRUE(reduced_programme(puzzle_of(board, "11..............")).contradiction);
    EXPECT_TRUE(reduced_programme(marks).contradiction);
    EXPECT_TRUE(reduced_programme(nowhere).contradiction);
}

TEST(ReducedProgramme, HasTheSameSolutionsAsThePuzzle) {
    const Board board = Board::standard(4);
    const std::vector<Grid> grids = all_grids(board);
    ASSERT_EQ(grids.size(), 288U);
    int decided = 0;
    int contradictions = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Rng rng(seed);
        Puzzle puzzle(board);
        const Grid& grid = grids[rng.below(grids.size())];
        for (std::uint64_t i = rng.below(7); i > 0; --i) {
            const auto cell = static_cast<Cell>(rng.below(16));
            const bool right = rng.below(5) > 0;
            puzzle.set_given(cell, right ? grid.digits[cell] : static_cast<Digit>(i % 4) + 1);
        }
        for (std::uint64_t i = rng.below(8); i > 0; --i) {
            const auto cell = static_cast<Cell>(rng.below(16));
            puzzle.set_pencilmarks(
                cell, puzzle.pencilmarks(cell) & DigitSet(rng.below(16) | rng.below(16)));
        }
        const ReducedProgramme left = reduced_programme(puzzle);
        for (const Grid& other : grids) {
            ASSERT_EQ(satisfies(other, left), solves(other, puzzle)) << "seed " << seed;
        }
        for (const auto& row : left.rows) ASSERT_GT(row.columns.size(), 1U) << "seed " << seed;
        decided += static_cast<int>(!left.contradiction && left.columns.empty());
        contradictions += static_cast<int>(left.contradiction);
    }
    EXPECT_GT(decided, 20);
    EXPECT_GT(contradictions, 20);
}

}  // namespace
}  // namespace sudokit::model
