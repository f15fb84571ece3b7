// Backdoors: the fewest cells that somebody who only knows singles must be told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/nine.hpp"
#include "sudokit/puzzle.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// The smallest sets of cells such that naked and hidden singles solve the puzzle once the digits
/// of these cells are known (backdoors of Williams, Gomes and Selman 2003, for singles; not
/// their strong ones, for which other digits would have to be settled as well).
struct BackdoorAnswer {
    /// Cells of one of them, the first in reading order; none if singles alone are enough.
    std::vector<Cell> cells = {};
    std::uint64_t count = 0;  ///< how many there are of this size; 0 if they are above `most`
    bool known = false;       ///< false if the deadline passed before: then the rest means nothing
};

/// Finds them: `solution` is the only one of `puzzle`, or one of several, to which the answer then
/// leads; what is no solution ends the program. Sets of more than `most` cells are not looked for.
/// Puzzles of any kind, on any board; three cells on 9x9 take hundredths of a second, each further
/// one some thirty times as long.
[[nodiscard]] BackdoorAnswer find_backdoors(const Puzzle& puzzle, const Grid& solution,
                                            Deadline deadline = {}, unsigned most = ~0U);

/// The size of the smallest backdoors of a puzzle, and what was found out about its solutions on
/// the way. Only puzzles with exactly one solution have one.
struct BackdoorRating {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, one of the next two is known; `limit`: there are several
    /// solutions; `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;             ///< choices that the search for solutions tried
    std::optional<unsigned> size = {};   ///< 0 if singles are enough
    std::optional<unsigned> above = {};  ///< it takes more cells than that, the most asked for
    std::vector<Cell> cells = {};        ///< the first in reading order
    std::uint64_t sets = 0;              ///< how many there are of this size

    bool operator==(const BackdoorRating&) const = default;
};

/// Rates puzzles by their smallest backdoors. Not for sharing between threads: one per thread. One
/// that was moved away ends the program.
///
///     sudokit::BackdoorRater rater;
///     const sudokit::BackdoorRating rating = rater.rate(puzzle);
///     if (rating.size) use(*rating.size);
class BackdoorRater {
  public:
    BackdoorRater() : BackdoorRater(nine::default_kernel()) {}
    explicit BackdoorRater(const nine::Kernel& kernel);
    ~BackdoorRater();
    BackdoorRater(BackdoorRater&&) noexcept;
    BackdoorRater& operator=(BackdoorRater&&) noexcept;

    /// From now on, sets of more cells than that are not looked for.
    void set_most(unsigned size);

    /// Any board, no constraints (see `rate_fault`). Givens that clash are not an error: such a
    /// puzzle has no solution.
    [[nodiscard]] BackdoorRating rate(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles on the usual 9x9 board. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<BackdoorRating> answers);

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
