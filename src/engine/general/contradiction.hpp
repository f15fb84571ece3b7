// What a contradiction of the general engine is, for those who watch its search.
#pragma once

#include "sudokit/search_probe.hpp"

#include "engine/general/propagation.hpp"

namespace sudokit::engine {

/// What ran out of options, after `propagate` has failed.
[[nodiscard]] TreeOutcome contradiction_of(const Propagation& state);

/// The same after `load` has failed: a cell with a given that stands elsewhere in a house, or that
/// the pencilmarks forbid; where there is none, the givens leave a cell or a house nothing at all.
[[nodiscard]] TreeOutcome clash_of_givens(const Puzzle& puzzle, const Propagation& state);

}  // namespace sudokit::engine
