// What is said of the nodes of a search tree.
#pragma once

#include <string>
#include <vector>

#include "draw/tree_view.hpp"

namespace sudokit::draw {

/// What is said of the nodes of a view.
class TreeWords {
  public:
    /// `drawing` must outlive it.
    explicit TreeWords(const TreeDrawing& drawing);

    [[nodiscard]] const std::vector<ViewNode>& view() const { return view_; }

    /// "r1c5 = 2"; "start" for the root.
    [[nodiscard]] std::string name(std::size_t node) const;

    /// "12 in a row, to r4c4 = 1"; empty if it is no chain.
    [[nodiscard]] std::string chain(std::size_t node) const;

    /// "20 cells follow"; empty if none does.
    [[nodiscard]] std::string followed(std::size_t node) const;

    /// "dead end: row 1 has no place for 2".
    [[nodiscard]] std::string outcome(std::size_t node) const;

    /// "12 more nodes below, with 1 solution" where they are only counted; else empty.
    [[nodiscard]] std::string counted(std::size_t node) const;

    /// The last node of the tree that it stands for.
    [[nodiscard]] const TreeNode& last(std::size_t node) const {
        return drawing_.tree.nodes[view_[node].chain.back()];
    }

  private:
    [[nodiscard]] std::string name_of(const TreeNode& node) const;
    [[nodiscard]] std::string symbol(Digit digit) const;

    const TreeDrawing& drawing_;
    std::vector<ViewNode> view_;
};

/// Nothing but a dead end.
[[nodiscard]] bool is_dead_end(const TreeOutcome& outcome);

}  // namespace sudokit::draw
