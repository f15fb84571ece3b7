// What all ways of filtering a puzzle by a model have in common.
#pragma once

#include "model/fd/consistency.hpp"
#include "model/fd/puzzle_model.hpp"

namespace sudokit::fd {

/// Makes the model of the puzzle, lets `enforce` filter it, tells the options' sink, and says what
/// is left of the cells.
Filtering filter_by(const Puzzle& puzzle, const Model& model, const FilterOptions& options,
                    FunctionRef<Filtered(PuzzleModel& problem)> enforce);

/// Propagates, and says how that ended.
Filtered make_arc_consistent(Store& store);

}  // namespace sudokit::fd
