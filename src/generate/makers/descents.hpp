// Ways down from full grids to minimal puzzles, and how many of these each one stands for.
#pragma once

#include <memory>
#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// Draws minimal puzzles with weights that make up for how likely each is. One per thread.
class Descents {
  public:
    Descents() = default;
    Descents(const Descents&) = delete;
    Descents& operator=(const Descents&) = delete;
    virtual ~Descents() = default;

    /// Adds puzzles with their weights: the sum of the weights that a puzzle is expected to come
    /// with in a round is the same for all.
    [[nodiscard]] virtual RoundEnd descend(Rng& rng, Deadline deadline,
                                           std::vector<MadePuzzle>& puzzles) = 0;
};

/// From grids of the usual 9x9 board, many side by side.
[[nodiscard]] std::unique_ptr<Descents> make_nine_descents(const Wish& wish,
                                                           const nine::Kernel& kernel);

/// From grids of any board of which random ones can be drawn, each equally likely, one at a time.
[[nodiscard]] std::unique_ptr<Descents> make_any_descents(const Wish& wish);

}  // namespace sudokit::generate
