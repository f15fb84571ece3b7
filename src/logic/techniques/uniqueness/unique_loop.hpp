// Unique loops: two digits that go round in six cells or more, and could be swapped there.
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/guardians/guardians.hpp"

namespace sudokit::logic {

/// Cells with the same two digits, of which every house has two or none, one of each kind if they
/// are told apart by turns: the digits could be swapped, so one of the guardians, the cells'
/// further candidates, holds. Four cells are a unique rectangle. Looks for those with guardians in
/// two cells at most.
class UniqueLoop final : public Technique {
  public:
    UniqueLoop(TechniqueId id, GuardianType type) : id_(id), type_(type) {}
    bool find(const State& state, StepSink sink) const override;

  private:
    TechniqueId id_;
    GuardianType type_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* unique_loop_technique(TechniqueId id);

}  // namespace sudokit::logic
