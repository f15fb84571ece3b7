// Naked subsets of which some cells together are one: for type 3 of what rests on uniqueness.
#pragma once

#include "sudokit/function_ref.hpp"
#include "sudokit/step.hpp"

namespace sudokit::logic {

/// Cells one of which holds one of its further candidates.
struct Roof {
    std::vector<Cell> cells;  ///< two or more
    DigitSet further;         ///< what they may hold beside what the pattern has in them
};

/// A naked subset with a roof as one of its cells, and the houses where it strikes.
struct RoofSubset {
    std::vector<Cell> others;  ///< its other cells
    DigitSet digits;
    std::vector<std::uint32_t> houses;
};

/// Takes a subset and what it strikes, which may be nothing; answers whether more are wanted.
using RoofSubsetSink = FunctionRef<bool(RoofSubset, std::vector<Candidate>)>;

/// Offers each set of cells of a house with all of the roof that makes a naked subset with it,
/// small sets first. Only cells of `usable` are taken, and on boards over order 9 at most four.
bool each_naked_subset_with_roof(const State& state, const Roof& roof, const CellSet& usable,
                                 RoofSubsetSink sink);

}  // namespace sudokit::logic
