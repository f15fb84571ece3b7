// BUG+1: a board that one candidate keeps from having two solutions or none.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Bivalue universal grave plus one: every open cell has two candidates, and every digit two places
/// in each house where it is open, once a single candidate is set aside. Without that candidate a
/// solution and its complement would both fit, so its cell holds it: the cell's others go.
class BugPlusOne final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* bug_technique(TechniqueId id);

}  // namespace sudokit::logic
