// What `rate` says of puzzles on the scales `level` and `rules`.
#pragma once

#include <string>
#include <vector>

#include "sudokit/rate.hpp"
#include "sudokit/techniques.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds levels and puts them into words. Used by many threads at once, each with its own rater.
class LevelScale {
  public:
    using Rater = LevelRater;
    using Answer = LevelAnswer;
    using Details = std::vector<LevelAttempt>;
    /// What is known of a single puzzle.
    struct Findings {
        LevelAnswer answer;
        Details attempts;
    };
    /// True if the details of many puzzles are found as fast as those of one.
    static constexpr bool kDetailsOfMany = true;

    LevelScale(const Job& job, Scale scale)
        : job_(job), scale_(scale), levels_(all_levels(scale)) {}

    [[nodiscard]] Rater make_rater() const { return Rater(scale_); }
    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline);
    static void find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<Answer> answers, std::span<Details> details) {
        rater.rate(puzzles, deadline, answers, details);
    }

    /// Where on the scale it is, from 0; nothing if it has no place there.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// The level, for a line.
    [[nodiscard]] std::string line(const Answer& answer) const;

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    void write(JsonWriter& out, const Findings& findings, const Board& board) const;

    // The parts of the text, for those who put them beside others.

    /// What the level means, with line end: of an expert puzzle also the technique that it takes,
    /// where that is known.
    [[nodiscard]] std::string sentences(Level level, const Board& board,
                                        std::optional<TechniqueId> hardest = {}) const;
    /// How far each model or set of rules came.
    [[nodiscard]] std::string table(const Findings& findings, const Board& board) const;
    /// The level by rules and no more.
    [[nodiscard]] std::string brief(const Answer& answer) const;

  private:
    [[nodiscard]] const LevelInfo& info(Level level) const {
        return levels_[static_cast<std::size_t>(level)];
    }
    [[nodiscard]] bool lacks_abstract(const Board& board) const;
    void write_attempts(JsonWriter& out, const Findings& findings, const Board& board) const;

    const Job& job_;
    Scale scale_;
    std::span<const LevelInfo> levels_;
};

}  // namespace sudokit::cli
