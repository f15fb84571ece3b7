// Empty rectangle: a box whose places of a digit make a cross, and a conjugate pair.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// The places of a digit in a box lie in one row and one column of it, three or more of them, so
/// the digit is in the box's part of the row or in that of the column. Where a pair in another
/// column begins in that row, the digit is in the box's part of the column or at the pair's far
/// end, and leaves the cell of the column that sees this end. And the same with rows and columns
/// exchanged.
class EmptyRectangle final : public SharingTechnique {
  public:
    bool find_at(const Position& position, StepSink sink) const override;
};

}  // namespace sudokit::logic
