// What every technique is: something that looks at a state and offers steps.
#pragma once

#include "sudokit/step.hpp"

#include "logic/position.hpp"

namespace sudokit::logic {

/// A technique holds no state of its own and never sees the solution. It offers only steps that
/// change the state, in an order that depends on the state alone.
class Technique {
  public:
    Technique() = default;
    Technique(const Technique&) = delete;
    Technique& operator=(const Technique&) = delete;
    virtual ~Technique() = default;

    /// Offers each step to `sink` until it has enough; false if it had. What may take long asks it
    /// every millisecond or so, and what is half done then is not offered.
    virtual bool find(const State& state, StepSink sink) const = 0;

    /// The same where others look too: what they know of the position need not be found out again.
    virtual bool find_at(const Position& position, StepSink sink) const {
        return find(position.state(), sink);
    }
};

/// A technique that needs to know what others need to know too.
class SharingTechnique : public Technique {
  public:
    bool find(const State& state, StepSink sink) const final {
        return find_at(Position(state, sink.deadline()), sink);
    }
    bool find_at(const Position& position, StepSink sink) const override = 0;
};

}  // namespace sudokit::logic
