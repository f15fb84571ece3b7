#include "sudokit/minimality.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/test_deadline.hpp"
#include "board/test_puzzle.hpp"
#include "engine/general/general.hpp"
#include "generate/minimality/test_grids.hpp"

namespace sudokit {
namespace {

using tests::kSmallClasses;
using tests::SmallGrid;

// Whether givens in these cells leave one solution, for all sets of cells of a 4x4 grid: not where
// another grid agrees in all of them.
std::vector<bool> posed_by_brute_force(const SmallGrid& grid) {
    std::vector<bool> posed(1U << 16, true);
    for (const std::uint32_t difference : tests::differences_from(grid)) {
        const std::uint32_t equal = 0xffff & ~difference;
        for (std::uint32_t cells = equal;; cells = (cells - 1) & equal) {
            posed[cells] = false;
            if (cells == 0) break;
        }
    }
    return posed;
}

// The cells whose givens are redundant, as bits.
std::uint32_t redundant_by_brute_force(const std::vector<bool>& posed, std::uint32_t cells) {
    std::uint32_t redundant = 0;
    for (std::uint32_t bit = 1; bit < 1U << 16; bit <<= 1) {
        if ((cells & bit) != 0 && posed[cells ^ bit]) redundant |= bit;
    }
    return redundant;
}

std::uint32_t bits_of(const std::vector<Cell>& cells) {
    return std::accumulate(cells.begin(), cells.end(), 0U,
                           [](std::uint32_t bits, Cell cell) { return bits | 1U << cell; });
}

TEST(Minimality, RedundantGivensOfSmallPuzzlesAreThoseOfBruteForce) {
    Minimiser minimiser;
    Rng rng(3);
    for (const SmallGrid& grid : kSmallClasses) {
        const auto posed = posed_by_brute_force(grid);
        for (int i = 0; i < 300; ++i) {
            const auto cells = static_cast<std::uint32_t>(rng.below(1U << 16));
            SCOPED_TRACE(cells);

            const auto answer = minimiser.redundant(tests::small_puzzle(grid, cells));

            EXPECT_EQ(answer.posed.stop, Stop::exhausted);
            EXPECT_EQ(answer.posed.count, posed[cells] ? 1U : 2U);
            const std::uint32_t expected =
                posed[cells] ? redundant_by_brute_force(posed, cells) : 0;
            EXPECT_EQ(bits_of(answer.redundant), expected);
            EXPECT_EQ(answer.is_minimal(), posed[cells] && expected == 0);
        }
    }
}

TEST(Minimality, MinimalPuzzlesOfSmallGridsAreThoseOfBruteForceEachOnce) {
    // How many there are of each size. There are 96 grids of the first class and 192 of the second,
    // so that 96 * 12 + 192 * 128 = 25728 puzzles have 4 givens, as published.
    constexpr std::array<std::array<std::size_t, 3>, 2> kBySize = {{{12, 256, 16}, {128, 176, 0}}};
    Minimiser minimiser;
    for (std::size_t i = 0; i < kSmallClasses.size(); ++i) {
        const SmallGrid& grid = kSmallClasses[i];
        const auto posed = posed_by_brute_force(grid);
        std::set<std::uint32_t> expected;
        std::map<int, std::size_t> by_size;
        for (std::uint32_t cells = 0; cells < posed.size(); ++cells) {
            if (!posed[cells] || redundant_by_brute_force(posed, cells) != 0) continue;
            expected.insert(cells);
            ++by_size[std::popcount(cells)];
        }
        for (int size = 4; size <= 6; ++size) {
            EXPECT_EQ(by_size[size], kBySize[i][static_cast<std::size_t>(size - 4)]) << size;
        }

        std::set<std::uint32_t> found;
        const auto answer = minimiser.minimal_puzzles(
            tests::small_puzzle(grid, 0xffff), {}, [&](std::span<const std::uint8_t> givens) {
                EXPECT_TRUE(found.insert(tests::cells_of(givens)).second);
                return true;
            });

        EXPECT_EQ(found, expected);
        EXPECT_EQ(answer.found, expected.size());
        EXPECT_EQ(answer.posed, (Posed{1, Stop::exhausted}));
    }
}

TEST(Minimality, FewestGivensWithinSmallPuzzlesAreThoseOfBruteForce) {
    Minimiser minimiser;
    Rng rng(11);
    for (const SmallGrid& grid : kSmallClasses) {
        const auto posed = posed_by_brute_force(grid);
        for (int i = 0; i < 100; ++i) {
            const auto cells =
                static_cast<std::uint32_t>(rng.below(1U << 16) | rng.below(1U << 16));
            if (!posed[cells]) continue;
            SCOPED_TRACE(cells);
            int fewest = 16;
            for (std::uint32_t kept = cells;; kept = (kept - 1) & cells) {
                if (posed[kept]) fewest = std::min(fewest, std::popcount(kept));
                if (kept == 0) break;
            }

            const auto answer = minimiser.fewest(tests::small_puzzle(grid, cells));

            EXPECT_EQ(answer.posed, (Posed{1, Stop::exhausted}));
            EXPECT_EQ(answer.least, static_cast<std::uint32_t>(fewest));
            EXPECT_EQ(answer.most, answer.least);
            const std::uint32_t kept = tests::cells_of(answer.puzzle.givens());
            EXPECT_EQ(std::popcount(kept), fewest);
            EXPECT_EQ(kept & ~cells, 0U);
            EXPECT_TRUE(posed[kept]);
        }
    }
}

// A random puzzle with one solution and some redundant givens, made with the general engine alone.
Puzzle random_puzzle(const Board& board, Rng& rng) {
    engine::General engine;
    Puzzle puzzle(board);
    std::vector<Cell> cells(board.cell_count());
    std::iota(cells.begin(), cells.end(), Cell{0});
    rng.shuffle(cells);
    std::vector<std::uint8_t> solution;
    puzzle.set_given(cells[0], 1 + static_cast<Digit>(rng.below(board.order())));
    puzzle.set_given(cells[1], puzzle.given(cells[0]) % board.order() + 1);
    engine.search(puzzle, {.limit = 1}, [&](std::span<const std::uint8_t> digits) {
        solution.assign(digits.begin(), digits.end());
        return false;
    });
    puzzle.set_given(cells[0], 0);
    puzzle.set_given(cells[1], 0);
    for (Cell cell = 0; cell < solution.size(); ++cell) puzzle.set_given(cell, solution[cell]);
    for (const Cell cell : cells) {
        if (rng.below(4) == 0) continue;
        puzzle.set_given(cell, 0);
        if (engine.count(puzzle, {.limit = 2}).count > 1) puzzle.set_given(cell, solution[cell]);
    }
    return puzzle;
}

// By counting the solutions without each given.
std::vector<Cell> redundant_by_counting(const Puzzle& puzzle) {
    engine::General engine;
    std::vector<Cell> redundant;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (puzzle.given(cell) == 0) continue;
        Puzzle without = puzzle;
        without.set_given(cell, 0);
        if (engine.count(without, {.limit = 2}).count == 1) redundant.push_back(cell);
    }
    return redundant;
}

TEST(Minimality, RedundantGivensOnAnyBoardAreThoseThatCountingFinds) {
    Shape diagonal = Shape::boxes(3, 3);
    diagonal.diagonals = true;
    Minimiser minimiser;
    for (const Board& board : {Board::standard(6), Board::standard(5), *Board::make(diagonal)}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            SCOPED_TRACE(shape_name(board.shape()) + " seed " + std::to_string(seed));
            Rng rng(seed);
            const Puzzle puzzle = random_puzzle(board, rng);

            const auto answer = minimiser.redundant(puzzle);
            const auto minimal = minimiser.minimise(puzzle, rng);

            EXPECT_EQ(answer.redundant, redundant_by_counting(puzzle));
            EXPECT_EQ(minimal.posed, (Posed{1, Stop::exhausted}));
            EXPECT_TRUE(redundant_by_counting(minimal.puzzle).empty());
            EXPECT_EQ(engine::General().count(minimal.puzzle, {.limit = 2}).count, 1U);
        }
    }
}

