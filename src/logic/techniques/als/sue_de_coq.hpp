// Sue de Coq: where a line and a box cross, and how both share out the digits of the crossing.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Two or three cells where a line and a box cross, with cells of the line outside the box and
/// cells of the box outside the line. No digit of the crossing is a candidate both of the line
/// cells and of the box cells, so each can be in the pattern once only, and every further digit
/// once in the line cells and once in the box cells. If that makes just as many digits as there are
/// cells, then all of them are there: they leave the rest of the line, of the box, or of both.
///
/// As usual there are at least two digits more than cells in the crossing, and both the line cells
/// and the box cells take away some of the surplus. A line is a row, a column or a diagonal; the
/// "box" may be a jigsaw region, a window or an extra house. On boards over order 9 the line cells
/// and the box cells are four at most.
class SueDeCoq final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* sue_de_coq_technique(TechniqueId id);

}  // namespace sudokit::logic
