// What the trees of all methods have in common, for tests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sudokit/rng.hpp"
#include "sudokit/search_tree.hpp"

#include "base/test_rounds.hpp"

namespace sudokit {

/// The digits that a node stands for: the givens, what was tried on the way, and what followed.
inline std::vector<std::uint8_t> digits_at(const Puzzle& puzzle, const SearchTree& tree,
                                           std::size_t i) {
    std::vector<std::uint8_t> digits(puzzle.givens().begin(), puzzle.givens().end());
    for (;; i = tree.nodes[i].parent) {
        const TreeNode& node = tree.nodes[i];
        const auto put = [&](Candidate put_in) {
            EXPECT_EQ(digits[put_in.cell], 0U);
            digits[put_in.cell] = static_cast<std::uint8_t>(put_in.digit);
        };
        if (node.entry == TreeEntry::put) put(*node.tried);
        for (const Candidate& each : node.forced) put(each);
        if (i == 0) return digits;
    }
}

/// Every node that says it is a solution has a digit for every cell, and the right ones.
inline void check_solutions(const Puzzle& puzzle, const SearchTree& tree) {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        if (!std::holds_alternative<FoundSolution>(tree.nodes[i].outcome)) continue;
        EXPECT_TRUE(solves({puzzle.board(), digits_at(puzzle, tree, i)}, puzzle));
    }
}

/// Calls `check` with random puzzles of order 4 that have at most so many givens.
inline void with_small_puzzles(std::uint64_t seed, int givens, void (*check)(const Puzzle&)) {
    Rng rng(seed);
    for (std::uint32_t round = 0; round < tests::test_rounds(60U); ++round) {
        Puzzle puzzle(Board::standard(4));
        for (int i = 0; i < givens; ++i) {
            puzzle.set_given(static_cast<Cell>(rng.below(16)),
                             static_cast<Digit>(rng.below(4) + 1));
        }
        SCOPED_TRACE("round " + std::to_string(round));
        check(puzzle);
    }
}

}  // namespace sudokit
