// Fish with fins, and Franken fish: with boxes among their houses.
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/fish/fish_search.hpp"

namespace sudokit::logic {

/// A fish but for some places of the base outside the cover, the fins: either it is one, or a fin
/// holds the digit. So the digit leaves those of the cells it would leave that see every fin.
class FinnedFish final : public Technique {
  public:
    explicit FinnedFish(const FishKind& kind) : kind_(kind) {}

    [[nodiscard]] TechniqueId id() const { return kind_.technique; }

    bool find(const State& state, StepSink sink) const override;

  private:
    FishKind kind_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* finned_fish_technique(TechniqueId id);

}  // namespace sudokit::logic
