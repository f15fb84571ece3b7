// Fish with fins, Franken fish (with boxes among their houses) and mutants (of houses of all
// kinds).
#pragma once

#include "logic/technique.hpp"
#include "logic/techniques/fish/fish_search.hpp"

namespace sudokit::logic {

/// Up to which order of boards fish of all kinds of houses, or of four with boxes among them, are
/// looked for: larger boards have too many of them.
inline constexpr std::uint32_t kMaxOrderOfLargeFish = 12;

/// A fish but for some places of the base outside the cover, the fins: either it is one, or a fin
/// holds the digit. So the digit leaves those of the cells it would leave that see every fin.
class FinnedFish final : public SharingTechnique {
  public:
    FinnedFish(TechniqueId id, const FishKind& kind) : id_(id), kind_(kind) {}

    [[nodiscard]] TechniqueId id() const { return id_; }

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    TechniqueId id_;
    FishKind kind_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* finned_fish_technique(TechniqueId id);

}  // namespace sudokit::logic
