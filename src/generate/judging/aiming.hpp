// Makes the technique that is wished for the hardest one that puzzles need.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/generate.hpp"

#include "generate/judging/stuck_play.hpp"

namespace sudokit::generate {

/// Takes puzzles that have a step of the technique where all easier ones are stuck, and gives
/// digits of the solution that are out of reach even so, until the technique is enough. Such places
/// are far more common than puzzles that happen to need the technique and nothing harder. Keeps its
/// memory; one per thread.
class Aiming {
  public:
    explicit Aiming(const Wish& wish);

    /// True if the wish names a technique.
    [[nodiscard]] bool is_of_use() const { return play_.has_value(); }

    /// Leaves the puzzles for which the technique is the hardest, with what was given on top, and
    /// counts the others. False if the deadline passed first.
    [[nodiscard]] bool aim(std::vector<MadePuzzle>& puzzles, Tried& tried, Rng& rng,
                           Deadline deadline);

  private:
    [[nodiscard]] bool aim(MadePuzzle& made, Rng& rng, Deadline deadline);

    const Wish& wish_;
    std::optional<StuckPlay> play_;
    std::vector<std::vector<Cell>> parts_;  // that may be given; none: nothing may
    std::vector<std::size_t> order_;
};

}  // namespace sudokit::generate
