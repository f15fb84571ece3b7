// What tests of engines that enumerate share: puzzles, all of their solutions, and what every
// engine must know.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

#include "board/test_puzzle.hpp"
#include "engine/engine.hpp"

namespace sudokit::backend {

using Solutions = std::set<std::string>;

/// All solutions; finding one twice is a failure.
inline Solutions solutions_of(engine::Engine& engine, const Puzzle& puzzle) {
    Solutions found;
    const SearchOutcome outcome =
        engine.search(puzzle, {.limit = 0}, [&](std::span<const std::uint8_t> digits) {
            EXPECT_TRUE(found.insert({digits.begin(), digits.end()}).second) << "found twice";
            return true;
        });
    EXPECT_EQ(outcome.stop, Stop::exhausted);
    EXPECT_EQ(outcome.count, found.size());
    return found;
}

/// Cells of a grid made by a pattern, and some digits that do not belong there.
inline Puzzle puzzle_from(const Board& board, std::uint32_t givens, std::uint32_t wrong, Rng& rng) {
    const std::uint32_t n = board.order();
    const std::uint32_t box = n == 9 ? 3 : 2;
    Puzzle puzzle(board);
    for (std::uint32_t i = 0; i < givens + wrong; ++i) {
        const auto cell = static_cast<Cell>(rng.below(board.cell_count()));
        const std::uint32_t row = cell / n;
        const Digit right = (row % box * (n / box) + row / box + cell % n) % n + 1;
        puzzle.set_given(cell, i < givens ? right : static_cast<Digit>(rng.below(n)) + 1);
    }
    return puzzle;
}

/// Compares all solutions with those of `other`, on random puzzles of orders 4 and 9.
inline void expect_same_solutions(engine::Engine& engine, engine::Engine& other) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Rng rng(seed);
        const std::uint32_t order = seed % 2 == 0 ? 9 : 4;
        const Puzzle puzzle =
            puzzle_from(Board::standard(order), order == 9 ? 45 : 4, seed % 5 == 0 ? 1 : 0, rng);
        EXPECT_EQ(solutions_of(engine, puzzle), solutions_of(other, puzzle)) << "seed " << seed;
    }
}

/// Compares all solutions with those of `other`, on empty boards of every kind.
inline void expect_every_kind_of_board(engine::Engine& engine, engine::Engine& other) {
    Shape diagonals = Shape::standard(4);
    diagonals.diagonals = true;
    Shape jigsaw;
    jigsaw.order = 4;
    jigsaw.regions = Jigsaw{{0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}};
    Shape latin;
    latin.order = 4;
    latin.regions = Latin{};
    for (const Shape& shape : {Shape::standard(1), diagonals, jigsaw, latin}) {
        const Puzzle puzzle(*Board::make(shape));
        EXPECT_EQ(solutions_of(engine, puzzle), solutions_of(other, puzzle)) << shape_name(shape);
    }
    EXPECT_EQ(engine.count(Puzzle(Board::standard(4)), {.limit = 0}).count, 288U);
}

/// Pencilmarks count, and givens that clash have no solution.
inline void expect_pencilmarks_and_clashes(engine::Engine& engine) {
    Puzzle puzzle(Board::standard(4));
    puzzle.set_pencilmarks(0, DigitSet::of(2) | DigitSet::of(3));
    EXPECT_EQ(engine.count(puzzle, {.limit = 0}).count, 144U);

    puzzle.set_pencilmarks(0, {});
    EXPECT_EQ(engine.count(puzzle, {.limit = 0}).count, 0U);

    EXPECT_EQ(engine.count(puzzle_of("11.............."), {.limit = 0}).count, 0U);
}

}  // namespace sudokit::backend
