// A graph with colours given beforehand as a graph without: what has the same colour is one vertex.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// The graph in which all vertices with the same colour given beforehand are one vertex, and these
/// are all adjacent. Its colourings are those of the first graph that keep the given colours, up
/// to the names of the colours: so that no search has to know of given colours.
///
/// More than `kMostGiven` given colours would take too many edges: then the graph has none at all,
/// and is not `whole`.
struct Contraction {
    static constexpr std::size_t kMostGiven = 2000;

    Graph graph;
    bool whole = true;
    std::vector<Vertex> vertex_of;     ///< by vertex of the first graph
    std::vector<std::uint32_t> given;  ///< the given colours, in increasing order
    Vertex first_given = 0;            ///< the vertices of these come last, from this one on
    /// Two adjacent vertices with the same given colour: then there is no colouring.
    std::optional<std::pair<Vertex, Vertex>> clash;

    /// The colours of the first graph's vertices, from 1, that a colouring of this one stands for.
    [[nodiscard]] std::vector<std::uint32_t> named(std::span<const Colour> colours) const;

    /// The vertices of the first graph that `vertices` stand for, as long as none of them stands
    /// for a given colour; else nothing.
    [[nodiscard]] std::vector<Vertex> vertices_behind(std::span<const Vertex> vertices) const;
};

[[nodiscard]] Contraction contracted(const ColouredGraph& graph);

}  // namespace sudokit::colouring
