// Unavoidable sets: cells of a full grid that can be filled in another way, so that every puzzle
// with this solution has a given in each of them.
//
//     const auto found = sudokit::unavoidable_sets(grid, 12);
//     const auto bound = sudokit::least_givens(grid.board, found.sets);
//     // no puzzle with this solution has fewer than bound.least givens
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// Cells in increasing order.
using UnavoidableSet = std::vector<Cell>;

/// The largest sets that are looked for where nobody says otherwise: a 9x9 grid has some hundreds
/// of them, found within a second.
inline constexpr std::uint32_t kUnavoidableSize = 12;

/// Unavoidable sets of a grid.
struct UnavoidableAnswer {
    /// Smaller ones first, then by their cells.
    std::vector<UnavoidableSet> sets = {};
    Stop stop = Stop::exhausted;  ///< `exhausted`: these are all; `deadline`: there may be more
};

/// All unavoidable sets of at most `largest` cells that contain no smaller one, on any board: sets
/// of cells that hold other digits in another valid grid, which is the same everywhere else. The
/// grid must be valid, else the program ends.
[[nodiscard]] UnavoidableAnswer unavoidable_sets(const Grid& grid,
                                                 std::uint32_t largest = kUnavoidableSize,
                                                 Deadline deadline = {});

/// How many givens it takes at least to have one in each set.
struct GivensBound {
    std::uint32_t least = 0;  ///< proved: fewer do not hit all sets
    /// Sets without a common cell, as indices: each takes a given of its own, which is a proof that
    /// can be read. They may be fewer than `least`, for which all ways to choose cells were tried.
    std::vector<std::size_t> disjoint = {};
    /// So many cells do hit all sets: these sets prove nothing better than that.
    std::uint32_t most = 0;
    Stop stop = Stop::exhausted;  ///< `exhausted`: `least` is `most`; else time or effort ran out
};

/// A lower bound for the number of givens of any puzzle that has a given in each of `sets`.
/// `effort` limits the search, in choices tried; 0 = as long as it takes.
[[nodiscard]] GivensBound least_givens(const Board& board, std::span<const UnavoidableSet> sets,
                                       Deadline deadline = {}, std::uint64_t effort = 0);

}  // namespace sudokit
