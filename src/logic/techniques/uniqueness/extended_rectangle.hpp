// Extended rectangles: three digits in two lines that could change places.
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/guardians/guardians.hpp"

namespace sudokit::logic {

/// Three pairs of cells where two lines cross three others, each pair in a box of its own: filled
/// with three digits, the two lines could change places there. So one of the guardians, the cells'
/// further candidates, holds. Looks for those with guardians in two cells at most.
class ExtendedRectangle final : public Technique {
  public:
    ExtendedRectangle(TechniqueId id, GuardianType type) : id_(id), type_(type) {}
    bool find(const State& state, StepSink sink) const override;

  private:
    TechniqueId id_;
    GuardianType type_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* extended_rectangle_technique(TechniqueId id);

}  // namespace sudokit::logic
