// The ratings Q1 and Q2 of gsf's program `sudoku` (G. Fowler, 2005 to 2012), by which the hardest
// puzzles used to be ranked: how much work it is to solve a puzzle by tests of candidates.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "sudokit/nine.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// Why `puzzle` has no such rating: that program knows the usual 9x9 board and givens only. Nothing
/// if it has one, as far as that can be seen without solving it.
[[nodiscard]] std::optional<Error> gsf_fault(const Puzzle& puzzle);

/// The rating of a puzzle, and what was found out about its solutions on the way. Only puzzles with
/// exactly one solution have one.
struct GsfAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, so is the rating known; `limit`: there are several solutions;
    /// `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;              ///< choices that the search for solutions tried
    std::optional<unsigned> rating = {};  ///< from 1 to 99999; 0 of a full grid

    bool operator==(const GsfAnswer&) const = default;
};

/// Rates puzzles. Not for sharing between threads: one per thread. One that was moved away ends the
/// program.
///
///     sudokit::GsfRater rater(sudokit::Scale::q1);
///     const sudokit::GsfAnswer answer = rater.rate(puzzle);
///     if (answer.rating) use(*answer.rating);
class GsfRater {
  public:
    /// `scale` is `q1` or `q2`.
    explicit GsfRater(Scale scale, const nine::Kernel& kernel = nine::default_kernel());
    ~GsfRater();
    GsfRater(GsfRater&&) noexcept;
    GsfRater& operator=(GsfRater&&) noexcept;

    /// A puzzle without `gsf_fault`. Givens that clash are not an error: such a puzzle has no
    /// solution.
    [[nodiscard]] GsfAnswer rate(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<GsfAnswer> answers);

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
