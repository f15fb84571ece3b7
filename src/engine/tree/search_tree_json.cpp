// The tree of a search as JSON.
#include <algorithm>

#include "sudokit/cell_name.hpp"
#include "sudokit/search_tree.hpp"

namespace sudokit {
namespace {

std::string name_of(const Board& board, Cell cell) { return cell_name(board, cell, Language::en); }

// Where it branches or ends; a house by its index.
void write_outcome(JsonWriter& out, const Board& board, const TreeOutcome& outcome) {
    out.key("outcome").text(tree_outcome_word(outcome));
    if (const auto* branching = std::get_if<Branching>(&outcome)) {
        out.key("at").text(name_of(board, branching->cell));
    } else if (const auto* cell = std::get_if<NoDigitLeft>(&outcome)) {
        out.key("at").text(name_of(board, cell->cell));
    } else if (const auto* broken = std::get_if<ConstraintBroken>(&outcome)) {
        out.key("at").text(name_of(board, broken->cell));
    } else if (const auto* place = std::get_if<NoPlaceLeft>(&outcome)) {
        out.key("house").number(place->house).key("missing").number(place->digit);
    }
}

void write_candidate(JsonWriter& out, const Board& board, const Candidate& candidate) {
    out.key("cell").text(name_of(board, candidate.cell)).key("digit").number(candidate.digit);
}

void write_node(JsonWriter& out, const Board& board, const TreeNode& node) {
    out.begin_object();
    if (node.tried) {
        out.key("parent").number(node.parent);
        write_candidate(out, board, *node.tried);
    }
    if (!node.forced.empty()) {
        out.key("forced").begin_array();
        for (const Candidate& forced : node.forced) {
            out.begin_object();
            write_candidate(out, board, forced);
            out.end_object();
        }
        out.end_array();
    }
    write_outcome(out, board, node.outcome);
    out.key("size").number(node.size).key("solutions").number(node.solutions).end_object();
}

}  // namespace

void write_search_tree_members(JsonWriter& out, const Board& board, const SearchTree& tree) {
    const TreeNode& root = tree.nodes.front();
    out.key("method").text(tree_method_name(tree.method));
    out.key("complete").boolean(tree.complete);
    out.key("size").number(root.size).key("solutions").number(root.solutions);
    out.key("dead_ends").number(tree.dead_ends);
    out.key("deepest").number(tree.deepest);
    out.key("kept_depth").number(std::min(tree.kept_depth, tree.deepest));
    out.key("nodes").begin_array();
    for (const TreeNode& node : tree.nodes) write_node(out, board, node);
    out.end_array();
}

}  // namespace sudokit
