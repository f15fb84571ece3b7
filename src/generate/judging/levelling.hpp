// Brings puzzles of large boards that are too hard down to the level that is wished for.
#pragma once

#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// Gives digits of the solution in a random order, as many as it takes. The more there are, the
/// easier a puzzle is, so the right number is found by halving; where none is right, another order
/// is tried. On large boards the way from a puzzle that is dug to one of a lower level is long, and
/// rating takes longer than anything else. Keeps its memory; one per thread.
class Levelling {
  public:
    Levelling(const Wish& wish, const nine::Kernel& kernel);

    /// True if this is a way to puzzles as wished.
    [[nodiscard]] bool is_of_use() const { return !parts_.empty(); }

    /// Makes a puzzle that is too hard one of a wished level; false if that did not succeed, or if
    /// the deadline passed first.
    [[nodiscard]] bool level(MadePuzzle& made, Rng& rng, const Deadline& deadline);

  private:
    [[nodiscard]] std::size_t most_parts(const Puzzle& puzzle) const;
    [[nodiscard]] bool go(MadePuzzle& made, const Deadline& deadline);

    Range<Level> wished_ = {Level::very_easy, Level::expert};
    std::uint32_t most_givens_ = 0;
    LevelRater levels_;
    std::vector<std::vector<Cell>> parts_;  // that are given together; none: of no use
    std::vector<std::vector<Cell>> order_;  // those without givens
};

}  // namespace sudokit::generate
