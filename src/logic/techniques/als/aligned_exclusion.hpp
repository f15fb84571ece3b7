// Aligned pair and triple exclusion: combinations of digits that some cells cannot hold together.
#pragma once

#include <cstddef>

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two or three cells cannot hold the same digit where they see each other, nor use up all
/// candidates of a further cell, an excluder, that all of them see. A candidate of which no
/// combination is left goes.
class AlignedExclusion final : public Technique {
  public:
    /// `size` is 2 or 3.
    AlignedExclusion(TechniqueId id, std::size_t size) : id_(id), size_(size) {}

    bool find(const State& state, StepSink sink) const override;

  private:
    TechniqueId id_;
    std::size_t size_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* aligned_exclusion_technique(TechniqueId id);

}  // namespace sudokit::logic
