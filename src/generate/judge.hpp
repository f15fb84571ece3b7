// Tells which of the puzzles made are as wished.
#pragma once

#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// Rates puzzles as far as a wish asks for that, the cheapest way first. Keeps its memory; one per
/// thread.
class Judge {
  public:
    Judge(const Wish& wish, const nine::Kernel& kernel);

    /// Leaves those that are as wished, with their ratings, and counts the others. All have exactly
    /// one solution. False if the deadline passed first.
    [[nodiscard]] bool judge(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline);

  private:
    void count_clues(std::vector<MadePuzzle>& puzzles, Tried& tried) const;
    void rate_levels(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline);
    void rate_depths(std::vector<MadePuzzle>& puzzles, Deadline deadline);
    void rate_scores(std::vector<MadePuzzle>& puzzles, Deadline deadline);
    void walk(std::vector<MadePuzzle>& puzzles, Deadline deadline) const;

    const Wish& wish_;
    bool nine_;  // the usual 9x9 board
    LevelRater levels_;
    DepthRater depths_;
    ScoreRater scores_;
};

/// The hardest technique of a player who always takes the easiest step, in the order of
/// `TechniqueId`; nothing if some state has no step, or if the deadline passes first.
[[nodiscard]] std::optional<TechniqueSet> techniques_needed(const Puzzle& puzzle,
                                                            Deadline deadline);

}  // namespace sudokit::generate
