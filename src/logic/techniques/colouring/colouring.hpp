// Colouring: cells of a digit that conjugate pairs join take two colours in turn, one of which
// holds.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// One cluster. Two cells of a colour that see each other cannot both hold the digit, so the colour
/// goes (colour wrap). Otherwise the digit leaves what sees both colours (colour trap).
class SimpleColouring final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// Two clusters. A colour that sees both colours of the other cluster goes (type 2; the first of
/// the clusters named is the one that loses it). Where a colour of one sees one of the other, one
/// of their opposites holds, and the digit leaves what sees both of these (type 1).
class MultiColouring final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* colouring_technique(TechniqueId id);

}  // namespace sudokit::logic
