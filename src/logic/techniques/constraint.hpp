// Constraint: what a rule beside the houses, such as the sum of a cage, takes away.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// What a constraint says of its own cells. First, cell by cell, that those which must differ from
/// a filled one do not hold its digit; then what else no way to fill the cells has, in one step, as
/// `Constraint::filter` sees it. After that, digit by digit, that one which every way has leaves
/// the cells that see all its places there. If there is no way, all candidates of the cells go.
class ByConstraint final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* constraint_technique(TechniqueId id);

}  // namespace sudokit::logic
