// SK loops: two rows and two columns around four boxes, with as many digits as cells.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// Four boxes at the corners of a rectangle, two rows and two columns, each through two of them.
/// Each line has two groups of open cells, those in its boxes but for the crossings, and each box
/// has two; so the groups go round, each joined to the next by a line or a box:
///
///     . h h | . a a      row 1: h and a       box 2: a and b
///     g . . | b . .      column 4: b and c    box 5: c and d
///     g . . | b . .      row 4: d and e       box 4: e and f
///     ------+------      column 1: f and g    box 1: g and h
///     . e e | . d d
///     f . . | c . .
///     f . . | c . .
///
/// Each digit is counted by as few of the lines and boxes as reach all groups that may hold it. If
/// there are just as many counts as cells, each digit is in the cells that often, and leaves the
/// rest of the houses that count it.
class SkLoop final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* sk_loop_technique(TechniqueId id);

}  // namespace sudokit::logic
