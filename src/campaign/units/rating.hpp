// Ratings of 9x9 puzzles on any scale, as numbers to compare and words to write.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudokit/nine_digits.hpp"
#include "sudokit/rate.hpp"

namespace sudokit::campaign {

/// Whether numbers on the scale have one decimal, as ER has.
[[nodiscard]] constexpr bool goes_by_tenths(Scale scale) {
    return scale == Scale::se || scale == Scale::se_invariant;
}

/// The rating of a puzzle: its words are those of `sudokit rate`.
struct Rating {
    /// Where it is on the scale: levels by their place from 0, ER in tenths, else numbers; one more
    /// than the most that was looked for if it is above, and the largest number if no chain solves
    /// it. Nothing if there is not exactly one solution.
    std::optional<unsigned> value;
    std::string words;
};

/// Rates puzzles on a scale. Not for sharing between threads.
class AnyRater {
  public:
    AnyRater(Scale scale, std::optional<unsigned> most);
    ~AnyRater();
    AnyRater(AnyRater&&) noexcept;
    AnyRater& operator=(AnyRater&&) noexcept;

    /// The ratings of all of them, in order; after the deadline they mean nothing.
    void rate(std::span<const nine::Digits> puzzles, Deadline deadline, std::vector<Rating>& out);

  private:
    struct Way;
    std::unique_ptr<Way> way_;
};

}  // namespace sudokit::campaign
