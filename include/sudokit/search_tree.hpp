// The tree of a search for solutions: which digit was tried in which cell, and what came of it.
//
//     const SearchTree tree = search_tree(puzzle, {.method = TreeMethod::singles});
//     tree.nodes.front().size;  // of the whole tree: deep nodes may only be counted, not kept
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/json_writer.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// How it is searched.
enum class TreeMethod : std::uint8_t {
    /// The open cells in reading order, each digit that breaks no rule so far: the search of the
    /// engine `exhaustive`, node by node.
    exhaustive,
    /// After each try all naked and hidden singles, and what constraints rule out; then the first
    /// of the cells with the fewest candidates.
    singles
};

/// "exhaustive", "singles".
[[nodiscard]] std::string_view tree_method_name(TreeMethod method);
[[nodiscard]] std::optional<TreeMethod> find_tree_method(std::string_view name);

/// Digits were tried below it, all that there are.
struct Branching {
    Cell cell = 0;  ///< in which they were tried
    bool operator==(const Branching&) const = default;
};

/// Every cell has its digit.
struct FoundSolution {
    bool operator==(const FoundSolution&) const = default;
};

/// A cell has no digit left.
struct NoDigitLeft {
    Cell cell = 0;
    bool operator==(const NoDigitLeft&) const = default;
};

/// A digit has no place left in a house.
struct NoPlaceLeft {
    std::uint32_t house = 0;  ///< index into `Board::houses()`
    Digit digit = 0;
    bool operator==(const NoPlaceLeft&) const = default;
};

/// A constraint cannot hold any more.
struct ConstraintBroken {
    Cell cell = 0;  ///< one of those that it is about
    bool operator==(const ConstraintBroken&) const = default;
};

/// The search ended here, or below it before everything was tried.
struct LeftOpen {
    bool operator==(const LeftOpen&) const = default;
};

/// What came of a node.
using TreeOutcome =
    std::variant<LeftOpen, Branching, FoundSolution, NoDigitLeft, NoPlaceLeft, ConstraintBroken>;

/// The word that programs read for it: open, branches, solution, no-digit, no-place, constraint.
[[nodiscard]] std::string_view tree_outcome_word(const TreeOutcome& outcome);

/// A digit put into a cell; the root is the puzzle itself.
struct TreeNode {
    std::size_t parent = 0;  ///< index into `SearchTree::nodes`; the root has its own
    std::uint32_t depth = 0;
    std::optional<Candidate> tried;  ///< none at the root
    std::vector<Candidate> forced;   ///< the singles that followed, in reading order
    TreeOutcome outcome;
    std::uint64_t size = 1;       ///< nodes of its subtree, itself among them, kept or not
    std::uint64_t solutions = 0;  ///< found in its subtree

    bool operator==(const TreeNode&) const = default;
};

/// A tree, as far as it was searched and kept.
struct SearchTree {
    TreeMethod method = TreeMethod::singles;
    /// In the order of the search: each node before those below it.
    std::vector<TreeNode> nodes;
    std::uint32_t kept_depth = 0;  ///< nodes beyond are counted only
    std::uint32_t deepest = 0;     ///< of all nodes
    std::uint64_t dead_ends = 0;   ///< of all nodes
    bool complete = false;         ///< everything was searched
};

struct SearchTreeOptions {
    TreeMethod method = TreeMethod::singles;
    /// How many nodes are kept at most, but always the first level: whole levels from the root
    /// on, so that what is kept is the top of the tree and not its first branch.
    std::size_t keep = 1000;
    std::uint64_t visit = 1'000'000;  ///< how many nodes are visited at most
    std::uint64_t limit = 0;          ///< stop after so many solutions; 0: find them all
    Deadline deadline = {};
};

/// Searches `puzzle`, of any board and with any constraints. Takes memory for what is kept only.
[[nodiscard]] SearchTree search_tree(const Puzzle& puzzle, const SearchTreeOptions& options = {});

/// Writes the tree of a search on `board` as members of the object that is open: method, complete,
/// size, solutions, dead_ends, deepest, kept_depth and nodes; docs/c-api.md describes them.
void write_search_tree_members(JsonWriter& out, const Board& board, const SearchTree& tree);

}  // namespace sudokit
