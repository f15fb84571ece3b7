// The puzzles near a puzzle, all of them: some givens are taken out, and others put in.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/function_ref.hpp"
#include "sudokit/nine.hpp"

namespace sudokit::campaign {

/// More givens are neither taken out nor put in: a few hundred puzzles would take years.
inline constexpr std::uint32_t kMostMoved = 4;

/// How far to go.
struct Vicinity {
    std::uint32_t remove = 1;
    std::uint32_t add = 1;
    /// Leaves out what an added given is redundant in, which is quicker than finding that out
    /// later; others may still be.
    bool frugal = false;
};

/// Finds the puzzles near others, on the usual 9x9 board. Not for sharing between threads.
class Neighbourhood {
  public:
    using Sink = FunctionRef<bool(const nine::Digits& puzzle)>;

    /// Hands over each puzzle with one solution that differs from `puzzle` by exactly `remove`
    /// givens that it lacks and `add` that it has more, in an order that depends on nothing else,
    /// until the sink answers no. False if it did, or the deadline passed.
    bool all(const nine::Digits& puzzle, const Vicinity& vicinity, Deadline deadline, Sink sink);

  private:
    struct Search;

    nine::Solver solver_;
    std::vector<nine::Digits> solutions_;
};

}  // namespace sudokit::campaign
