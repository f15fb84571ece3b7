// What `rate` says of puzzles on the scales `q1` and `q2`.
#pragma once

#include <string>

#include "sudokit/gsf.hpp"

#include "cli/rate/one_by_one.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds gsf's ratings and puts them into words. Used by many threads at once, each with its own
/// rater.
class GsfScale : public OneByOne<GsfRater, GsfAnswer> {
  public:
    GsfScale(const Job& job, Scale scale) : job_(job), scale_(scale) {}

    [[nodiscard]] Rater make_rater() const { return Rater(scale_); }
    [[nodiscard]] static std::optional<Error> fault(const Puzzle& puzzle) {
        return gsf_fault(puzzle);
    }

    /// Ratings are counted by the thousand.
    static constexpr unsigned kCounted = 1000;
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// The rating, for a line.
    [[nodiscard]] static std::string line(const Answer& answer) {
        return std::to_string(*answer.rating);
    }

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

  private:
    const Job& job_;
    Scale scale_;
};

/// "Q1" or "Q2".
[[nodiscard]] std::string_view gsf_word(Scale scale);

}  // namespace sudokit::cli
