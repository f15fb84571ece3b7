// A graph to be coloured with so many colours, as the searches take it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/graph.hpp"

namespace sudokit::colouring {

/// A colour, from 0. What users see counts from 1.
using Colour = std::uint32_t;

/// The colour of a vertex that has none yet.
inline constexpr Colour kNoColour = ~Colour{0};

/// What is to be coloured. Refers to tables that must outlive it.
struct Problem {
    std::vector<std::span<const Vertex>> neighbours;  ///< by vertex
    Colour colours = 0;
    /// Colours from this one on are interchangeable: nothing tells them apart.
    Colour first_free = 0;
    /// By vertex: the colours that it may have, as bits. Empty: all, for every vertex. Only where
    /// there are at most 64 colours.
    std::vector<std::uint64_t> allowed = {};
    /// Cliques of exactly `colours` vertices: each colour occurs in each of them. Any number of
    /// them may be named; the searches do with none.
    std::vector<std::span<const Vertex>> full_cliques = {};
    /// A clique that has the first colours, in this order. Only where all are interchangeable.
    std::vector<Vertex> fixed = {};
    /// A clique to begin with where nothing else makes a difference.
    std::vector<Vertex> first = {};

    [[nodiscard]] Vertex vertex_count() const { return static_cast<Vertex>(neighbours.size()); }
};

/// The whole of `graph`, with no vertex coloured yet.
[[nodiscard]] inline Problem problem_of(const Graph& graph, Colour colours) {
    Problem problem;
    problem.colours = colours;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        problem.neighbours.push_back(graph.neighbours(v));
    }
    return problem;
}

}  // namespace sudokit::colouring
