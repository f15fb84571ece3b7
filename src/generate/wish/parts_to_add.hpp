// What may be given beyond the givens that a puzzle needs.
#pragma once

#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// The cells of the board in the parts that the wished symmetry keeps together; none where puzzles
/// for the wish may not have more givens, or where each has a symmetry of its own.
[[nodiscard]] std::vector<std::vector<Cell>> parts_to_add(const Wish& wish);

}  // namespace sudokit::generate
