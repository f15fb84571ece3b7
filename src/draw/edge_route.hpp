// The way an edge of a graph takes between vertices that lie on a grid.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "draw/svg_layout.hpp"

namespace sudokit::draw {

/// What a route keeps to, all in tenths.
struct RouteLimits {
    std::int32_t clearance = 0;  ///< to the centres of all vertices but its ends
    std::int32_t bow = 0;        ///< how far it may go to either side of the straight line
};

/// An edge between two vertices, and what tells it from others on the same line.
struct EdgeEnds {
    Point from;
    Point to;
    std::uint32_t parts = 1;  ///< into which vertices cut the straight line, were all in its way
    std::uint32_t most_parts = 1;
    bool other_side = false;  ///< whether the side to the right is tried first
};

/// The edge as the commands of an SVG path: the straight line if it is clear, else the first of
/// some curves that is, each more bent than the one before; if none is, the one that stays
/// furthest from all vertices. `vertices` are the centres of all of them, the ends too.
[[nodiscard]] std::string edge_route(const EdgeEnds& edge, std::span<const Point> vertices,
                                     RouteLimits limits);

}  // namespace sudokit::draw
