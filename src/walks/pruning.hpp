// Walks without the steps that the rest of them does not need.
#pragma once

#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/step.hpp"

namespace sudokit::walks {

/// Some of `steps`, which lead from `start` to a solved state: each of them holds in the state that
/// those before it lead to, they still solve the puzzle, and none of them could be left out alone.
/// Hard steps are left out before easy ones. When the deadline passes, what is left by then.
[[nodiscard]] std::vector<Step> pruned(const State& start, const std::vector<Step>& steps,
                                       const Deadline& deadline);

}  // namespace sudokit::walks
