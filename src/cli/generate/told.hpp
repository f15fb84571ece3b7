// A puzzle that was made, as text.
#pragma once

#include <string>

#include "cli/generate/arguments.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Puts made puzzles into text, with what --with asks for. One per thread.
class Teller {
  public:
    Teller(const Job& job, const GenerateArguments& arguments) : job_(job), arguments_(arguments) {}

    /// The puzzle in the format asked for, or drawn where none is. Fails where the format cannot
    /// carry it.
    [[nodiscard]] Result<std::string> text(const MadePuzzle& made);

  private:
    /// What --with asks for, as far as it applies, but for the solution.
    struct Facts {
        std::optional<Level> level;
        std::optional<std::uint32_t> score;
        std::optional<unsigned> depth;
        std::string steps;  ///< "naked-single:5,hidden-single:46"
    };

    [[nodiscard]] Facts facts_of(const MadePuzzle& made);
    [[nodiscard]] std::string line(const MadePuzzle& made, const Facts& facts) const;
    [[nodiscard]] std::string drawing(const MadePuzzle& made, const Facts& facts) const;
    [[nodiscard]] Entry entry(const MadePuzzle& made, const Facts& facts) const;

    const Job& job_;
    const GenerateArguments& arguments_;
    LevelRater levels_{Scale::level};
    DepthRater depths_;
    ScoreRater scores_;
};

}  // namespace sudokit::cli