std::vector<nine::Digits> nine_puzzles(std::size_t count) {
    std::vector<nine::Digits> puzzles;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        Rng rng(seed);
        const Puzzle puzzle = random_puzzle(Board::standard(9), rng);
        puzzles.emplace_back();
        std::ranges::copy(puzzle.givens(), puzzles.back().begin());
    }
    return puzzles;
}

TEST(Minimality, BatchesAgreeWithSinglePuzzlesOnEveryKernel) {
    auto puzzles = nine_puzzles(12);
    puzzles.emplace_back();         // empty: several solutions
    puzzles.push_back(puzzles[0]);  // no solution
    puzzles.back()[0] = puzzles.back()[1] = 5;
    std::vector<Cell> order(nine::kCells);
    std::iota(order.begin(), order.end(), Cell{0});
    Rng rng(4);
    rng.shuffle(order);
    for (const nine::Kernel& kernel : nine::kernels()) {
        SCOPED_TRACE(kernel.name);
        Minimiser minimiser(kernel);
        std::vector<NineRedundancy> redundant(puzzles.size());
        auto minimal = puzzles;
        std::vector<Posed> posed(puzzles.size());

        minimiser.redundant(puzzles, {}, redundant);
        minimiser.minimise(minimal, order, {}, posed);

        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            SCOPED_TRACE(i);
            const Puzzle puzzle = nine::puzzle_of(puzzles[i]);
            const auto single = minimiser.redundant(puzzle);
            EXPECT_EQ(redundant[i].posed, single.posed);
            EXPECT_EQ(posed[i], single.posed);
            EXPECT_EQ(redundant[i].is_minimal(), single.is_minimal());
            EXPECT_EQ(redundant[i].redundant.count(), single.redundant.size());
            for (const Cell cell : single.redundant) EXPECT_TRUE(redundant[i].redundant[cell]);
            EXPECT_EQ(nine::puzzle_of(minimal[i]), minimiser.minimise(puzzle, order).puzzle);
        }
    }
}

