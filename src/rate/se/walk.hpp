// The walk through a puzzle as Sudoku Explainer does it, and what it was rated by.
#pragma once

#include <memory>

#include "sudokit/deadline.hpp"
#include "sudokit/step.hpp"

#include "base/assert.hpp"
#include "rate/se/hint.hpp"
#include "rate/se/producers.hpp"
#include "rate/se/variant.hpp"

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
    explicit Walker(const nine::Kernel& kernel, Variant variant = Variant::se_1_2_1);
    ~Walker();

    /// From now on, only these techniques are used; at first, all of them. Not for other variants
    /// than 1.2.1, whose techniques are not numbered.
    void set_allowed(const ProducerSet& producers) {
        SUDOKIT_ASSERT(variant_ == Variant::se_1_2_1);
        allowed_ = producers;
    }

    /// The ratings of a position with one solution; nothing if time was too short. If the hardest
    /// step is harder than `most` tenths, it stops there, and says something harder.
    [[nodiscard]] std::optional<Ratings> rate(Position position, unsigned most,
                                              const Deadline& deadline);

    /// The step that comes next; false if there is none of techniques that can be as easy as `most`
    /// tenths, or time was too short.
    bool find_step(const Position& position, unsigned most, const Deadline& deadline, Hint& hint);

    /// The hint that was found last, in this position, as a step.
    [[nodiscard]] Step tell(const Position& position, const Hint& hint, const Deadline& deadline);

  private:
    struct Chains;
    Variant variant_;
    std::unique_ptr<Chains> chains_;
    ProducerSet allowed_ = ProducerSet().set();
};

}  // namespace sudokit::rate::se
