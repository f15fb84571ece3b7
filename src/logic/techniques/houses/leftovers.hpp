// The law of leftovers: what lines and regions that nearly coincide have each for themselves.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Neighbouring lines and as many regions of a jigsaw, or windows, hold every digit equally often.
/// So do the cells that only the lines have and those that only the regions have. Lines that have
/// one house less in them leave cells that hold every digit once. One digit at a time is looked at.
class LawOfLeftovers final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* leftovers_technique(TechniqueId id);

}  // namespace sudokit::logic
