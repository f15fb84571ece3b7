// Fireworks: digits that a row and a column have nowhere but in the box of their crossing and in
// two wings.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// A row and a column cross in a cell, the corner. A digit has at most one place in the row outside
/// the box of the corner, a wing, and at most one in the column, the other wing. If neither wing
/// holds it, both the row and the column have it in the box, which is at the corner.
///
///     X x x | . . P | . . .      the digit is in X, in P or in Q
///     x . . | . . . | . . .
///     x . . | . . . | . . .
///     ------+-------+------
///     Q . . | . . . | . . .
///
/// Triple: three digits with the same wings have corner and wings to themselves. Quad: two such
/// digits, and two others whose corner is across, in the column of P and the row of Q, have both
/// corners and the wings to themselves.
class Fireworks final : public Technique {
  public:
    /// `id` is one of the two.
    explicit Fireworks(TechniqueId id) : id_(id) {}

    bool find(const State& state, StepSink sink) const override;

  private:
    TechniqueId id_;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* firework_technique(TechniqueId id);

}  // namespace sudokit::logic
