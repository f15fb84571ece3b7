// Search on the exact cover problem of a puzzle: dancing links.
#pragma once

#include "engine/engine.hpp"

namespace sudokit::backend {

/// Knuth's Algorithm X with dancing links (2000; the layout is that of The Art of Computer
/// Programming 7.2.2.1, 2019): an item for each equation of the 0-1 programme, an option for each
/// candidate, and always the item with the fewest options left next. Nothing but that is
/// propagated. For any board.
class DancingLinks final : public engine::Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;
};

}  // namespace sudokit::backend
