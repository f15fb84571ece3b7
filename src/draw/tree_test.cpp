#include <gtest/gtest.h>

#include "sudokit/draw_tree.hpp"

#include "draw/tree_view.hpp"

namespace sudokit {
namespace {

Puzzle four(std::string_view line) {
    Puzzle puzzle(Board::standard(4));
    for (Cell cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') puzzle.set_given(cell, static_cast<Digit>(line[cell] - '0'));
    }
    return puzzle;
}

std::size_t count_of(std::string_view word, std::string_view text) {
    std::size_t count = 0;
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        ++count;
    }
    return count;
}

TEST(TreeDrawing, EveryNodeIsALineBelowTheOneItBelongsTo) {
    const Puzzle puzzle = four("1...............");
    const SearchTree tree = search_tree(puzzle, {.keep = 12});
    const TreeDrawing drawing{.puzzle = puzzle, .tree = tree};

    const std::string text = draw_text(drawing);

    EXPECT_EQ(count_of("\n", text), tree.nodes.size());
    EXPECT_TRUE(text.starts_with("start: try r1c2\n|- r1c2 = 2: ")) << text;
    EXPECT_EQ(count_of("more nodes below", text) + count_of("more node below", text) > 0,
              tree.nodes.size() < tree.nodes.front().size);
}

TEST(TreeDrawing, TheSummaryCountsNodesThatWereNotKept) {
    const Puzzle puzzle = four("................");
    const SearchTree tree = search_tree(puzzle, {.keep = 5});

    const std::string text = tree_summary({.puzzle = puzzle, .tree = tree});

    EXPECT_NE(text.find("288 solutions"), std::string::npos) << text;
}

TEST(TreeDrawing, ASearchThatWasCutOffSaysSo) {
    const Puzzle puzzle = four("................");
    const SearchTree tree = search_tree(puzzle, {.visit = 10});

    const std::string text = tree_summary({.puzzle = puzzle, .tree = tree});

    EXPECT_NE(text.find("limit of nodes, before everything was tried"), std::string::npos) << text;
}

TEST(TreeDrawing, DeadEndsSayWhatHasNoPlace) {
    const Puzzle puzzle = four("11..............");
    const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::singles});

    const std::string text = draw_text({.puzzle = puzzle, .tree = tree, .language = Language::fr});

    EXPECT_NE(text.find("impasse"), std::string::npos) << text;
}

TEST(TreeDrawing, GraphvizAndSvgHaveEveryNodeAndEveryBranch) {
    const Puzzle puzzle = four("1...............");
    const SearchTree tree = search_tree(puzzle, {.keep = 40});
    const TreeDrawing drawing{.puzzle = puzzle, .tree = tree};

    const std::string dot = draw_dot(drawing);
    const std::string svg = draw_svg(drawing);

    EXPECT_EQ(count_of("[label=", dot), tree.nodes.size());
    EXPECT_EQ(count_of(" -> ", dot), tree.nodes.size() - 1);
    EXPECT_EQ(count_of("<rect class=\"node", svg), tree.nodes.size());
    EXPECT_EQ(count_of("<path class=\"branch\"", svg), tree.nodes.size() - 1);
}

TEST(TreeDrawing, FoldedTreesHaveFewLeavesAndTellOfAllNodes) {
    const Puzzle puzzle = four("................");
    const SearchTree tree =
        search_tree(puzzle, {.method = TreeMethod::exhaustive, .keep = 100'000});
    const TreeDrawing whole{.puzzle = puzzle, .tree = tree};
    TreeDrawing folded = whole;
    folded.leaves = 9;
    folded.chains = true;

    const auto view = draw::view_of(folded);

    // What is drawn and what is counted below it is the whole tree.
    std::uint64_t nodes = 0;
    std::size_t leaves = 0;
    for (const draw::ViewNode& node : view) {
        nodes += node.chain.size();
        if (!node.is_leaf()) continue;
        ++leaves;
        nodes += tree.nodes[node.chain.back()].size - 1;
    }
    EXPECT_EQ(nodes, tree.nodes[0].size);
    EXPECT_LE(leaves, 9U);
    EXPECT_GE(leaves, 6U);
    EXPECT_EQ(draw::view_of(whole).size(), tree.nodes.size());
}

TEST(TreeDrawing, NodesInARowAreOne) {
    const Puzzle puzzle = four("2.1....24....3..");
    const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::exhaustive});
    const TreeDrawing drawing{.puzzle = puzzle, .tree = tree, .chains = true};

    const std::string text = draw_text(drawing);

    EXPECT_LT(count_of("\n", text), tree.nodes.size() / 2) << text;
    EXPECT_NE(text.find(" in a row, to "), std::string::npos) << text;
}

TEST(TreeDrawing, RuledOutCandidatesAndClashesAreSaid) {
    const Puzzle puzzle = four("1...............");
    const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::general});
    TreeDrawing drawing{.puzzle = puzzle, .tree = tree};

    EXPECT_NE(draw_text(drawing).find(" != "), std::string::npos);
    EXPECT_NE(draw_svg(drawing).find(" ≠ "), std::string::npos);
}

TEST(TreeDrawing, TheProfileCountsEveryNodeAtItsDepth) {
    const Puzzle puzzle = four("1...............");
    const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::exhaustive});
    const TreeDrawing drawing{.puzzle = puzzle, .tree = tree};

    const std::string text = draw_profile(drawing);
    const std::string svg = draw_profile_svg(drawing);

    EXPECT_EQ(count_of("\n", text), tree.levels.size() + 1);
    EXPECT_NE(text.find("    1  r1c2      3          0  "), std::string::npos) << text;
    EXPECT_EQ(count_of("<rect class=\"nodes\"", svg), tree.levels.size());
    EXPECT_EQ(count_of("class=\"said\"", svg), 1U);
    EXPECT_GT(count_of(".said{", svg), 0U);
}

}  // namespace
}  // namespace sudokit
