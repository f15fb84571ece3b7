// What `rate` says of puzzles on the scale `backdoor`.
#pragma once

#include <string>

#include "sudokit/backdoor.hpp"

#include "cli/rate/one_by_one.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds the smallest backdoors and puts them into words. Used by many threads at once, each with
/// its own rater.
class BackdoorScale : public OneByOne<BackdoorRater, BackdoorRating> {
  public:
    /// `most` is the size of the largest ones that are looked for, if not all are.
    BackdoorScale(const Job& job, std::optional<unsigned> most) : job_(job), most_(most) {}

    [[nodiscard]] Rater make_rater() const;

    /// The place of what takes more cells than asked for.
    static constexpr std::size_t kAbove = 254;
    /// The size, or kAbove; nothing if there is no rating.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// "2" or ">1", for a line.
    [[nodiscard]] static std::string line(const Answer& answer);

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

  private:
    const Job& job_;
    std::optional<unsigned> most_;
};

}  // namespace sudokit::cli
