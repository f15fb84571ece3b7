#include "backend/colour/parts.hpp"

#include <algorithm>

#include "backend/colour/greedy.hpp"

namespace sudokit::colouring {
namespace {

constexpr Vertex kGone = ~Vertex{0};

std::vector<Vertex> easy_vertices(const Graph& graph, Colour colours,
                                  const std::vector<bool>& kept) {
    const auto may_go = [&](Vertex v) { return kept.empty() || !kept[v]; };
    const Vertex n = graph.vertex_count();
    std::vector<std::uint32_t> degree(n);
    std::vector<Vertex> easy;
    for (Vertex v = 0; v < n; ++v) {
        degree[v] = graph.degree(v);
        if (degree[v] < colours && may_go(v)) easy.push_back(v);
    }
    for (std::size_t i = 0; i < easy.size(); ++i) {
        for (const Vertex other : graph.neighbours(easy[i])) {
            if (degree[other]-- == colours && may_go(other)) easy.push_back(other);
        }
    }
    return easy;
}

// The vertices that can be reached from `start`, in increasing order; they are gone from `left`.
std::vector<Vertex> component(const Graph& graph, Vertex start, std::vector<bool>& left) {
    std::vector<Vertex> reached = {start};
    left[start] = false;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex other : graph.neighbours(reached[i])) {
            if (!left[other]) continue;
            left[other] = false;
            reached.push_back(other);
        }
    }
    std::ranges::sort(reached);
    return reached;
}

}  // namespace

Pieces pieces_of(const Graph& graph, Colour colours, const std::vector<bool>& kept) {
    Pieces pieces;
    pieces.aside = easy_vertices(graph, colours, kept);
    std::vector<bool> left(graph.vertex_count(), true);
    for (const Vertex vertex : pieces.aside) left[vertex] = false;
    std::vector<Vertex> number(graph.vertex_count(), kGone);
    for (Vertex start = 0; start < graph.vertex_count(); ++start) {
        if (!left[start]) continue;
        Part part;
        part.vertices = component(graph, start, left);
        for (Vertex v = 0; v < part.vertices.size(); ++v) number[part.vertices[v]] = v;
        std::vector<std::pair<Vertex, Vertex>> edges;
        for (Vertex v = 0; v < part.vertices.size(); ++v) {
            for (const Vertex other : graph.neighbours(part.vertices[v])) {
                const Vertex end = number[other];
                if (end != kGone && end > v) edges.emplace_back(v, end);
            }
        }
        part.graph = Graph(static_cast<Vertex>(part.vertices.size()), edges);
        pieces.parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(pieces.parts, [](const Part& a, const Part& b) {
        return a.vertices.size() > b.vertices.size();
    });
    return pieces;
}

std::vector<Colour> Pieces::joined(const Graph& whole,
                                   std::span<const std::vector<Colour>> parts_colours) const {
    std::vector<Colour> colours(whole.vertex_count(), kNoColour);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (Vertex v = 0; v < parts[i].vertices.size(); ++v) {
            colours[parts[i].vertices[v]] = parts_colours[i][v];
        }
    }
    for (std::size_t i = aside.size(); i > 0; --i) colour_greedily(whole, aside[i - 1], colours);
    return colours;
}

}  // namespace sudokit::colouring
