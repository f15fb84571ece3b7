// The walk through a puzzle as Sudoku Explainer does it, and what it was rated by.
#pragma once

#include <memory>

#include "sudokit/deadline.hpp"

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

/// The hardest step of all, the hardest up to the first placement, and the first, in tenths.
struct Ratings {
    unsigned hardest = 0;
    unsigned until_placement = 0;
    unsigned first = 0;
};

/// Walks, keeping its memory between puzzles. One per thread.
class Walker {
  public:
    Walker();
    ~Walker();

    /// The ratings of a position with one solution; nothing if time was too short. If the hardest
    /// step is harder than `most` tenths, it stops there, and says something harder.
    [[nodiscard]] std::optional<Ratings> rate(Position position, unsigned most,
                                              const Deadline& deadline);

    /// The step that comes next; false if there is none of techniques that can be as easy as `most`
    /// tenths, or time was too short.
    bool find_step(const Position& position, unsigned most, const Deadline& deadline, Hint& hint);

  private:
    struct Chains;
    std::unique_ptr<Chains> chains_;
};

}  // namespace sudokit::rate::se
