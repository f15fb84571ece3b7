// Makes puzzles easier by giving more.
#pragma once

#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// How often a puzzle is made easier before it is given up.
inline constexpr std::size_t kEasings = 8;

/// Puts digits of the solution back where a puzzle is too hard: the levels in between are rare
/// among minimal puzzles, and common on the way from a hard puzzle to its solution.
class Easing {
  public:
    explicit Easing(const Wish& wish);

    /// True if puzzles for the wish can be too hard, and may have more givens.
    [[nodiscard]] bool is_of_use() const { return !parts_.empty(); }

    /// Adds the givens of a random part that the symmetry keeps together. There is one without
    /// givens: a puzzle that is full is not too hard.
    void ease(MadePuzzle& made, Rng& rng) const;

  private:
    std::vector<std::vector<Cell>> parts_;
};

}  // namespace sudokit::generate
