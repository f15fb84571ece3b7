// A search tree for Graphviz.
#include "draw/tree_words.hpp"

namespace sudokit {
namespace {

std::string_view dot_look(const TreeNode& node) {
    if (std::holds_alternative<FoundSolution>(node.outcome))
        return "fillcolor=\"#d9f3dd\", penwidth=2";
    if (draw::is_dead_end(node.outcome)) return "fillcolor=\"#fbd9d9\", style=\"filled,dashed\"";
    if (node.solutions > 0) return "penwidth=2";
    return "";
}

}  // namespace

std::string draw_dot(const TreeDrawing& drawing) {
    const draw::TreeWords words(drawing);
    std::string out =
        "digraph search {\n"
        "  rankdir=LR\n"
        "  node [shape=box, style=filled, fillcolor=white, fontname=\"Helvetica\"]\n";
    for (std::size_t i = 0; i < words.view().size(); ++i) {
        const TreeNode& node = words.last(i);
        // What we say has no quotes and no backslashes in it.
        out += "  n" + std::to_string(i) + " [label=\"" + words.name(i);
        for (const std::string& line :
             {words.chain(i), words.followed(i), words.outcome(i), words.counted(i)}) {
            if (!line.empty()) out += "\\n" + line;
        }
        out += '"';
        if (const auto look = dot_look(node); !look.empty()) out += ", " + std::string(look);
        out += "]\n";
        if (i > 0)
            out +=
                "  n" + std::to_string(words.view()[i].parent) + " -> n" + std::to_string(i) + "\n";
    }
    return out + "}\n";
}

}  // namespace sudokit
