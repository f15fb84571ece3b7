// The number of solutions of 9x9 puzzles whose givens are all in one band or stack.
#pragma once

#include <optional>

#include "sudokit/natural.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit::count {

/// Nothing if the puzzle is none of these: the usual 9x9 board, no pencilmarks, no constraints.
/// Takes some hundredths of a second.
[[nodiscard]] std::optional<Natural> one_band_count(const Puzzle& puzzle);

}  // namespace sudokit::count
