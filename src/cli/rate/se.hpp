// What `rate` says of puzzles on the scales `se` and `se-invariant`.
#pragma once

#include <string>

#include "sudokit/rate.hpp"
#include "sudokit/se.hpp"

#include "cli/rate/one_by_one.hpp"
#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// Finds Sudoku Explainer's ratings and puts them into words. Used by many threads at once, each
/// with its own rater.
class SeScale : public OneByOne<SeRater, SeAnswer> {
  public:
    /// `most` is the hardest rating that is asked for, in tenths, if not all are.
    SeScale(const Job& job, SePresentation presentation, SeVariant variant,
            std::optional<unsigned> most)
        : job_(job), presentation_(presentation), variant_(variant), most_(most) {}

    [[nodiscard]] Rater make_rater() const;
    [[nodiscard]] static std::optional<Error> fault(const Puzzle& puzzle) {
        return se_fault(puzzle);
    }

    /// The place of what is harder than asked for.
    static constexpr std::size_t kAbove = 255;
    /// ER in tenths, or kAbove; nothing if there is no rating.
    [[nodiscard]] static std::optional<std::size_t> place(const Answer& answer);
    /// "9.5/1.2/1.2", or ">9.0", for a line.
    [[nodiscard]] static std::string line(const Answer& answer);

    /// All there is to say of a puzzle, with line end.
    [[nodiscard]] std::string text(const Findings& findings, const Puzzle& puzzle) const;
    /// The same as members of a JSON object.
    void write(JsonWriter& out, const Findings& findings, const Board& board) const;

  private:
    const Job& job_;
    SePresentation presentation_;
    SeVariant variant_;
    std::optional<unsigned> most_;
};

}  // namespace sudokit::cli
