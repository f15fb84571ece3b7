// A puzzle that was made, as text.
#pragma once

#include <string>

#include "sudokit/solve.hpp"

#include "cli/generate/arguments.hpp"
#include "cli/stream/kept_puzzles.hpp"

namespace sudokit::cli {

/// Puts made puzzles into text, with what --with asks for. One per thread.
class Teller {
  public:
    /// Draws where there is no format. What it is given must outlive it.
    Teller(const Job& job, const GenerateArguments& arguments, std::optional<Format> format,
           KeptPuzzles& kept)
        : job_(job), arguments_(arguments), format_(format), kept_(kept) {}

    /// The puzzle in the format, or drawn. Fails where the format cannot carry it.
    [[nodiscard]] Result<std::string> text(const MadePuzzle& made);

  private:
    /// What --with asks for, as far as it applies, but for the solution.
    struct Facts {
        std::optional<Level> level;
        std::optional<std::uint32_t> score;
        std::optional<unsigned> depth;
        std::string steps;   ///< "naked-single:5,hidden-single:46"
        std::string weight;  ///< "1", "1.25"
    };

    [[nodiscard]] Facts facts_of(const MadePuzzle& made);
    /// What is in columns of lines and tables, behind `before` and after `separator` each.
    [[nodiscard]] std::string columns(const Facts& facts, std::string before, char separator) const;
    [[nodiscard]] Result<std::string> line(const MadePuzzle& made, const Facts& facts);
    [[nodiscard]] Result<std::string> table_row(const MadePuzzle& made, const Facts& facts);
    [[nodiscard]] std::string drawing(const MadePuzzle& made, const Facts& facts) const;
    [[nodiscard]] Entry entry(const MadePuzzle& made, const Facts& facts) const;

    const Job& job_;
    const GenerateArguments& arguments_;
    std::optional<Format> format_;
    KeptPuzzles& kept_;
    LevelRater levels_{Scale::level};
    DepthRater depths_;
    ScoreRater scores_;
    Solver solver_;
};

/// What comes before all puzzles of a file: of a table, its columns for what --with asks for, too.
[[nodiscard]] std::string told_prologue(const GenerateWith& with, Format format);

}  // namespace sudokit::cli
