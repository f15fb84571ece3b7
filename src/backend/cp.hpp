// Search on the constraint model of a puzzle, with the kernel of `model/fd`.
#pragma once

#include "engine/engine.hpp"

namespace sudokit::backend {

/// What must be all different.
enum class Differing : std::uint8_t {
    cells,  ///< the cells of every house
    /// And the places of digits: of all in a house, and of one in all rows, and in all columns. So
    /// that also pigeonholes that lie across houses are seen without a search.
    places
};

/// All-different on every house, filtered completely, and a search that learns where it fails: the
/// cell with the fewest candidates for the failures it was in (dom/wdeg, Boussemart and others
/// 2004), the cell of the last conflict first (Lecoutre and others 2009), the digit that the
/// fewest other cells lose by it, restarts until the first solution. For any board.
class ConstraintEngine final : public engine::Engine {
  public:
    explicit ConstraintEngine(Differing differing = Differing::cells) : differing_(differing) {}

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

  private:
    Differing differing_;
};

}  // namespace sudokit::backend
