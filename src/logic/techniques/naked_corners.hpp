// Naked subsets of which two corners of a rectangle are one cell: for unique rectangles of type 3.
#pragma once

#include "sudokit/function_ref.hpp"
#include "sudokit/step.hpp"

#include "logic/techniques/rectangle.hpp"

namespace sudokit::logic {

/// Takes a subset and what it strikes, which may be nothing; answers whether more are wanted.
using CornerSubsetSink = FunctionRef<bool(RectanglePattern, std::vector<Candidate>)>;

/// The two corners of `further` (as bits) do not both hold one of `digits`, so that together they
/// act as a cell that holds one of their further candidates. Offers each set of cells of a house
/// with both corners that makes a naked subset with that cell, small sets first. Cells that could
/// take `digits` are left aside, and on boards over order 9 sets of more than four cells.
bool each_naked_subset_with_corners(const State& state, const Corners& corners, DigitSet digits,
                                    std::uint32_t further, CornerSubsetSink sink);

}  // namespace sudokit::logic
