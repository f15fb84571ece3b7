// A position that the tree of singles is grown on: digits are tried in cells, and taken back.
#pragma once

#include <vector>

#include "sudokit/search_probe.hpp"

#include "engine/general/propagation.hpp"

namespace sudokit::engine {

/// Singles after each digit; the next cell is the first with the fewest candidates. Calls of
/// `enter` and `leave` are nested.
class SinglesTrial {
  public:
    /// The puzzle must outlive it.
    explicit SinglesTrial(const Puzzle& puzzle);

    /// What the puzzle itself comes to; before anything else.
    [[nodiscard]] TreeOutcome begin();

    /// What comes of another digit, one of those of `choices`.
    [[nodiscard]] TreeOutcome enter(Candidate tried);

    /// Takes the last digit back that was entered.
    void leave();

    /// What to try in the cell of a `Branching`, in this order.
    [[nodiscard]] DigitSet choices(Cell cell) const;

    /// What followed from the last digit entered, or from the givens, in reading order.
    [[nodiscard]] std::vector<Candidate> forced() const;

  private:
    [[nodiscard]] std::vector<bool> filled() const;
    [[nodiscard]] TreeOutcome settle();

    const Puzzle& puzzle_;
    Links links_;
    Propagation state_;
    std::vector<std::size_t> marks_;
    std::vector<std::vector<bool>> before_;  // by depth: which cells were filled, and that tried
};

}  // namespace sudokit::engine
