#include "sudokit/search_tree.hpp"

#include <map>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/exhaustive/exhaustive.hpp"
#include "engine/general/general.hpp"
#include "engine/tree/recorder.hpp"
#include "engine/tree/test_trees.hpp"

namespace sudokit {
namespace {

Puzzle tree_puzzle(std::uint32_t order, std::string_view line) {
    Puzzle puzzle(Board::standard(order));
    for (Cell cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

constexpr std::string_view kHardLine =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

// What every tree must be, whatever it is of.
void check_tree(const SearchTree& tree, const SearchTreeOptions& options) {
    ASSERT_FALSE(tree.nodes.empty());
    EXPECT_FALSE(tree.nodes[0].tried);
    std::vector<std::uint64_t> below(tree.nodes.size(), 1);
    std::vector<std::uint64_t> solutions(tree.nodes.size(), 0);
    for (std::size_t i = tree.nodes.size(); i-- > 1;) {
        const TreeNode& node = tree.nodes[i];
        ASSERT_LT(node.parent, i);
        EXPECT_EQ(node.depth, tree.nodes[node.parent].depth + 1);
        EXPECT_LE(node.depth, tree.kept_depth);
        below[node.parent] += node.size;
        solutions[node.parent] += node.solutions;
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[i];
        if (node.depth == tree.kept_depth) continue;
        EXPECT_EQ(node.size, below[i]);
        const bool found = std::holds_alternative<FoundSolution>(node.outcome);
        EXPECT_EQ(node.solutions, solutions[i] + (found ? 1 : 0));
    }
    EXPECT_LE(tree.nodes[0].size, options.visit);
    EXPECT_EQ(tree.complete, !std::holds_alternative<LeftOpen>(tree.nodes[0].outcome));
}

TEST(SearchTree, HasTheNodesOfTheExhaustiveEngine) {
    for (const std::string_view line :
         {"................", "1...2...........", "12..........4.3."}) {
        const Puzzle puzzle = tree_puzzle(4, line);
        engine::Exhaustive engine;
        const SearchOutcome outcome = engine.count(puzzle, {.limit = 0});

        const SearchTreeOptions options{.method = TreeMethod::exhaustive};
        const SearchTree tree = search_tree(puzzle, options);

        check_tree(tree, options);
        EXPECT_EQ(tree.nodes[0].size, outcome.nodes + 1);
        EXPECT_EQ(tree.nodes[0].solutions, outcome.count);
        EXPECT_TRUE(tree.complete);
    }
}

TEST(SearchTree, IsTheSameTopWhateverIsKept) {
    const Puzzle puzzle = tree_puzzle(9, kHardLine);
    const SearchTree whole = search_tree(puzzle, {.keep = 100'000});
    for (const std::size_t keep : {1U, 5U, 12U, 30U}) {
        const SearchTreeOptions options{.keep = keep};
        const SearchTree tree = search_tree(puzzle, options);

        check_tree(tree, options);
        EXPECT_TRUE(tree.nodes.size() <= keep || tree.kept_depth == 1);
        std::size_t next = 0;
        for (const TreeNode& node : whole.nodes) {
            if (node.depth > tree.kept_depth) continue;
            ASSERT_LT(next, tree.nodes.size());
            const TreeNode& kept = tree.nodes[next++];
            EXPECT_EQ(kept.tried, node.tried);
            EXPECT_EQ(kept.forced, node.forced);
            EXPECT_EQ(kept.outcome, node.outcome);
            EXPECT_EQ(kept.size, node.size);
        }
        EXPECT_EQ(next, tree.nodes.size());
        EXPECT_EQ(tree.dead_ends, whole.dead_ends);
        EXPECT_EQ(tree.deepest, whole.deepest);
    }
}

TEST(SearchTree, PropagationMakesItSmall) {
    const Puzzle puzzle = tree_puzzle(9, kHardLine);

    const SearchTree tree = search_tree(puzzle);

    check_tree(tree, {});
    EXPECT_TRUE(tree.complete);
    EXPECT_EQ(tree.nodes[0].solutions, 1U);
    EXPECT_LT(tree.nodes[0].size, 1000U);
    check_solutions(puzzle, tree);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        EXPECT_FALSE(find_clash(puzzle.board(), digits_at(puzzle, tree, i)));
    }
}

TEST(SearchTree, RandomPuzzlesHaveAsManySolutionsBothWays) {
    with_small_puzzles(18, 5, [](const Puzzle& puzzle) {
        const SearchTree plain = search_tree(puzzle, {.method = TreeMethod::exhaustive});
        const SearchTree singles = search_tree(puzzle);

        check_tree(plain, {});
        check_tree(singles, {});
        check_solutions(puzzle, plain);
        check_solutions(puzzle, singles);
        EXPECT_EQ(plain.nodes[0].solutions, singles.nodes[0].solutions);
        EXPECT_LE(singles.nodes[0].size, plain.nodes[0].size);
    });
}

// The tree of the engine, against what the engine itself counts.
void check_general(const Puzzle& puzzle) {
    engine::General engine;
    const SearchOutcome outcome = engine.count(puzzle, {.limit = 0});
    const SearchTreeOptions options{.method = TreeMethod::general, .keep = 100'000};

    const SearchTree tree = search_tree(puzzle, options);

    check_tree(tree, options);
    EXPECT_TRUE(tree.complete);
    EXPECT_EQ(tree.nodes[0].solutions, outcome.count);
    std::uint64_t choices = 0;
    std::uint64_t nodes = 0;
    for (const TreeLevel& level : tree.levels) nodes += level.nodes;
    EXPECT_EQ(nodes, tree.nodes[0].size);
    for (const TreeNode& node : tree.nodes) {
        if (node.entry == TreeEntry::put) ++choices;
    }
    check_solutions(puzzle, tree);
    EXPECT_EQ(choices, outcome.nodes);
}

TEST(SearchTree, OfTheGeneralEngineHasItsChoicesAndItsSolutions) {
    check_general(tree_puzzle(9, kHardLine));
    check_general(tree_puzzle(4, "................"));
    with_small_puzzles(19, 4, check_general);
}

TEST(SearchTree, ASearchThatBeginsAnewIsCompleteAllTheSame) {
    const SearchTreeOptions options;
    engine::TreeRecorder recorder(options);
    recorder.settle(Branching{0}, 2, {});
    recorder.enter(TreeEntry::put, {0, 1});
    recorder.settle(Branching{1}, 2, {});
    recorder.enter(TreeEntry::put, {1, 2});
    recorder.settle(NoDigitLeft{2}, 0, {});
    recorder.begin_anew();
    recorder.settle(Branching{3}, 2, {});
    recorder.enter(TreeEntry::put, {3, 1});
    recorder.settle(FoundSolution{}, 0, {});
    recorder.leave();
    recorder.enter(TreeEntry::ruled_out, {3, 1});
    recorder.settle(NoDigitLeft{3}, 0, {});

    const SearchTree tree = recorder.finish();

    EXPECT_TRUE(tree.complete);
    EXPECT_EQ(tree.nodes[0].solutions, 1U);
    EXPECT_EQ(tree.nodes[0].size, 6U);
    EXPECT_EQ(tree_outcome_word(tree.nodes[1].outcome), "given-up");
    EXPECT_EQ(tree.nodes[3].entry, TreeEntry::again);
    EXPECT_EQ(tree.nodes[3].depth, 1U);
}

TEST(SearchTree, StopsWhereItIsToldTo) {
    const Puzzle empty(Board::standard(9));
    const SearchTree few = search_tree(empty, {.visit = 500});
    EXPECT_FALSE(few.complete);
    EXPECT_EQ(few.ended_by, TreeLimit::nodes);
    EXPECT_EQ(few.nodes[0].size, 500U);
    check_tree(few, {.visit = 500});

    const SearchTree two = search_tree(empty, {.limit = 2});
    EXPECT_FALSE(two.complete);
    EXPECT_EQ(two.ended_by, TreeLimit::solutions);
    EXPECT_EQ(two.nodes[0].solutions, 2U);

    const bool over = true;
    const Deadline now([](const void* flag) { return *static_cast<const bool*>(flag); }, &over);
    const SearchTree none = search_tree(empty, {.deadline = now});
    EXPECT_FALSE(none.complete);
    EXPECT_EQ(none.ended_by, TreeLimit::time);
    EXPECT_EQ(none.nodes.size(), 1U);
}

TEST(SearchTree, DeadEndsSayWhy) {
    // r1c1 sees 1, 2, 3 and 4.
    const SearchTree cell = search_tree(tree_puzzle(4, ".12..3..4......."));
    EXPECT_EQ(cell.nodes[0].outcome, TreeOutcome(NoDigitLeft{0}));
    EXPECT_TRUE(cell.complete);
    EXPECT_EQ(cell.dead_ends, 1U);
    for (const TreeMethod method : {TreeMethod::exhaustive, TreeMethod::singles}) {
        const SearchTree clash =
            search_tree(tree_puzzle(4, "1..1............"), {.method = method});
        EXPECT_EQ(tree_outcome_word(clash.nodes[0].outcome), "no-digit");
        EXPECT_EQ(clash.nodes[0].size, 1U);
        EXPECT_EQ(find_tree_method(tree_method_name(method)), method);
    }
    std::map<std::string_view, int> words;
    for (const TreeNode& node : search_tree(tree_puzzle(9, kHardLine)).nodes) {
        ++words[tree_outcome_word(node.outcome)];
    }
    EXPECT_EQ(words["solution"], 1);
    EXPECT_GT(words["no-digit"] + words["no-place"], 5);
    EXPECT_EQ(words["open"] + words["constraint"], 0);
}

TEST(SearchTree, RespectsConstraints) {
    Puzzle puzzle(Board::standard(4));
    const auto cage =
        make_constraint({.kind = "killer-cage", .cells = {0, 1}, .value = 3}, puzzle.board());
    ASSERT_TRUE(cage);
    puzzle.add_constraint(*cage);
    engine::Exhaustive engine;
    const SearchOutcome outcome = engine.count(puzzle, {.limit = 0});

    const SearchTree plain = search_tree(puzzle, {.method = TreeMethod::exhaustive});
    const SearchTree singles = search_tree(puzzle);

    EXPECT_EQ(plain.nodes[0].size, outcome.nodes + 1);
    EXPECT_EQ(plain.nodes[0].solutions, outcome.count);
    EXPECT_EQ(singles.nodes[0].solutions, outcome.count);
    puzzle.set_given(0, 4);
    EXPECT_EQ(search_tree(puzzle).nodes[0].solutions, 0U);
}

}  // namespace
}  // namespace sudokit
