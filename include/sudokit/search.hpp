// What every search takes and gives: when to stop, where solutions go, how it ended.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/function_ref.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// Why a search ended.
enum class Stop : std::uint8_t {
    exhausted,  ///< everything was searched: the count is exact
    limit,      ///< as many solutions as asked for were found; there may be more
    deadline,   ///< the deadline passed first
    patience    ///< the search was let go on no longer: another engine may do better
};

/// Called with the digits of a solution in reading order; answers whether to go on.
using SolutionSink = FunctionRef<bool(std::span<const std::uint8_t> digits)>;

/// An engine that has found so many solutions is never stuck: nobody has patience with it then.
inline constexpr std::uint64_t kNeverStuck = 2000;

/// When a search should stop by itself.
struct SearchLimits {
    std::uint64_t limit = 2;  ///< after this many solutions; 0 = find them all
    Deadline deadline = {};
    /// After this many nodes since the last solution, unless `kNeverStuck` of them were found;
    /// 0 = never. For the engines that others stand behind, `nine`, `general` and `cp`; the rest go
    /// on.
    std::uint64_t patience = 0;
};

/// What the linear relaxation of a puzzle's 0-1 programme says before any branching: there the
/// variables may be any numbers from 0 to 1.
struct Relaxation {
    enum class State : std::uint8_t {
        infeasible,  ///< not even fractions satisfy the equations: there is no solution
        integral,    ///< the vertex found has whole numbers only: a solution
        fractional   ///< it has others
    };

    State state = State::infeasible;
    /// The relaxation was shown to have one point only, the solution, so that this is the only one.
    /// Unlike `state` this does not depend on the vertex that the solver comes to.
    bool unique = false;
    std::vector<Cell> fractional = {};  ///< the cells that the vertex leaves open
};

/// How a search went.
struct SearchOutcome {
    std::uint64_t count = 0;  ///< solutions found
    Stop stop = Stop::exhausted;
    std::uint64_t nodes = 0;          ///< choices tried; 0 if propagation alone was enough
    std::optional<Error> error = {};  ///< why the search failed: then what it found means nothing
    std::optional<Relaxation> relaxation = {};  ///< by the engine "ilp", unless time was up first
};

}  // namespace sudokit
