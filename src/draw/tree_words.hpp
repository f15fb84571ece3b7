// What is said of the nodes of a search tree.
#pragma once

#include <string>
#include <vector>

#include "sudokit/draw_tree.hpp"

namespace sudokit::draw {

/// The nodes below each node, in the order of the search, and what is said of them.
class TreeWords {
  public:
    /// `drawing` must outlive it.
    explicit TreeWords(const TreeDrawing& drawing);

    [[nodiscard]] const std::vector<std::size_t>& below(std::size_t node) const {
        return below_[node];
    }

    /// "r1c5 = 2"; "start" for the root.
    [[nodiscard]] std::string name(std::size_t node) const;

    /// "20 cells follow"; empty if none does.
    [[nodiscard]] std::string followed(std::size_t node) const;

    /// "dead end: row 1 has no place for 2".
    [[nodiscard]] std::string outcome(std::size_t node) const;

    /// "12 more nodes below, with 1 solution" where they were only counted; else empty.
    [[nodiscard]] std::string counted(std::size_t node) const;

    /// Whether nothing that was kept is below it.
    [[nodiscard]] bool is_leaf(std::size_t node) const { return below_[node].empty(); }

  private:
    [[nodiscard]] const TreeNode& at(std::size_t node) const { return drawing_.tree.nodes[node]; }
    [[nodiscard]] std::string symbol(Digit digit) const;

    const TreeDrawing& drawing_;
    std::vector<std::vector<std::size_t>> below_;
};

/// Nothing but a dead end.
[[nodiscard]] bool is_dead_end(const TreeOutcome& outcome);

}  // namespace sudokit::draw
