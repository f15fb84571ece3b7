// What `rate` says of puzzles on the scale `score`.
#pragma once

#include <string>

#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds scores and puts them into words. Used by many threads at once, each with its own rater.
class ScoreScale {
  public:
    using Rater = ScoreRater;
    using Answer = ScoreAnswer;
    using Details = TechniqueCounts;
    /// What is known of a single puzzle.
    struct Findings {
        ScoreAnswer answer;
        Details counts = {};
    };
    /// True if the details of many puzzles are found as fast as those of one.
    static constexpr bool kDetailsOfMany = false;

    ScoreScale(const Job& job, Scale /*scale*/) : job_(job) {}

    [[nodiscard]] static Rater make_rater() { return {}; }
    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline);

    static void find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<Answer> answers, std::span<Details> /*none*/) {
        rater.rate(puzzles, deadline, answers);
    }

    /// The place of its level, from 0; nothing if it has none.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// The level and the score, for a line.
    [[nodiscard]] static std::string line(const Answer& answer);

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

    // The parts of the text, for those who put them beside others.

    /// The score of a puzzle with one solution, its level and the hardest technique, or that time
    /// ran out.
    [[nodiscard]] std::string sentence(const Findings& findings) const;
    /// What it adds up from.
    [[nodiscard]] std::string table(const Findings& findings) const;

  private:
    const Job& job_;
};

}  // namespace sudokit::cli