TEST(Minimality, PencilmarksStayAndCount) {
    // The marks alone say everything, so every given is redundant.
    Puzzle puzzle = tests::small_puzzle(kSmallClasses[0], 0xffff);
    for (Cell cell = 0; cell < 16; ++cell) {
        puzzle.set_pencilmarks(cell, DigitSet::of(kSmallClasses[0][cell]));
    }
    Minimiser minimiser;

    EXPECT_EQ(minimiser.redundant(puzzle).redundant.size(), 16U);
    EXPECT_EQ(minimiser.minimise(puzzle).puzzle.given_count(), 0U);
    EXPECT_EQ(minimiser.fewest(puzzle).most, 0U);
}

TEST(Minimality, PuzzlesWithoutOneSolutionAreLeftAlone) {
    const Puzzle several = puzzle_of("1............... ");
    const Puzzle none = puzzle_of("11..............");
    Minimiser minimiser;
    for (const Puzzle& puzzle : {several, none}) {
        const std::uint64_t count = puzzle == several ? 2 : 0;
        EXPECT_EQ(minimiser.redundant(puzzle).posed, (Posed{count, Stop::exhausted}));
        EXPECT_FALSE(minimiser.redundant(puzzle).is_minimal());
        EXPECT_EQ(minimiser.minimise(puzzle).puzzle, puzzle);
        EXPECT_EQ(minimiser.fewest(puzzle).posed.count, count);
        const auto all = minimiser.minimal_puzzles(
            puzzle, {}, [](std::span<const std::uint8_t>) { return true; });
        EXPECT_EQ(all.found, 0U);
        EXPECT_EQ(all.posed.count, count);
    }
}

TEST(Minimality, SinkMayHaveEnough) {
    Minimiser minimiser;
    std::uint64_t seen = 0;

    const auto answer =
        minimiser.minimal_puzzles(tests::small_puzzle(kSmallClasses[0], 0xffff), {},
                                  [&](std::span<const std::uint8_t>) { return ++seen < 5; });

    EXPECT_EQ(answer.found, 5U);
    EXPECT_EQ(answer.posed.stop, Stop::limit);
}

TEST(Minimality, AtTheDeadlineWhatIsSaidIsTrue) {
    const Puzzle full = tests::small_puzzle(kSmallClasses[0], 0xffff);
    Minimiser minimiser;
    std::size_t stopped = 0;
    for (std::uint64_t looks = 0; looks < 200; looks += 7) {
        SCOPED_TRACE(looks);
        const tests::Patience first(looks);
        const auto minimal = minimiser.minimise(full, first.deadline());
        const tests::Patience second(looks);
        const auto fewest = minimiser.fewest(full, second.deadline());

        if (minimal.posed.count == 1) {
            EXPECT_EQ(engine::General().count(minimal.puzzle, {.limit = 2}).count, 1U);
        }
        EXPECT_LE(fewest.least, 4U);
        EXPECT_GE(fewest.most, 4U);
        EXPECT_EQ(fewest.most, fewest.puzzle.given_count());
        stopped += fewest.posed.stop == Stop::deadline ? 1 : 0;
    }
    EXPECT_GT(stopped, 0U);
}

}  // namespace
}  // namespace sudokit
