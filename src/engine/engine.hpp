// The interface behind which every search lives.
#pragma once

#include <memory>
#include <vector>

#include "sudokit/search.hpp"

namespace sudokit::engine {

/// Solutions already known, in reading order.
using KnownSolutions = std::span<const std::vector<std::uint8_t>>;

/// One way of searching a puzzle for solutions. It keeps its working memory from one puzzle to the
/// next, so it is not shared between threads; what it answers depends on the puzzle alone.
class Engine {
  public:
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    virtual ~Engine() = default;

    /// Hands every solution to `sink` until it answers no, `limits` are reached, or there are no
    /// more. Givens that clash simply have no solution.
    virtual SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                                 SolutionSink sink) = 0;

    /// The same where nobody wants to see the solutions.
    virtual SearchOutcome count(const Puzzle& puzzle, const SearchLimits& limits) {
        return search(puzzle, limits, [](std::span<const std::uint8_t>) { return true; });
    }

    /// Hands on only solutions that are not among `known`. These do not count, and neither does
    /// the limit count them. Here they are found again and passed over.
    virtual SearchOutcome search_beyond(KnownSolutions known, const Puzzle& puzzle,
                                        const SearchLimits& limits, SolutionSink sink);
};

}  // namespace sudokit::engine
