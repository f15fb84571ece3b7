#include "generate/wish/clue_numbers.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "engine/general/general.hpp"
#include "generate/wish/small_boards.hpp"

namespace sudokit::generate {
namespace {

// All solutions of an empty board of 16 cells at most.
std::vector<std::vector<std::uint8_t>> all_grids(const Board& board) {
    std::vector<std::vector<std::uint8_t>> grids;
    engine::General().search(Puzzle(board), {.limit = 0}, [&](std::span<const std::uint8_t> it) {
        grids.emplace_back(it.begin(), it.end());
        return true;
    });
    return grids;
}

// The sets of cells, as bits, whose digits some grid has and no other.
std::vector<bool> patterns_with_a_puzzle(const Board& board) {
    const auto grids = all_grids(board);
    std::vector<bool> good(std::size_t{1} << board.cell_count());
    for (const auto& grid : grids) {
        // Grids that differ by the names of their digits have the same patterns.
        if (!std::ranges::is_sorted(grid.begin(), grid.begin() + board.order())) continue;
        std::vector<bool> bad(good.size());  // what another grid has as well
        for (const auto& other : grids) {
            if (&grid == &other) continue;
            std::size_t same = 0;
            for (std::size_t i = 0; i < grid.size(); ++i) {
                same |= std::size_t{grid[i] == other[i]} << i;
            }
            bad[same] = true;
        }
        for (std::size_t set = bad.size(); set-- > 0;) {
            for (std::size_t i = 0; bad[set] && i < grid.size(); ++i) {
                bad[set & ~(std::size_t{1} << i)] = true;
            }
            if (!bad[set]) good[set] = true;
        }
    }
    return good;
}

Board latin_board(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    shape.regions = Latin{};
    return *Board::make(shape);
}

TEST(ClueNumbers, FewestOfSmallBoardsAreThoseOfAllPuzzles) {
    for (const Board& board :
         {Board::standard(4), latin_board(2), latin_board(3), latin_board(4)}) {
        const auto good = patterns_with_a_puzzle(board);
        std::uint32_t fewest = board.cell_count();
        for (std::size_t set = 0; set < good.size(); ++set) {
            if (good[set]) fewest = std::min(fewest, std::uint32_t(std::popcount(set)));
        }
        EXPECT_EQ(fewest_clues(Puzzle(board)), fewest) << shape_name(board.shape());
    }
    EXPECT_EQ(fewest_clues(Puzzle(Board::standard(9))), 17U);
}

CellSet cells_of(const Board& board, std::size_t set) {
    CellSet cells(board.cell_count());
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if ((set >> cell & 1U) != 0) cells.insert(cell);
    }
    return cells;
}

TEST(ClueNumbers, PatternsWithEmptyTwinLinesHaveNoPuzzle) {
    Shape diagonal = Shape::boxes(2, 2);
    diagonal.diagonals = true;
    Shape jigsaw;
    jigsaw.order = 4;
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3}};
    std::size_t twins = 0;
    for (const Board& board :
         {Board::standard(4), latin_board(4), *Board::make(diagonal), *Board::make(jigsaw)}) {
        const auto good = patterns_with_a_puzzle(board);
        for (std::size_t set = 0; set < good.size(); set += 17) {
            if (!empty_twin_lines(board, cells_of(board, set))) continue;
            ++twins;
            EXPECT_FALSE(good[set]) << shape_name(board.shape()) << ' ' << set;
        }
    }
    EXPECT_GT(twins, 50U);
    EXPECT_TRUE(empty_twin_lines(Board::standard(4), cells_of(Board::standard(4), 0xff00)));
    EXPECT_FALSE(empty_twin_lines(Board::standard(4), cells_of(Board::standard(4), 0xf0f0)));
}

TEST(ClueNumbers, SymmetricPatternsHaveTheSizesOfUnionsOfTheirParts) {
    const Board board = Board::standard(4);
    for (const char* words : {"none", "rotate180", "rotate90", "diagonal", "full"}) {
        const auto parts = symmetric_parts(board, *symmetries(words));
        for (const std::size_t fixed : {std::size_t{0}, std::size_t{1}}) {
            Puzzle base(board);
            if (fixed != 0) base.set_given(5, 1);
            std::set<std::size_t> sizes;
            for (std::size_t set = 0; set < std::size_t{1} << parts.size(); ++set) {
                std::size_t size = 0;
                bool has_fixed = fixed == 0;
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    if ((set >> i & 1U) == 0) continue;
                    size += parts[i].size();
                    has_fixed = has_fixed || std::ranges::count(parts[i], Cell{5}) > 0;
                }
                if (has_fixed) sizes.insert(size);
            }
            for (std::uint32_t size = 0; size <= 16; ++size) {
                EXPECT_EQ(has_pattern_of_size(base, *symmetries(words), {size, size}),
                          sizes.contains(size))
                    << words << ' ' << size;
            }
        }
    }
    const Puzzle nine(Board::standard(9));
    const auto beside = pattern_sizes_beside(nine, *symmetries("rotate90"), {22, 23});
    EXPECT_EQ(beside.below, 21U);
    EXPECT_EQ(beside.above, 24U);
}

TEST(SmallBoards, PuzzlesAreThereIfLookingThroughAllOfThemFindsOne) {
    const Board board = Board::standard(4);
    const auto good = patterns_with_a_puzzle(board);
    for (const char* words : {"rotate90", "full"}) {
        Wish wish(board);
        wish.symmetry = symmetries(words);
        const auto parts = symmetric_parts(board, *wish.symmetry);
        std::set<std::uint32_t> sizes;
        for (std::size_t set = 0; set < good.size(); ++set) {
            const bool whole = std::ranges::all_of(parts, [&](const std::vector<Cell>& part) {
                return std::ranges::all_of(part, [&](Cell cell) {
                    return (set >> cell & 1U) == (set >> part.front() & 1U);
                });
            });
            if (whole && good[set]) sizes.insert(static_cast<std::uint32_t>(std::popcount(set)));
        }
        for (const std::uint32_t size : {4U, 5U, 8U, 12U}) {
            wish.clues = {size, size};
            EXPECT_EQ(may_have_small_puzzle(wish), sizes.contains(size)) << words << ' ' << size;
        }
    }
}

TEST(SmallBoards, MinimalPuzzlesHaveFourToSixGivens) {
    // 25,728 have four, 58,368 five and 1,536 six.
    Wish wish(Board::standard(4));
    wish.minimal = true;
    for (const std::uint32_t size : {3U, 4U, 6U, 7U}) {
        wish.clues = {size, size};
        EXPECT_EQ(may_have_small_puzzle(wish), 4 <= size && size <= 6) << size;
    }
}

TEST(SmallBoards, WhatIsFixedCounts) {
    const Board board = Board::standard(4);
    Wish wish(board);
    for (const Cell cell : {0U, 1U, 4U, 5U}) wish.base.set_given(cell, cell % 4 + cell / 2 + 1);
    wish.clues = {4, 4};
    EXPECT_FALSE(may_have_small_puzzle(wish));  // a box says nothing of the others
    wish.clues = {8, 8};
    EXPECT_TRUE(may_have_small_puzzle(wish));
    wish.pattern = {0, 1, 4, 5, 2, 3, 6, 7};
    EXPECT_FALSE(may_have_small_puzzle(wish));
}

}  // namespace
}  // namespace sudokit::generate
