// What lies between colourings and Latin squares: a part of a square with empty cells, where every
// row and every column lacks certain symbols.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/digit_set.hpp"
#include "sudokit/graph.hpp"

namespace sudokit::model {

/// A symbol of the square, from 0.
using Symbol = std::uint32_t;

/// Rows and columns, as many of both, each with the symbols that its empty cells are to hold, and
/// as many empty cells as symbols. Every symbol is lacking in as many rows as columns.
struct LineProblem {
    std::vector<std::vector<Symbol>> rows;
    std::vector<std::vector<Symbol>> columns;
    std::set<std::pair<std::uint32_t, std::uint32_t>> empty;  ///< row, column
    Symbol symbols = 0;                                       ///< how many there are

    /// Where the colour of a vertex is read off.
    struct Reading {
        Vertex vertex = 0;
        std::uint32_t row = 0;
        std::uint32_t column = 0;
        std::vector<std::pair<Symbol, std::uint32_t>> meanings;  ///< symbols and their colours
    };
    std::vector<Reading> readings;
};

/// The problem whose fillings are the colourings of `graph` with `colours` colours.
[[nodiscard]] LineProblem colouring_lines(const ColouredGraph& graph, std::uint32_t colours);

/// A Latin square of that order, in reading order, symbols from 1, which is filled but for the
/// empty cells of `problem`, 0, so that each of its lines lacks what it should; nothing if none was
/// found. Always found where the order is at least twice the number of lines and of symbols.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> latin_background(const LineProblem& problem,
                                                                        std::uint32_t order,
                                                                        const Deadline& deadline);

}  // namespace sudokit::model
