// The engine for the usual 9x9 board, one puzzle at a time; batches go through sudokit/nine.hpp.
#pragma once

#include "sudokit/nine.hpp"

#include "engine/engine.hpp"

namespace sudokit::engine {

/// Searches puzzles without constraints on the 9x9 board with 3x3 boxes, and no others. A node is a
/// guess.
class Nine final : public Engine {
  public:
    static bool fits(const Board& board);
    static bool fits(const Puzzle& puzzle) {
        return !puzzle.has_constraints() && fits(puzzle.board());
    }

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;
    SearchOutcome count(const Puzzle& puzzle, const SearchLimits& limits) override;

  private:
    nine::Solver solver_;
};

}  // namespace sudokit::engine
