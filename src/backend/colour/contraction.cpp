#include "backend/colour/contraction.hpp"

#include <algorithm>

#include "backend/colour/greedy.hpp"

namespace sudokit::colouring {

Contraction contracted(const ColouredGraph& graph) {
    Contraction out;
    const Vertex n = graph.graph.vertex_count();
    SUDOKIT_EXPECT(graph.colours.size() <= n);
    std::vector<std::uint32_t> colours = graph.colours;
    colours.resize(n);
    for (const std::uint32_t colour : colours) {
        if (colour != 0) out.given.push_back(colour);
    }
    std::ranges::sort(out.given);
    out.given.erase(std::unique(out.given.begin(), out.given.end()), out.given.end());

    out.first_given = static_cast<Vertex>(std::ranges::count(colours, 0U));
    Vertex open = 0;
    for (const std::uint32_t colour : colours) {
        if (colour == 0) {
            out.vertex_of.push_back(open++);
            continue;
        }
        const auto place = std::ranges::lower_bound(out.given, colour) - out.given.begin();
        out.vertex_of.push_back(out.first_given + static_cast<Vertex>(place));
    }
    if (out.given.empty()) {
        out.graph = graph.graph;
        return out;
    }
    const auto given = static_cast<Vertex>(out.given.size());
    out.whole = given <= Contraction::kMostGiven;
    std::vector<std::pair<Vertex, Vertex>> edges;
    for (Vertex a = 0; a < n; ++a) {
        for (const Vertex b : graph.graph.neighbours(a)) {
            if (b < a) continue;
            if (out.vertex_of[a] == out.vertex_of[b]) {
                if (!out.clash) out.clash = std::pair(a, b);
            } else if (out.whole) {
                edges.emplace_back(out.vertex_of[a], out.vertex_of[b]);
            }
        }
    }
    for (Vertex a = 0; a < given && out.whole; ++a) {
        for (Vertex b = a + 1; b < given; ++b) {
            edges.emplace_back(out.first_given + a, out.first_given + b);
        }
    }
    out.graph = Graph(out.first_given + given, edges);
    return out;
}

std::vector<std::uint32_t> Contraction::named(std::span<const Colour> colours) const {
    std::vector<std::uint32_t> names(colours_in(colours));
    for (std::size_t i = 0; i < given.size(); ++i) names[colours[first_given + i]] = given[i];
    std::uint32_t next = 1;
    std::size_t passed = 0;  // of those given
    for (std::uint32_t& name : names) {
        if (name != 0) continue;
        for (; passed < given.size() && given[passed] <= next; ++passed) {
            if (given[passed] == next) ++next;
        }
        name = next++;
    }
    std::vector<std::uint32_t> out;
    out.reserve(vertex_of.size());
    for (const Vertex vertex : vertex_of) out.push_back(names[colours[vertex]]);
    return out;
}

std::vector<Vertex> Contraction::vertices_behind(std::span<const Vertex> vertices) const {
    std::vector<Vertex> behind;
    for (const Vertex vertex : vertices) {
        if (vertex >= first_given) return {};
    }
    for (Vertex v = 0; v < vertex_of.size(); ++v) {
        if (std::ranges::binary_search(vertices, vertex_of[v])) behind.push_back(v);
    }
    return behind;
}

}  // namespace sudokit::colouring
