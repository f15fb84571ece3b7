// What is left of a graph to be coloured once the easy vertices are put aside: connected parts.
#pragma once

#include <span>
#include <vector>

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// The graph of some vertices of another one and the edges among them.
struct Part {
    Graph graph;
    std::vector<Vertex> vertices;  ///< in the whole graph, by vertex of this one
};

/// A graph taken apart for colouring it with some number of colours or more.
struct Pieces {
    std::vector<Part> parts;    ///< connected, the largest first
    std::vector<Vertex> aside;  ///< vertices that can always be coloured, if in reverse order

    /// Puts the colours of the parts together, and colours what was put aside.
    [[nodiscard]] std::vector<Colour> joined(
        const Graph& whole, std::span<const std::vector<Colour>> parts_colours) const;
};

/// Puts aside, again and again, vertices with fewer than `colours` neighbours that are left:
/// whatever these have, there is a colour for them. With no colours, none are put aside, nor ever
/// those that are `kept`, by vertex.
[[nodiscard]] Pieces pieces_of(const Graph& graph, Colour colours,
                               const std::vector<bool>& kept = {});

}  // namespace sudokit::colouring
