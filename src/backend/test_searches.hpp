// What tests of engines that enumerate share: all solutions of a puzzle, and puzzles that have
// some.
#pragma once

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"

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

}  // namespace sudokit::backend
