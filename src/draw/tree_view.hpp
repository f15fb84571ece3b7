// Which nodes of a search tree are drawn, and which as one.
#pragma once

#include <vector>

#include "sudokit/draw_tree.hpp"

namespace sudokit::draw {

/// What is drawn as one node.
struct ViewNode {
    std::vector<std::size_t> chain;  ///< nodes of the tree, each below the one before; not empty
    std::vector<std::size_t> below;  ///< nodes of the view
    std::size_t parent = 0;          ///< the first has its own
    std::uint32_t depth = 0;         ///< in the view

    [[nodiscard]] bool is_leaf() const { return below.empty(); }
};

/// The nodes to draw, each before those below it.
[[nodiscard]] std::vector<ViewNode> view_of(const TreeDrawing& drawing);

}  // namespace sudokit::draw
