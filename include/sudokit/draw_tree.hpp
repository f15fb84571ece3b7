// Pictures of search trees: lines of text, Graphviz, SVG.
//
//     const SearchTree tree = search_tree(puzzle);
//     draw_text({puzzle, tree});
#pragma once

#include <string>

#include "sudokit/message.hpp"
#include "sudokit/search_tree.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// A tree to be drawn, and how. The puzzle is the one that was searched; both must outlive it.
struct TreeDrawing {
    const Puzzle& puzzle;
    const SearchTree& tree;
    Symbols symbols = Symbols::digits;  ///< gives way to numbers where it has too few
    Language language = Language::en;
    bool unicode = false;  ///< box-drawing characters instead of | ` -, in lines of text
    /// At most so many leaves, below the nodes that lead to solutions and the largest others: what
    /// is below the rest is counted. 0: all that was kept.
    std::size_t leaves = 0;
    bool chains = false;  ///< nodes with only one below them are drawn as one with it
};

/// What the tree is in all, in a sentence: its nodes, dead ends and solutions, and how deep it is.
[[nodiscard]] std::string tree_summary(const TreeDrawing& drawing);

/// A line for each node that was kept, below the one that it belongs to: what was tried, how many
/// cells followed, and what came of it; of nodes that were only counted, how many there are.
[[nodiscard]] std::string draw_text(const TreeDrawing& drawing);

/// The same as a graph for Graphviz.
[[nodiscard]] std::string draw_dot(const TreeDrawing& drawing);

/// The same as an SVG document that needs nothing else, a row for each leaf.
[[nodiscard]] std::string draw_svg(const TreeDrawing& drawing);

/// How many nodes and dead ends there are at each depth, and in which cell, as a line with a bar
/// for each: where a search spends its time.
[[nodiscard]] std::string draw_profile(const TreeDrawing& drawing);

/// The same as an SVG document.
[[nodiscard]] std::string draw_profile_svg(const TreeDrawing& drawing);

}  // namespace sudokit
