// A position that a search tree is grown on: digits are tried in cells, and taken back.
#pragma once

#include <memory>
#include <vector>

#include "sudokit/search_tree.hpp"

namespace sudokit::engine {

/// One way of going down a tree. Calls of `enter` and `leave` are nested.
class Trial {
  public:
    Trial() = default;
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;
    virtual ~Trial() = default;

    /// What the puzzle itself comes to; before anything else.
    virtual TreeOutcome begin() = 0;

    /// What comes of another digit, one of those of `choices`.
    virtual TreeOutcome enter(Candidate tried) = 0;

    /// Takes the last digit back that was entered.
    virtual void leave() = 0;

    /// What to try in the cell of a `Branching`, in this order.
    [[nodiscard]] virtual DigitSet choices(Cell cell) const = 0;

    /// What followed from the last digit entered, or from the givens, in reading order.
    [[nodiscard]] virtual std::vector<Candidate> forced() const = 0;
};

/// The puzzle must outlive it.
[[nodiscard]] std::unique_ptr<Trial> make_trial(const Puzzle& puzzle, TreeMethod method);

}  // namespace sudokit::engine
