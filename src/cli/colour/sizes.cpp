#include "cli/colour/sizes.hpp"

#include <algorithm>

#include "sudokit/text_width.hpp"

#include "cli/colour/messages.hpp"
#include "cli/io/json_line.hpp"

namespace sudokit::cli {
namespace {

struct GraphFacts {
    std::uint32_t least_degree = 0;
    std::uint32_t greatest_degree = 0;
    std::uint32_t components = 0;
    bool complete = true;
    bool bipartite = true;  // two colours are enough

    [[nodiscard]] bool regular() const { return least_degree == greatest_degree; }
};

// Goes through the components, giving two colours in turn as long as that works.
void walk_components(const Graph& graph, GraphFacts& facts) {
    std::vector<int> side(graph.vertex_count());
    std::vector<Vertex> to_visit;
    for (Vertex start = 0; start < graph.vertex_count(); ++start) {
        if (side[start] != 0) continue;
        ++facts.components;
        side[start] = 1;
        to_visit.push_back(start);
        while (!to_visit.empty()) {
            const Vertex vertex = to_visit.back();
            to_visit.pop_back();
            for (const Vertex next : graph.neighbours(vertex)) {
                facts.bipartite &= side[next] != side[vertex];
                if (side[next] != 0) continue;
                side[next] = -side[vertex];
                to_visit.push_back(next);
            }
        }
    }
}

GraphFacts graph_facts(const Graph& graph) {
    GraphFacts facts;
    const std::uint32_t order = graph.vertex_count();
    if (order > 0) facts.least_degree = graph.degree(0);
    for (Vertex vertex = 0; vertex < order; ++vertex) {
        facts.least_degree = std::min(facts.least_degree, graph.degree(vertex));
        facts.greatest_degree = std::max(facts.greatest_degree, graph.degree(vertex));
        facts.complete &= graph.degree(vertex) + 1 == order;
    }
    walk_components(graph, facts);
    return facts;
}

}  // namespace

std::string graph_sizes(const ColourArguments& arguments, const Graph& graph) {
    const GraphFacts facts = graph_facts(graph);
    if (arguments.format == Format::json) {
        return json_line([&](JsonWriter& out) {
            out.key("vertices")
                .number(graph.vertex_count())
                .key("edges")
                .number(graph.edge_count());
            out.key("least_degree").number(facts.least_degree);
            out.key("greatest_degree").number(facts.greatest_degree);
            out.key("regular").boolean(facts.regular()).key("complete").boolean(facts.complete);
            out.key("components").number(facts.components);
            out.key("bipartite").boolean(facts.bipartite);
        });
    }
    constexpr std::size_t kWidth = 12;
    const Language language = arguments.language;
    std::string out;
    const auto row = [&](const MessageText& label, const std::string& value) {
        const std::string name(label.in(language));
        out += name + std::string(kWidth - std::min(kWidth, text_width(name)), ' ') + "  " + value +
               "\n";
    };
    const auto answer = [&](bool yes) {
        return std::string((yes ? text::kGraphYes : text::kGraphNo).in(language));
    };
    row(text::kGraphOrder, std::to_string(graph.vertex_count()));
    row(text::kGraphEdges, std::to_string(graph.edge_count()));
    row(text::kGraphDegree,
        facts.regular()
            ? std::to_string(facts.least_degree)
            : message(text::kGraphDegrees, facts.least_degree, facts.greatest_degree).in(language));
    row(text::kGraphRegular, answer(facts.regular()));
    row(text::kGraphComplete, answer(facts.complete));
    row(text::kGraphComponents, std::to_string(facts.components));
    row(text::kGraphBipartite, answer(facts.bipartite));
    return out;
}

}  // namespace sudokit::cli
