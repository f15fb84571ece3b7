// The signature: one number that tells whether the engines still do exactly what they did.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/deadline.hpp"
#include "sudokit/nine.hpp"

namespace sudokit {

/// A hash (FNV-1a) of what the engines do on a fixed corpus of easy, minimal and hard puzzles, and
/// of ones with several solutions and with none:
/// - `nine`, in batches and one puzzle per call: solutions found up to two (and up to fifty), the
///   only solution, and guesses;
/// - `nine`, counting: solutions of puzzles that have several, all of them and up to a limit;
/// - `general`: solutions found up to two, and nodes.
/// It is the same on every platform and kernel. Nothing if the deadline passed first.
[[nodiscard]] std::optional<std::uint64_t> signature(const nine::Kernel& kernel,
                                                     const Deadline& deadline = {});

}  // namespace sudokit
