// Kraken fish: fish whose fins do not see what goes, but lead there by chains.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A fish of lines with fins, and from each fin a chain of single implications to the same
/// elimination, one that the fish would bring about without its fins. For each candidate that goes,
/// the smallest fish with the shortest chains is offered; where all fins see it, it is a finned
/// fish.
class KrakenFish final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* kraken_fish_technique(TechniqueId id);

}  // namespace sudokit::logic
