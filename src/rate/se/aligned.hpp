// Aligned pair and triplet exclusion, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/hint.hpp"
#include "rate/se/variant.hpp"

namespace sudokit::rate::se {

bool find_aligned_pair(const Position& position, Hint& hint);

/// Remembers where it last found nothing: three cells that are as they were then, with the cells
/// that exclude their digits, have still nothing.
class AlignedTriplets {
  public:
    /// `position` has no cell with one candidate.
    bool find(const Position& position, Variant variant, Hint& hint);

  private:
    std::array<Mask, kCells> barren_{};
};

}  // namespace sudokit::rate::se
