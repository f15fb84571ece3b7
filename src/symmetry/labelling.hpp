// The automorphisms of a coloured graph, and an order of its vertices that is the same for all
// graphs that are isomorphic.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"

namespace sudokit::symmetry {

using Vertex = std::uint32_t;

/// A permutation of vertices: where each one goes.
using Permutation = std::vector<Vertex>;

/// An undirected graph whose vertices have colours; isomorphisms keep these.
struct ColouredGraph {
    std::vector<std::vector<Vertex>> neighbours;
    std::vector<std::uint32_t> colours;  ///< as many as there are vertices

    Vertex add_vertex(std::uint32_t colour) {
        neighbours.emplace_back();
        colours.push_back(colour);
        return static_cast<Vertex>(colours.size() - 1);
    }
    /// Each edge is added once.
    void add_edge(Vertex a, Vertex b) {
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
};

/// The vertices that a point can go to while all points of the levels above stay.
struct OrbitLevel {
    Vertex point = 0;
    std::vector<Vertex> orbit = {};  ///< begins with the point
};

/// What is known of a graph once all is.
struct Labelling {
    /// The place of each vertex. Graphs are isomorphic if and only if their colours and edges are
    /// the same when vertices are named by their places.
    std::vector<Vertex> places;
    /// Generate the group. Those that fix the points of the first k levels generate the subgroup
    /// that does (they are a strong generating set).
    std::vector<Permutation> generators;
    /// The order of the group is the product of the sizes of the orbits.
    std::vector<OrbitLevel> levels;
};

/// Nothing if the deadline passed before all was known.
[[nodiscard]] std::optional<Labelling> label(const ColouredGraph& graph, Deadline deadline = {});

/// The graph with its vertices named by their places: per place the colour, and the sorted places
/// of the neighbours, as one list.
[[nodiscard]] std::vector<std::uint32_t> certificate(const ColouredGraph& graph,
                                                     std::span<const Vertex> places);

}  // namespace sudokit::symmetry
