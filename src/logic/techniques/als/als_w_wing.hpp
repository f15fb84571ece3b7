// W-Wings with almost locked sets in place of their cells.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two sets with the digits w and z, at least one of them of two or three cells, that see one each
/// of a house's only two places for w with all their own: not both hold w, so one of them holds z.
/// The sets do not overlap, and the two places are in neither. Offers for each set of eliminations
/// one with the fewest cells.
class AlsWWing final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* als_w_wing_technique(TechniqueId id);

}  // namespace sudokit::logic
