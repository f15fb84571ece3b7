// Avoidable rectangles: digits that were placed in play must not complete a rectangle that could be
// swapped.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Three corners are filled, none of them given, and the fourth cell, one of two candidates, would
/// complete two digits crosswise with one of these.
class AvoidableRectangle1 final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// Two neighbouring corners are filled, neither of them given; the other two cells have each the
/// candidate that completes the rectangle and one more, the same in both: one of them holds it.
class AvoidableRectangle2 final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* avoidable_rectangle_technique(TechniqueId id);

}  // namespace sudokit::logic
