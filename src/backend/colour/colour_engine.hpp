// Search on the graph of a puzzle: colouring with some vertices coloured beforehand.
#pragma once

#include <cstdint>

#include "engine/engine.hpp"

namespace sudokit::backend {

/// Colours the graph of the board with as many colours as there are digits, by the exact search of
/// `sudokit colour` (DSATUR; see backend/colour/search.hpp). Houses with as many cells as there
/// are digits are cliques that need every colour. Digits that no given has are interchangeable:
/// one solution is searched for each way of arranging them, and the others are written down.
/// Until a first solution is found the search starts over now and then, and tabu search has a go
/// in between. For any board.
class ColourEngine final : public engine::Engine {
  public:
    ColourEngine() = default;
    /// Starts over after `failures`, times the Luby sequence.
    explicit ColourEngine(std::uint64_t failures) : failures_(failures) {}

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

  private:
    // Chosen on puzzles of orders 16 to 36 and the empty boards of orders 25 to 64.
    std::uint64_t failures_ = 1000;
};

}  // namespace sudokit::backend
