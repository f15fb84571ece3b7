// Alternating chains in which almost locked sets are strong links too.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Links that are strong and weak in turn, as in grouped chains, and at least one strong link
/// between two digits of an almost locked set of two or three cells: of any two of its digits one
/// is there. One of the ends holds, so what contradicts both goes. Sets of a chain do not overlap.
/// Offers for each set of eliminations the shortest chain, of these one with the fewest cells.
class SetChain final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* set_chain_technique(TechniqueId id);

}  // namespace sudokit::logic
