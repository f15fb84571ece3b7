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
    /// one solution. Those whose level is too high go to `too_hard` if it is not null. False if the
    /// deadline passed first.
    [[nodiscard]] bool judge(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline,
                             std::vector<MadePuzzle>* too_hard = nullptr);

  private:
    void count_clues(std::vector<MadePuzzle>& puzzles, Tried& tried) const;
    void rate_levels(std::vector<MadePuzzle>& puzzles, Tried& tried, Deadline deadline,
                     std::vector<MadePuzzle>* too_hard);
    void rate_depths(std::vector<MadePuzzle>& puzzles, Deadline deadline);
    void rate_scores(std::vector<MadePuzzle>& puzzles, Deadline deadline);
    void walk(std::vector<MadePuzzle>& puzzles, Deadline deadline) const;

    const Wish& wish_;
    bool nine_;  // the usual 9x9 board
    LevelRater levels_;
    DepthRater depths_;
    ScoreRater scores_;
};

/// True if a player who takes the easiest step, in the order `people`, needs the techniques that
/// are wished for; false too if the deadline passes first.
[[nodiscard]] bool takes_techniques(const Puzzle& puzzle, const Wish& wish, Deadline deadline);

}  // namespace sudokit::generate
