// The interface behind which every search lives.
#pragma once

#include <memory>

#include "sudokit/search.hpp"

namespace sudokit::engine {

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
};

}  // namespace sudokit::engine
