// The tree of a search for solutions: which digit was tried in which cell, and what came of it.
//
//     const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::singles});
//     tree.nodes.front().size;  // of the whole tree: deep nodes may only be counted, not kept
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/search_order.hpp"
#include "sudokit/search_probe.hpp"

namespace sudokit {

/// How it is searched.
enum class TreeMethod : std::uint8_t {
    /// The engine `exhaustive`: each digit that breaks no rule so far, in the order of `order`.
    exhaustive,
    /// After each try all naked and hidden singles, and what constraints rule out; then the first
    /// of the cells with the fewest candidates.
    singles,
    /// The engine `general`: a candidate is put, and if that fails ruled out.
    general,
    /// The engine `dpll`, by `dpll_tree` only: decisions, and their opposites.
    dpll
};

/// "exhaustive", "singles", "general", "dpll".
[[nodiscard]] std::string_view tree_method_name(TreeMethod method);
[[nodiscard]] std::optional<TreeMethod> find_tree_method(std::string_view name);

/// A digit put into a cell, or ruled out of it; the root is the puzzle itself.
struct TreeNode {
    std::size_t parent = 0;  ///< index into `SearchTree::nodes`; the root has its own
    std::uint32_t depth = 0;
    TreeEntry entry = TreeEntry::start;
    std::optional<Candidate> tried;  ///< if it was put or ruled out
    std::vector<Candidate> forced;   ///< the digits that followed, in reading order
    TreeOutcome outcome;
    std::uint64_t size = 1;       ///< nodes of its subtree, itself among them, kept or not
    std::uint64_t solutions = 0;  ///< found in its subtree

    bool operator==(const TreeNode&) const = default;
};

/// All nodes at one depth, kept or not.
struct TreeLevel {
    std::uint64_t nodes = 0;
    std::uint64_t dead_ends = 0;
    std::optional<Cell> cell;  ///< which all of them are about, if it is the same

    bool operator==(const TreeLevel&) const = default;
};

/// What ended a search before everything was searched.
enum class TreeLimit : std::uint8_t {
    none,
    time,       ///< or whoever is asked beside the clock
    nodes,      ///< `SearchTreeOptions::visit`
    solutions,  ///< `SearchTreeOptions::limit`
};

/// A tree, as far as it was searched and kept.
struct SearchTree {
    TreeMethod method = TreeMethod::singles;
    /// In the order of the search: each node before those below it.
    std::vector<TreeNode> nodes;
    std::uint32_t kept_depth = 0;   ///< nodes beyond are counted only
    std::uint32_t deepest = 0;      ///< of all nodes
    std::uint64_t dead_ends = 0;    ///< of all nodes
    std::vector<TreeLevel> levels;  ///< by depth, of all nodes
    bool complete = false;          ///< everything was searched
    TreeLimit ended_by = TreeLimit::none;
};

struct SearchTreeOptions {
    TreeMethod method = TreeMethod::singles;
    /// How many nodes are kept at most, but always the first level: whole levels from the root
    /// on, so that what is kept is the top of the tree and not its first branch.
    std::size_t keep = 1000;
    std::uint64_t visit = 1'000'000;  ///< how many nodes are visited at most
    std::uint64_t limit = 0;          ///< stop after so many solutions; 0: find them all
    Deadline deadline = {};
    SearchOrder order = {};  ///< of the method `exhaustive`
};

/// Searches `puzzle`, of any board and with any constraints. Takes memory for what is kept only.
/// The method must not be `dpll`.
[[nodiscard]] SearchTree search_tree(const Puzzle& puzzle, const SearchTreeOptions& options = {});

/// Writes the tree of a search on `board` as members of the object that is open: method, complete,
/// ended_by (time, nodes or solutions, where it is not complete), size, solutions, dead_ends,
/// deepest, kept_depth and nodes; docs/c-api.md describes them.
void write_search_tree_members(JsonWriter& out, const Board& board, const SearchTree& tree);

}  // namespace sudokit
