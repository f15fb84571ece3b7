// The bands that a symmetry leaves as they are but for the names of the digits.
#pragma once

#include <optional>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"

namespace sudokit::count {

/// How many, those that differ by names only counted once; `cells` says of each cell of a band
/// where its digit comes from. The order is at most 9. Nothing if the deadline passed.
[[nodiscard]] std::optional<Natural> fixed_bands(const Boxes& boxes, const std::vector<Cell>& cells,
                                                 const Deadline& deadline);

}  // namespace sudokit::count
