// D. Berthier's ratings W, B, gW and BxB: how long the chains must be that solve a puzzle.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "sudokit/nine.hpp"
#include "sudokit/rate.hpp"
#include "sudokit/search.hpp"

namespace sudokit {

/// Why `puzzle` has no such rating: it is not on the usual 9x9 board. Nothing if it has one, as far
/// as that can be seen without solving it.
[[nodiscard]] std::optional<Error> whip_fault(const Puzzle& puzzle);

/// The rating of a puzzle, and what was found out about its solutions on the way. Only puzzles with
/// exactly one solution have one, and not all of them: the depth of those that braids solve is 1
/// at most, of those that tests with braids solve 2.
struct WhipAnswer {
    std::uint64_t count = 0;  ///< solutions found, at most 2
    /// `exhausted`: if `count` is 1, one of the next three is known; `limit`: there are several
    /// solutions; `deadline`: neither is certain.
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;              ///< choices that the search for solutions tried
    std::optional<unsigned> length = {};  ///< of the longest chain that it takes; 0 with singles
    std::optional<unsigned> above = {};   ///< it is more than that, the most asked for
    bool stuck = false;                   ///< no such chains solve it, however long
    /// The first of the longest chains as CSP-Rules writes them; none if singles are enough, and
    /// none on the scale `bxb`.
    std::string chain = {};

    bool operator==(const WhipAnswer&) const = default;
};

/// Rates puzzles. Not for sharing between threads: one per thread. One that was moved away ends the
/// program.
///
///     sudokit::WhipRater rater(sudokit::Scale::whips);
///     const sudokit::WhipAnswer answer = rater.rate(puzzle);
///     if (answer.length) use(*answer.length);
class WhipRater {
  public:
    /// `scale` is `whips`, `braids`, `g_whips` or `bxb`.
    explicit WhipRater(Scale scale, const nine::Kernel& kernel = nine::default_kernel());
    ~WhipRater();
    WhipRater(WhipRater&&) noexcept;
    WhipRater& operator=(WhipRater&&) noexcept;

    /// From now on, longer chains than that are not looked for.
    void set_most(unsigned length);

    /// A puzzle without `whip_fault`, of givens or candidates. Givens that clash are not an error:
    /// such a puzzle has no solution.
    [[nodiscard]] WhipAnswer rate(const Puzzle& puzzle, Deadline deadline = {});

    /// Many puzzles. `answers` has a place for each.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline,
              std::span<WhipAnswer> answers);

  private:
    struct Memory;
    [[nodiscard]] Memory& memory() const;
    std::unique_ptr<Memory> memory_;
};

}  // namespace sudokit
