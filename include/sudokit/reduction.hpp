// Reductions that run: completing a Latin square by solving a Sudoku, and colouring a graph by
// completing a Latin square, each with the way back.
//
//     const auto sudoku = latin_to_sudoku(square);          // 4x4 Latin: a 16x16 Sudoku
//     const auto completed = latin_from_sudoku(square, solution_of(*sudoku));
//     const auto reduced = colouring_to_latin(graph, 3);    // reduced->latin is the puzzle
//     const auto colours = colours_from_latin(*reduced, solution_of(reduced->latin));
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/graph.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// The order of the largest Latin square whose Sudoku is a board of ours.
inline constexpr std::uint32_t kMostLatinOrder = 8;

/// A Sudoku of order n*n, with boxes of n by n, whose solutions are the completions of `latin`, a
/// puzzle on a Latin board of order n: each solution one completion (Yato and Seta 2003). Fails on
/// other boards, on orders over `kMostLatinOrder`, and on constraints.
[[nodiscard]] Result<Puzzle> latin_to_sudoku(const Puzzle& latin);

/// The completion that a solution of that Sudoku stands for. Fails if it is none.
[[nodiscard]] Result<Grid> latin_from_sudoku(const Puzzle& latin, const Grid& solution);

/// A colouring problem as a Latin square to be completed.
struct LatinReduction {
    ColouredGraph graph;
    std::uint32_t colours = 0;
    Puzzle latin;
    std::uint32_t lines = 0;  ///< rows with cells to fill, and as many columns
    /// Where the colour of a vertex is read off: a cell, and the digits that stand for the colours.
    struct Reading {
        Vertex vertex = 0;
        Cell cell = 0;
        std::vector<std::pair<Digit, std::uint32_t>> meanings;
    };
    std::vector<Reading> readings;  ///< of the vertices without a colour
};

/// A partial Latin square whose completions are the colourings of `graph` with `colours` colours
/// that keep those given beforehand: each completion one colouring. docs/reductions.md describes
/// the construction and why it is right. Fails if a colour given beforehand is larger, and with
/// `too_large` where the square would be of an order over 64: from some six vertices on.
[[nodiscard]] Result<LatinReduction> colouring_to_latin(const ColouredGraph& graph,
                                                        std::uint32_t colours,
                                                        const Deadline& deadline = {});

/// The colouring that a completion stands for, a colour for each vertex. Fails if it is none.
[[nodiscard]] Result<std::vector<std::uint32_t>> colours_from_latin(const LatinReduction& reduced,
                                                                    const Grid& solution);

}  // namespace sudokit
