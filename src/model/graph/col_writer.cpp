// A graph with colours as DIMACS `.col`.
#include "sudokit/graph.hpp"

namespace sudokit {

std::string write_col(const ColouredGraph& graph, std::string_view comment) {
    SUDOKIT_EXPECT(graph.colours.size() <= graph.graph.vertex_count());
    std::string out;
    while (!comment.empty()) {
        const std::size_t end = std::min(comment.find('\n'), comment.size());
        out += "c " + std::string(comment.substr(0, end)) + "\n";
        comment.remove_prefix(std::min(end + 1, comment.size()));
    }
    const Vertex n = graph.graph.vertex_count();
    out += "p edge " + std::to_string(n) + " " + std::to_string(graph.graph.edge_count()) + "\n";
    for (Vertex v = 0; v < n; ++v) {
        for (const Vertex other : graph.graph.neighbours(v)) {
            if (other < v) continue;
            out += "e " + std::to_string(v + 1) + " " + std::to_string(other + 1) + "\n";
        }
    }
    for (Vertex v = 0; v < graph.colours.size(); ++v) {
        if (graph.colours[v] == 0) continue;
        out += "n " + std::to_string(v + 1) + " " + std::to_string(graph.colours[v]) + "\n";
    }
    return out;
}

}  // namespace sudokit
