// Almost locked sets: cells of a house that, if they lose one of their digits, hold all the others.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

// In all of these, sets that are joined do not overlap.

/// Two sets joined by a restricted common: one of them holds any other digit that both have. Joined
/// by two, each loses one of the two to the other and keeps the rest.
class AlsXz final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// Three sets that do not overlap, the middle one joined to the others by different digits: one of
/// the outer ones holds any third digit that both have.
class AlsXyWing final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// Four to six sets in a row, neighbours joined by digits that change from link to link: one of the
/// ends holds any further digit that both have. No two sets overlap. For each two ends
/// and digit the shortest chain counts, and if there is a shorter one than four there is none.
class AlsChain final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// A cell, the stem, and for each of its candidates a set, a petal, whose places of that candidate
/// it all sees. Whatever the stem takes, one of the petals loses it, and holds any digit that all
/// petals have. The petals do not overlap. For each stem and elimination the smallest petals count.
/// A stem has at most six candidates, and four on boards over order 9.
class DeathBlossom final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* als_technique(TechniqueId id);

}  // namespace sudokit::logic
