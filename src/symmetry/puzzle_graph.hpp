// Boards and puzzles as coloured graphs: their symmetries are the automorphisms of these.
#pragma once

#include <span>

#include "sudokit/puzzle.hpp"

#include "symmetry/labelling.hpp"

namespace sudokit::symmetry {

/// A vertex for each cell, then one for each house, then those of the rules for the whole board,
/// then one for each digit, then others. In any labelling the cells have the first places, the
/// houses the next, and so on.
struct PuzzleGraph {
    ColouredGraph graph;
    Vertex houses = 0;  ///< the first vertex of a house; houses of the same cells are one
    Vertex digits = 0;  ///< the first vertex of a digit: behind all that is there on an empty board
};

/// Houses with their cells; no digits.
[[nodiscard]] PuzzleGraph graph_of(const Board& board);

/// The same with the puzzle's rules for the whole board (constraints that name no cells): what
/// stays where it is while all else of the puzzle moves.
[[nodiscard]] PuzzleGraph graph_of_empty(const Puzzle& puzzle);

/// The same with digits, and whatever givens, pencilmarks and constraints say. Digits that occur
/// nowhere stay where they are.
[[nodiscard]] PuzzleGraph graph_of(const Puzzle& puzzle);

}  // namespace sudokit::symmetry
