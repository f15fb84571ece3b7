// What `rate` says of puzzles on several scales at once.
#pragma once

#include <string>

#include "sudokit/rate.hpp"
#include "sudokit/score.hpp"

#include "cli/rate/depth.hpp"
#include "cli/rate/level.hpp"
#include "cli/rate/score.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Which scales are put side by side.
enum class Scales : std::uint8_t {
    summary,  ///< the level, the score and the hardest technique: what most want to know
    all
};

/// Finds several ratings and puts them into words. Used by many threads at once, each with its own
/// rater.
class SeveralScales {
  public:
    struct Rater {
        LevelRater level{Scale::level};
        LevelRater rules{Scale::rules};
        DepthRater depth;
        ScoreRater score;
        Scales scales;
    };
    /// `count`, `stop` and `nodes` are what the scales found out together: time ran out if it did
    /// on one of them.
    struct Answer {
        std::uint64_t count = 0;
        Stop stop = Stop::exhausted;
        std::uint64_t nodes = 0;
        LevelAnswer level = {};
        LevelAnswer rules = {};
        DepthAnswer depth = {};
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

    SeveralScales(const Job& job, Scales scales)
        : job_(job),
          scales_(scales),
          level_(job, Scale::level),
          rules_(job, Scale::rules),
          depth_(job, Scale::depth),
          score_(job, Scale::score) {}

    [[nodiscard]] Rater make_rater() const;
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
    void write(JsonWriter& out, const Findings& findings, const Board& board) const;

  private:
    const Job& job_;
    Scales scales_;
    LevelScale level_;
    LevelScale rules_;
    DepthScale depth_;
    ScoreScale score_;
};

}  // namespace sudokit::cli
