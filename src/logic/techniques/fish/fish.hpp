// Basic fish: X-Wing, Swordfish, Jellyfish.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A digit whose places in n rows lie in n columns leaves the rest of these columns; and the same
/// with rows and columns exchanged.
class BasicFish final : public SharingTechnique {
  public:
    /// `size` is the number of rows, 2 or more.
    BasicFish(TechniqueId id, std::uint32_t size) : id_(id), size_(size) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    TechniqueId id_;
    std::uint32_t size_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* fish_technique(TechniqueId id);

}  // namespace sudokit::logic
