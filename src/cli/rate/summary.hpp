// What `rate` says of puzzles when no scale is asked for: what most want to know.
#pragma once

#include <string>

#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"

#include "cli/rate/level.hpp"
#include "cli/rate/score.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds the level, the score and the hardest technique, and puts them into words. Used by many
/// threads at once, each with its own rater.
class SummaryScale {
  public:
    struct Rater {
        LevelRater level{Scale::level};
        ScoreRater score;
    };
    /// `count`, `stop` and `nodes` are what both scales found out together: time ran out if it did
    /// on one of them.
    struct Answer {
        std::uint64_t count = 0;
        Stop stop = Stop::exhausted;
        std::uint64_t nodes = 0;
        LevelAnswer level = {};
        ScoreAnswer score = {};
    };
    /// What only one puzzle at a time is told with.
    struct Details {
        LevelScale::Details attempts;
        ScoreScale::Details counts = {};
    };
    struct Findings {
        Answer answer;
        Details details;
    };
    /// True if what JSON says of many puzzles is found as fast as what it says of one.
    static constexpr bool kDetailsOfMany = true;

    explicit SummaryScale(const Job& job)
        : job_(job), level_(job, Scale::level), score_(job, Scale::score) {}

    [[nodiscard]] static Rater make_rater() { return {}; }
    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline);
    static void find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<Answer> answers, std::span<Details> details);

    /// The place on the scale `level`, from 0; nothing if it has none.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer) {
        return LevelScale::place(answer.level);
    }
    /// A word for each rating, a hyphen where time ran out, for a line.
    [[nodiscard]] std::string line(const Answer& answer) const;

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The ratings as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

  private:
    const Job& job_;
    LevelScale level_;
    ScoreScale score_;
};

}  // namespace sudokit::cli
