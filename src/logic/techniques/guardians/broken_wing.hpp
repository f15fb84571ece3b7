// Broken wings: rings of an odd number of cells that one digit cannot hold every other of.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Cells of which each two neighbours in a ring lie in a house where a digit has hardly any other
/// place. If it were in none of these, the guardians, it would hold every other cell of the ring;
/// if their number is odd, it cannot. A lone guardian is placed, and what sees all of them loses
/// the digit.
class BrokenWing final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* broken_wing_technique(TechniqueId id);

}  // namespace sudokit::logic
