// Wings: cells of two or three candidates that force a digit into one of two or three cells.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A pivot xy and two pincers xz and yz that it sees: one of the pincers holds z.
class XyWing final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// A pivot xyz and two pincers xz and yz that it sees: one of the three holds z.
class XyzWing final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// Two cells wz that see one end each of a house's only two places for w: not both of them hold w,
/// so one of them holds z.
class WWing final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* wing_technique(TechniqueId id);

}  // namespace sudokit::logic
