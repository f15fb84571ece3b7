// All solutions of a puzzle that has not too many, in an order that is the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/search.hpp"

#include "engine/general/general.hpp"
#include "engine/nine/nine.hpp"

namespace sudokit::generate {

/// Some solutions.
struct SolutionList {
    std::vector<std::vector<std::uint8_t>> solutions;
    bool complete = false;  ///< there are no others
};

/// Lists solutions by an engine that is always there. Keeps its memory; one per thread.
class SolutionLister {
  public:
    [[nodiscard]] SolutionList list(const Puzzle& puzzle, std::size_t most, Deadline deadline);

    /// How many there are, up to `most`; nothing if the deadline passed first.
    [[nodiscard]] std::optional<std::size_t> count(const Puzzle& puzzle, std::size_t most,
                                                   Deadline deadline);

  private:
    engine::Engine& engine_for(const Puzzle& puzzle);

    engine::Nine nine_;
    engine::General general_;
};

}  // namespace sudokit::generate
