// 9x9 puzzles to measure and to compare engines with, made from a seed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "sudokit/nine.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::nine {

/// Makes 9x9 puzzles. The same seed gives the same puzzles on every platform, with every kernel and
/// every version of the engine: the only question that an engine is asked here is whether a puzzle
/// has no solution, one or several, to which there is one right answer.
class Maker {
  public:
    Maker(std::uint64_t seed, const Kernel& kernel) : rng_(seed), solver_(kernel) {}

    /// One solution, which naked and hidden singles find; 33 givens, or a few more where none of
    /// them can be spared.
    [[nodiscard]] Digits easy();

    /// One solution, and no given can be spared.
    [[nodiscard]] Digits minimal();

    /// One solution, and hard to find: one of those called the hardest of their time, in turn, with
    /// rows, columns and digits exchanged at random.
    [[nodiscard]] Digits hard();

    /// Several solutions: a minimal puzzle less one, two or three givens.
    [[nodiscard]] Digits several();

    /// No solution: a minimal puzzle with a wrong given added.
    [[nodiscard]] Digits none();

  private:
    [[nodiscard]] Digits full();
    [[nodiscard]] Digits thinned(Digits puzzle);
    [[nodiscard]] Digits exchanged(const Digits& puzzle);
    std::uint64_t solutions_up_to_two(const Digits& puzzle, Digits& solution);

    Rng rng_;
    Solver solver_;
    std::size_t turn_ = 0;
};

/// A puzzle with so many solutions that counting them takes a while.
[[nodiscard]] const Digits& loose_puzzle();

/// How many solutions `loose_puzzle` has.
inline constexpr std::uint64_t kLooseSolutions = 910776;

/// The puzzle by its candidates: one for a given, all nine elsewhere.
[[nodiscard]] Marks marks_of(const Digits& digits);

}  // namespace sudokit::nine
