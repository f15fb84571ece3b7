// The signature: one number that tells whether the engines still do exactly what they did.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/nine.hpp"

namespace sudokit::cli::bench {

/// A hash (FNV-1a) of what the engines do on a fixed corpus of easy, minimal and hard puzzles, and
/// of ones with several solutions and with none:
/// - `nine`, in batches and one puzzle per call: solutions found up to two (and up to fifty), the
///   only solution, and guesses;
/// - `nine`, counting: solutions of puzzles that have several, all of them and up to a limit;
/// - `general`: solutions found up to two, and nodes.
/// It is the same on every platform and kernel. Nothing where the work was interrupted.
[[nodiscard]] std::optional<std::uint64_t> signature(const nine::Kernel& kernel);

}  // namespace sudokit::cli::bench
