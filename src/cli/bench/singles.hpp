// Solving as a beginner does, to tell easy puzzles from others without asking an engine.
#pragma once

#include "sudokit/nine.hpp"

namespace sudokit::cli::bench {

/// Whether naked and hidden singles alone fill the whole grid. Then there is only that solution,
/// if the givens do not clash.
[[nodiscard]] bool solved_by_singles(const nine::Digits& puzzle);

}  // namespace sudokit::cli::bench
