// The tree of a search.
#include <algorithm>

#include "sudokit/cell_name.hpp"
#include "sudokit/search_tree.hpp"

#include "capi/handles.hpp"
#include "capi/options.hpp"
#include "capi/writing.hpp"

namespace sudokit::capi {
namespace {

// How many nodes may be asked for: a text of some megabytes.
constexpr std::uint64_t kMostNodes = 100'000;

// Where it branches or ends; a house by its place in `sudokit_facts`.
void write_outcome(JsonWriter& out, const Board& board, const TreeOutcome& outcome) {
    out.key("outcome").text(tree_outcome_word(outcome));
    if (const auto* branching = std::get_if<Branching>(&outcome)) {
        out.key("at").text(cell_name(board, branching->cell));
    } else if (const auto* cell = std::get_if<NoDigitLeft>(&outcome)) {
        out.key("at").text(cell_name(board, cell->cell));
    } else if (const auto* broken = std::get_if<ConstraintBroken>(&outcome)) {
        out.key("at").text(cell_name(board, broken->cell));
    } else if (const auto* place = std::get_if<NoPlaceLeft>(&outcome)) {
        out.key("house").number(place->house).key("missing").number(place->digit);
    }
}

void write_node(JsonWriter& out, const Board& board, const TreeNode& node) {
    out.begin_object();
    if (node.tried) {
        out.key("parent").number(node.parent);
        out.key("cell").text(cell_name(board, node.tried->cell));
        out.key("digit").number(node.tried->digit);
    }
    if (!node.forced.empty()) write_candidates(out.key("forced"), board, node.forced);
    write_outcome(out, board, node.outcome);
    out.key("size").number(node.size).key("solutions").number(node.solutions).end_object();
}

}  // namespace
}  // namespace sudokit::capi

using namespace sudokit;
using namespace sudokit::capi;

sudokit_status sudokit_tree(sudokit_session* session, const sudokit_puzzle* puzzle,
                            const char* options, sudokit_text** out) {
    const auto work = [&]() -> Answer {
        Options given(options);
        SearchTreeOptions wanted;
        wanted.method = given.meaning("method", find_tree_method).value_or(wanted.method);
        wanted.keep = static_cast<std::size_t>(given.number("keep", wanted.keep, 1, kMostNodes));
        wanted.visit = given.number("visit", wanted.visit, 1);
        wanted.limit = given.number("limit", wanted.limit);
        if (auto fault = given.fault()) return *std::move(fault);
        wanted.deadline = session->deadline();
        const Puzzle& searched = puzzle->entry.puzzle;
        const SearchTree tree = search_tree(searched, wanted);
        return json_object([&](JsonWriter& writer) {
            const TreeNode& root = tree.nodes.front();
            writer.key("method").text(tree_method_name(tree.method));
            writer.key("complete").boolean(tree.complete);
            writer.key("size").number(root.size).key("solutions").number(root.solutions);
            writer.key("dead_ends").number(tree.dead_ends);
            writer.key("deepest").number(tree.deepest);
            writer.key("kept_depth").number(std::min(tree.kept_depth, tree.deepest));
            writer.key("nodes").begin_array();
            for (const TreeNode& node : tree.nodes) {
                write_node(writer, searched.board(), node);
            }
            writer.end_array();
        });
    };
    return give_text(session, out, work, puzzle);
}
