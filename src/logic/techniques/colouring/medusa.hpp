// 3D Medusa: colouring that goes on from digit to digit through cells with two candidates.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Candidates tied together by cells with two candidates and houses with two places get two
/// colours: all of one hold, or all of the other. A colour that would put two digits into a cell, a
/// digit twice into a house, or leave a cell or a digit without candidates is wrong; else what both
/// colours rule out goes. Groups of one digit are left to simple colouring.
class Medusa final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* medusa_technique(TechniqueId id);

}  // namespace sudokit::logic
