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
        if (branching->cell) out.key("at").text(name_of(board, *branching->cell));
    } else if (const auto* cell = std::get_if<NoDigitLeft>(&outcome)) {
        out.key("at").text(name_of(board, cell->cell));
    } else if (const auto* broken = std::get_if<ConstraintBroken>(&outcome)) {
        out.key("at").text(name_of(board, broken->cell));
    } else if (const auto* place = std::get_if<NoPlaceLeft>(&outcome)) {
        out.key("house").number(place->house).key("missing").number(place->digit);
    } else if (const auto* both = std::get_if<BothForced>(&outcome)) {
        out.key("at").text(name_of(board, both->first.cell));
        out.key("other").text(name_of(board, both->second.cell));
    }
}

// How a node was entered, where it is not by a digit put into a cell.
std::string_view entry_word(TreeEntry entry) {
    switch (entry) {
        case TreeEntry::start:
        case TreeEntry::put: return {};
        case TreeEntry::ruled_out: return "ruled-out";
        case TreeEntry::again: return "again";
        case TreeEntry::auxiliary: break;
    }
    return "auxiliary";
}

std::string_view limit_word(TreeLimit limit) {
    if (limit == TreeLimit::time) return "time";
    return limit == TreeLimit::nodes ? "nodes" : "solutions";
}

void write_candidate(JsonWriter& out, const Board& board, const Candidate& candidate) {
    out.key("cell").text(name_of(board, candidate.cell)).key("digit").number(candidate.digit);
}

void write_node(JsonWriter& out, const Board& board, const TreeNode& node) {
    out.begin_object();
    if (node.entry != TreeEntry::start) out.key("parent").number(node.parent);
    if (const auto entry = entry_word(node.entry); !entry.empty()) out.key("entry").text(entry);
    if (node.tried) write_candidate(out, board, *node.tried);
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
    if (!tree.complete) out.key("ended_by").text(limit_word(tree.ended_by));
    out.key("size").number(root.size).key("solutions").number(root.solutions);
    out.key("dead_ends").number(tree.dead_ends);
    out.key("deepest").number(tree.deepest);
    out.key("kept_depth").number(std::min(tree.kept_depth, tree.deepest));
    out.key("nodes").begin_array();
    for (const TreeNode& node : tree.nodes) write_node(out, board, node);
    out.end_array();
}

}  // namespace sudokit
