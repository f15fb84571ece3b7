// Puzzles to measure with: the same ones for the same seed, everywhere.
#pragma once

#include <cstdint>
#include <string>

#include "sudokit/rng.hpp"
#include "sudokit/solve.hpp"

namespace sudokit::bench {

/// How many givens a made puzzle keeps.
enum class MadeKind : std::uint8_t {
    easy,    ///< 33, or a few more where none of them can be spared
    minimal  ///< as few as its order of taking them away allows: none can be spared
};

/// Makes 9x9 puzzles that have exactly one solution.
class PuzzleMaker {
  public:
    explicit PuzzleMaker(std::uint64_t seed) : rng_(seed) {}

    /// The next puzzle: 81 characters, `.` for an empty cell.
    [[nodiscard]] std::string next(MadeKind kind);

  private:
    [[nodiscard]] Puzzle random_full();

    Board board_ = Board::standard(9);
    Solver solver_;
    Rng rng_;
};

}  // namespace sudokit::bench
