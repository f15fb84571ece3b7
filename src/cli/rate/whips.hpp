// What `rate` says of puzzles on the scales `w`, `b`, `gw` and `bxb`.
#pragma once

#include <string>

#include "sudokit/rate.hpp"
#include "sudokit/whips.hpp"

#include "cli/rate/one_by_one.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds how long whips, braids or g-whips must be, and puts it into words. Used by many threads at
/// once, each with its own rater.
class WhipScale : public OneByOne<WhipRater, WhipAnswer> {
  public:
    /// `most` is the length of the longest chains that are looked for, if not all are.
    WhipScale(const Job& job, Scale scale, std::optional<unsigned> most)
        : job_(job), scale_(scale), most_(most) {}

    [[nodiscard]] Rater make_rater() const;
    [[nodiscard]] static std::optional<Error> fault(const Puzzle& puzzle) {
        return whip_fault(puzzle);
    }

    /// The places of what takes longer chains than asked for, and of what they do not solve.
    static constexpr std::size_t kAbove = 254;
    static constexpr std::size_t kStuck = 255;
    /// The length, or one of these; nothing if there is no rating.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// "5", ">4" or "inf", for a line.
    [[nodiscard]] static std::string line(const Answer& answer);

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    static void write(JsonWriter& out, const Findings& findings, const Board& board);

  private:
    [[nodiscard]] std::string rating_text(const Answer& answer) const;
    [[nodiscard]] std::string tests_text(const Answer& answer) const;

    const Job& job_;
    Scale scale_;
    std::optional<unsigned> most_;
};

/// W, B, gW or BxB, and what it is the length of.
struct WhipWords {
    std::string_view rating;
    std::string_view chains;
};
[[nodiscard]] WhipWords whip_words(Scale scale);

}  // namespace sudokit::cli
