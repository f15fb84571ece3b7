// Work on streams: many threads, results in input order, constant memory.
#pragma once

#include <cstddef>

#include "sudokit/function_ref.hpp"

namespace sudokit {

/// A stream of work in numbered slots, which the caller owns: whatever a slot holds (a few hundred
/// puzzles, say) is filled by `produce`, worked on by `work`, and emptied by `consume`.
struct OrderedWork {
    /// How many slots there are; no more than that is under way at a time.
    std::size_t slots = 0;
    /// Fills `slot`; answers false at the end of the input (then the slot is not used).
    FunctionRef<bool(std::size_t slot)> produce;
    /// Works on `slot`, as thread number `thread`. Must not touch what other slots or threads own.
    FunctionRef<void(std::size_t slot, std::size_t thread)> work;
    /// Takes the result out of `slot`; answers false to end everything early.
    FunctionRef<bool(std::size_t slot)> consume;
};

/// Runs it all, consuming in the order of producing. With one thread everything happens in the
/// calling thread, slot by slot. With more, each of them, the calling one among them, produces,
/// works and consumes; but never do two produce, or two consume, at the same time. Where the system
/// has fewer threads to give, those do it all. Answers how many there were.
///
/// What one of the functions throws comes out of this one, in the calling thread, after what was
/// produced before has been consumed.
std::size_t run_ordered(const OrderedWork& work, std::size_t threads);

/// The number of threads that the machine runs at once, at least 1.
[[nodiscard]] std::size_t core_count();

}  // namespace sudokit
