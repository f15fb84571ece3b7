// Multi-sector locked sets: the cells where rows and columns cross, with as many digits as cells.
#pragma once

#include "logic/technique.hpp"

namespace sudokit::logic {

/// The open cells where at least three rows and at least three columns cross. Each digit is counted
/// by rows or by columns: once for each of these rows, or columns, where one of the cells may hold
/// it. A digit cannot be in the cells more often than it is counted, so if there are just as many
/// counts as cells, it is there that often, and leaves the rest of the rows or columns that count
/// it.
///
/// There are at most as many rows and columns together as the order of the board: where digits are
/// missing for no other reason than that they are placed, the crossings of all other rows with all
/// other columns say the same. Boards over order 9 have too many crossings.
class MultiSectorLockedSets final : public Technique {
  public:
    bool find(const State& state, StepSink sink) const override;
};

/// The technique of this family, or null.
[[nodiscard]] const Technique* multi_sector_technique(TechniqueId id);

}  // namespace sudokit::logic
