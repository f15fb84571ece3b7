// Gurth's symmetrical placement: a puzzle that is the same again once it is turned and its digits
// are renamed has a solution that is so too.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A map of the cells and one of the digits turn houses into houses, givens into givens and
/// pencilmarks into pencilmarks. They turn a solution into a solution, so, where there is one only,
/// into itself (Gurth Bruins, 2008): a candidate and all its images hold together, or none of them
/// does. Three kinds of steps follow from each map:
///
/// - candidates that clash with an image of theirs go: in a cell that stays in place all digits but
///   those that stay the same, and these in a cell that goes to one it sees;
/// - the images of a placed digit are placed;
/// - the images of a candidate that is gone go.
///
/// The maps are those of the symmetry group of the puzzle, turns and mirrors first. Those that come
/// to each other by being repeated say the same, and count once.
class SymmetricalPlacement final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* symmetrical_placement_technique(TechniqueId id);

}  // namespace sudokit::logic
