// The exhaustive search, shown live on the board in a terminal.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/stream/answer.hpp"

namespace sudokit::cli {

/// Whether the output is a terminal that can move its cursor.
[[nodiscard]] bool can_animate(const Streams& io);

/// Why the terminal is too small for the board, if it is.
[[nodiscard]] std::optional<Error> terminal_fault(const Puzzle& puzzle, const Job& job);

/// What `find_solutions` finds, with every step of the search shown for as long as `speed` (steps a
/// second) says. The terminal is as it was afterwards, however it ends.
[[nodiscard]] Result<SolveAnswer> find_animated(const Puzzle& puzzle, SolutionLimits limits,
                                                const Job& job, std::optional<std::uint64_t> speed);

}  // namespace sudokit::cli
