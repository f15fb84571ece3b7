// What `rate` says of puzzles on the scale `depth`.
#pragma once

#include <string>

#include "sudokit/rate.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds depths and puts them into words. Used by many threads at once, each with its own rater.
class DepthScale {
  public:
    using Rater = DepthRater;
    using Answer = DepthAnswer;
    struct Details {};
    /// What is known of a single puzzle.
    struct Findings {
        DepthAnswer answer;
        Details details = {};
    };
    /// True if the details of many puzzles are found as fast as those of one.
    static constexpr bool kDetailsOfMany = true;

    DepthScale(const Job& job, Scale /*scale*/) : job_(job) {}

    [[nodiscard]] static Rater make_rater() { return {}; }
    [[nodiscard]] static Findings find(Rater& rater, const Puzzle& puzzle, Deadline deadline) {
        return {rater.rate(puzzle, deadline)};
    }

    static void find_many(Rater& rater, std::span<const nine::Digits> puzzles, Deadline deadline,
                          std::span<Answer> answers, std::span<Details> /*none*/) {
        rater.rate(puzzles, deadline, answers);
    }

    /// Where on the scale it is, from 0; nothing if it has no place there.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer) {
        return answer.depth;
    }
    /// The depth, for a line.
    [[nodiscard]] static std::string line(const Answer& answer) {
        return std::to_string(*answer.depth);
    }

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

  private:
    const Job& job_;
};

}  // namespace sudokit::cli
