// Search on the constraint model of a puzzle, with the kernel of `model/fd`.
#pragma once

#include "engine/engine.hpp"

namespace sudokit::backend {

/// All-different on every house, filtered completely, and a search that learns where it fails: the
/// cell with the fewest candidates for the failures it was in (dom/wdeg, Boussemart and others
/// 2004), the cell of the last conflict first (Lecoutre and others 2009), the digit that the
/// fewest other cells lose by it, restarts until the first solution. For any board.
class ConstraintEngine final : public engine::Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;
};

}  // namespace sudokit::backend
