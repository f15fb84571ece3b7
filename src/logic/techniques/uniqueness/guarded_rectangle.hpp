// Rectangles of which one of some further candidates must hold, or two digits could be swapped.
#pragma once

#include <vector>

#include "sudokit/step.hpp"

#include "base/lookout.hpp"

namespace sudokit::logic {

/// Those whose corners all have two digits, one of them no others, and more than one of them
/// guardians, which are of two digits at most. Of little worth if `lookout` has seen its deadline
/// pass.
[[nodiscard]] std::vector<GuardianPattern> guarded_rectangles(const State& state, Lookout& lookout);

}  // namespace sudokit::logic
