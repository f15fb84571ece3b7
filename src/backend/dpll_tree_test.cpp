#include "sudokit/dpll_tree.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "backend/dpll.hpp"
#include "backend/sat_engine.hpp"
#include "engine/tree/test_trees.hpp"

namespace sudokit {
namespace {

Puzzle formula_puzzle(std::uint32_t order, std::string_view line) {
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

constexpr std::string_view kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

// The tree of the engine, against what the engine itself counts.
void check_dpll(const Puzzle& puzzle) {
    backend::SatEngine engine("dpll", backend::make_dpll);
    const SearchOutcome outcome = engine.count(puzzle, {.limit = 0});

    const auto tree = dpll_tree(puzzle, {.keep = 100'000});

    ASSERT_TRUE(tree);
    EXPECT_TRUE(tree->complete);
    check_solutions(puzzle, *tree);
    EXPECT_EQ(tree->method, TreeMethod::dpll);
    EXPECT_EQ(tree->nodes[0].solutions, outcome.count);
    std::uint64_t decisions = 0;
    std::uint64_t conflicts = 0;
    for (const TreeNode& node : tree->nodes) {
        if (node.entry == TreeEntry::put) ++decisions;
        const auto word = tree_outcome_word(node.outcome);
        if (word == "clash" || word == "no-digit" || word == "no-place") ++conflicts;
    }
    EXPECT_EQ(decisions, engine.statistics().decisions);
    if (tree->nodes.size() > 1) {
        EXPECT_EQ(conflicts, engine.statistics().conflicts);
        EXPECT_EQ(conflicts, tree->dead_ends);
    }
}

TEST(DpllTree, HasTheDecisionsConflictsAndSolutionsOfTheEngine) {
    check_dpll(formula_puzzle(9, kHard));
    check_dpll(formula_puzzle(4, "................"));
    with_small_puzzles(21, 5, check_dpll);
}

TEST(DpllTree, WhatTheGivensSettleIsOneNode) {
    const auto full = dpll_tree(formula_puzzle(4, "1234341221434321"));
    const auto clash = dpll_tree(formula_puzzle(4, "11.............."));

    ASSERT_TRUE(full && clash);
    EXPECT_EQ(full->nodes.size(), 1U);
    EXPECT_EQ(full->nodes[0].solutions, 1U);
    EXPECT_EQ(clash->nodes.size(), 1U);
    EXPECT_EQ(clash->nodes[0].outcome, TreeOutcome(NoDigitLeft{1}));
    EXPECT_TRUE(full->complete && clash->complete);
}

// Cells with one candidate left are no part of the formula; they follow all the same.
TEST(DpllTree, WhatTheGivensLeaveOneDigitForFollowsAtTheRoot) {
    const Puzzle puzzle = formula_puzzle(4, "2.1....24....3..");
    const auto tree = dpll_tree(puzzle);
    const auto last = dpll_tree(formula_puzzle(4, "123434122143432."));

    ASSERT_TRUE(tree && last);
    check_solutions(puzzle, *tree);
    EXPECT_EQ(tree->nodes[0].forced.size(), 11U);
    EXPECT_EQ(last->nodes[0].forced, (std::vector<Candidate>{{15, 1}}));
    EXPECT_EQ(last->nodes[0].outcome, TreeOutcome(FoundSolution{}));
}

TEST(DpllTree, AChoiceThatIsNoCandidateIsNotToldAsOne) {
    Puzzle puzzle(Board::standard(4));
    puzzle.add_constraint(
        *make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 5}, puzzle.board()));

    const auto tree = dpll_tree(puzzle, {.keep = 100'000});

    ASSERT_TRUE(tree);
    check_solutions(puzzle, *tree);
    std::size_t auxiliary = 0;
    for (const TreeNode& node : tree->nodes) {
        const auto* above = std::get_if<Branching>(&tree->nodes[node.parent].outcome);
        if (above == nullptr || node.entry == TreeEntry::start) continue;
        if (node.entry == TreeEntry::auxiliary) ++auxiliary;
        EXPECT_EQ(above->cell.has_value(), node.entry != TreeEntry::auxiliary);
        if (!above->cell) continue;
        EXPECT_EQ(*above->cell, node.tried->cell);
    }
    EXPECT_GT(auxiliary, 0U);
}

TEST(DpllTree, StopsWhereItIsToldTo) {
    const auto few = dpll_tree(formula_puzzle(9, kHard), {.visit = 10});

    ASSERT_TRUE(few);
    EXPECT_FALSE(few->complete);
    EXPECT_EQ(few->nodes[0].size, 10U);
}

}  // namespace
}  // namespace sudokit
