// Bivalue oddagons: rings of an odd number of cells that two digits cannot fill by turns.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Cells of which each sees the next, and the last the first, but no other: if their number is odd,
/// two digits alone cannot fill them, and one of their other candidates, the guardians, holds. A
/// lone one is placed, and what all of them rule out goes.
class BivalueOddagon final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* bivalue_oddagon_technique(TechniqueId id);

}  // namespace sudokit::logic
