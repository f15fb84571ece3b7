// What every search takes and gives: when to stop, where solutions go, how it ended.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// Why a search ended.
enum class Stop : std::uint8_t {
    exhausted,  ///< everything was searched: the count is exact
    limit,      ///< as many solutions as asked for were found; there may be more
    deadline    ///< the deadline passed first
};

/// Called with the digits of a solution in reading order; answers whether to go on.
using SolutionSink = FunctionRef<bool(std::span<const std::uint8_t> digits)>;

/// When a search should stop by itself.
struct SearchLimits {
    std::uint64_t limit = 2;  ///< after this many solutions; 0 = find them all
    Deadline deadline = {};
};

/// How a search went.
struct SearchOutcome {
    std::uint64_t count = 0;  ///< solutions found
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;          ///< choices tried; 0 if propagation alone was enough
    std::optional<Error> error = {};  ///< why the search failed: then what it found means nothing
};

}  // namespace sudokit
