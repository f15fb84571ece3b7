// Colouring a graph vertex by vertex, without a second thought.
#pragma once

#include <span>
#include <vector>

#include "sudokit/deadline.hpp"

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// A colour for each vertex: DSATUR (Brelaz 1979), always the vertex with the most colours among
/// its neighbours next, of these the one with the most neighbours, in the least colour that does.
/// Takes time about proportional to the edges, times the logarithm of the vertices. Vertices that
/// are left when the deadline passes are coloured as by `extend_greedily`.
[[nodiscard]] std::vector<Colour> greedy_colouring(const Graph& graph,
                                                   const Deadline& deadline = {});

/// How many colours there are, where they are numbered without gaps.
[[nodiscard]] Colour colours_in(std::span<const Colour> colours);

/// The same colouring with colours numbered without gaps.
[[nodiscard]] std::vector<Colour> without_gaps(std::span<const Colour> colours);

/// Colours `vertex` in the least colour that none of its neighbours has.
void colour_greedily(const Graph& graph, Vertex vertex, std::vector<Colour>& colours);

/// Colours every vertex that has no colour yet, those with the most neighbours first. Takes time
/// proportional to the edges, however large the colours are.
void extend_greedily(const Graph& graph, std::vector<Colour>& colours);

}  // namespace sudokit::colouring
