// Junior Exocets: two cells whose digits two other cells of the band must hold too.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two base cells of a line in a box, and a target in each of the two other boxes of the band, in
/// another line of it. Three cross lines: the one through the base box that meets no base cell, and
/// those of the targets. The third cell of a target's cross line in its box, its companion, has
/// none of the digits of the base.
///
///     B B x | . . . | . . .      B base, T targets, c companions, s what the cross lines have
///     . . x | T . . | . . c      outside the band
///     . . x | c . . | . . T
///     ------+-------+------
///     . . s | s . . | . . s
///
/// A digit that the base holds is nowhere else in its line and box: each cross line has it among s,
/// or in the target. Where the three cross lines cannot all have it among s, a target has it. If
/// that is so of all candidates of the base, the targets hold the two digits that the base holds:
/// what fits no such choice of digits leaves the four cells. In the box of the other target, what a
/// target holds is in the third line of the band and off the cross line: in one of two cells, its
/// mirror. If these cannot hold it, the target does not; if one of them cannot, the other does.
///
/// The base has two to four candidates. The boxes are 3x3.
class JuniorExocet final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* exocet_technique(TechniqueId id);

}  // namespace sudokit::logic
