// Puzzles to measure with, made from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sudokit/nine.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::cli::bench {

/// Makes 9x9 puzzles. The same seed gives the same puzzles on every platform, with every kernel and
/// every version of the engine: the only question that an engine is asked here is whether a puzzle
/// has no solution, one or several, to which there is one right answer.
class Maker {
  public:
    Maker(std::uint64_t seed, const nine::Kernel& kernel) : rng_(seed), solver_(kernel) {}

    /// One solution, which naked and hidden singles find; 33 givens, or a few more where none of
    /// them can be spared.
    [[nodiscard]] nine::Digits easy();

    /// One solution, and no given can be spared.
    [[nodiscard]] nine::Digits minimal();

    /// One solution, and hard to find: one of those called the hardest of their time, in turn, with
    /// rows, columns and digits exchanged at random.
    [[nodiscard]] nine::Digits hard();

    /// Several solutions: a minimal puzzle less one, two or three givens.
    [[nodiscard]] nine::Digits several();

    /// No solution: a minimal puzzle with a wrong given added.
    [[nodiscard]] nine::Digits none();

  private:
    [[nodiscard]] nine::Digits full();
    [[nodiscard]] nine::Digits thinned(nine::Digits puzzle);
    [[nodiscard]] nine::Digits exchanged(const nine::Digits& puzzle);
    std::uint64_t solutions_up_to_two(const nine::Digits& puzzle, nine::Digits& solution);

    Rng rng_;
    nine::Solver solver_;
    std::size_t turn_ = 0;
};

/// The digits of a text of 81 characters, `.` for an empty cell.
[[nodiscard]] nine::Digits digits_of(std::string_view text);

}  // namespace sudokit::cli::bench
