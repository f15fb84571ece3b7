// Unique rectangles: four open cells must not come down to two digits, which could be swapped.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Unique rectangles of types 1 to 6, and hidden rectangles. In all of them the puzzle lets both
/// digits into the four corners, at least one corner has just these two candidates, and candidates
/// that play has already taken from the others do not matter. "Plain" corners have no third
/// candidate.
///
/// 1: three corners are plain, so the fourth holds neither digit.
/// 2: two neighbouring corners have the same third digit, which one of them holds.
/// 3: the further digits of two neighbouring corners are a naked subset with cells of a house.
/// 4: two plain neighbours; one of the digits is confined to the other two corners in a house, so
///    these do not hold the other one.
/// 5: like 2, with two corners across from each other or with three corners.
/// 6: two plain corners across; one of the digits is confined to the corners in both rows and both
///    columns, so it is in the plain ones.
/// Hidden: a plain corner, with no plain one beside it; one of the digits is confined to the
///    corners in the row and the column of the corner across, which therefore does not hold the
///    other one.
class UniqueRectangle final : public SharingTechnique {
  public:
    /// `id` is one of the unique rectangles, or the hidden one.
    explicit UniqueRectangle(TechniqueId id) : id_(id) {}

    bool find_at(const Position& position, StepSink sink) const override;

  private:
    TechniqueId id_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* unique_rectangle_technique(TechniqueId id);

}  // namespace sudokit::logic
