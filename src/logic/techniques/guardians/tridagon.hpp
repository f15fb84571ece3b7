// Tridagons, or Thor's Hammers: twelve cells of four boxes that three digits cannot fill.
#pragma once

#include "sudokit/function_ref.hpp"

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Visits the tridagons that have at most four guardians, until `visit` answers false, and then
/// does so too. Boards without boxes of 3x3 have none.
bool each_tridagon(const State& state, FunctionRef<bool(GuardianPattern)> visit);

/// One of the guardians of a tridagon holds: a lone one is placed, and what all of them rule out
/// goes.
class Tridagon final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* tridagon_technique(TechniqueId id);

}  // namespace sudokit::logic
