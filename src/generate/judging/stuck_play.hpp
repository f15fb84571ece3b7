// Plays puzzles up to a technique: whether it is needed where all easier ones are stuck.
#pragma once

#include <optional>

#include "sudokit/cell_set.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/rules.hpp"
#include "sudokit/techniques.hpp"

namespace sudokit::generate {

/// A play by the techniques that people try before one, then by this one too. What the rules of
/// play know is done by them on the usual 9x9 board, in a fraction of the time.
class StuckPlay {
  public:
    StuckPlay(const Board& board, TechniqueId technique);

    enum class End : std::uint8_t {
        too_easy,  ///< easier ones are enough
        absent,    ///< the technique has no step where they are stuck
        open,      ///< it has, but is stuck later
        solved     ///< the puzzle is solved with it
    };
    struct Outcome {
        End end = End::too_easy;
        CellSet open = {};  ///< the cells without a digit, if it is `absent` or `open`
    };

    /// `too_easy` too if the deadline passes first.
    [[nodiscard]] Outcome play(const Puzzle& puzzle, const Deadline& deadline) const;

  private:
    [[nodiscard]] Outcome play_nine(const Puzzle& puzzle, const Deadline& deadline) const;
    [[nodiscard]] Outcome play_any(const Puzzle& puzzle, const Deadline& deadline) const;

    TechniqueId technique_;
    TechniqueSet easier_;           // than the technique
    std::optional<RuleSet> rules_;  // that are among these; none: not the usual 9x9 board
    TechniqueSet beyond_;           // those of `easier_` that the rules do not know
};

}  // namespace sudokit::generate
