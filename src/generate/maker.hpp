// The ways to make puzzles with exactly one solution, to be judged afterwards.
#pragma once

#include <memory>
#include <vector>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// Makes puzzles for a wish. One per thread.
class Maker {
  public:
    Maker() = default;
    Maker(const Maker&) = delete;
    Maker& operator=(const Maker&) = delete;
    virtual ~Maker() = default;

    /// Adds a round of puzzles, each with exactly one solution, of which the wish holds as far as
    /// base, solution, symmetry and minimality go.
    [[nodiscard]] virtual RoundEnd make(Rng& rng, Deadline deadline,
                                        std::vector<MadePuzzle>& puzzles) = 0;
};

/// True if puzzles for the wish are plain ones on the usual 9x9 board.
[[nodiscard]] bool is_plain_nine(const Wish& wish);

/// Digs givens out of full grids: many of the usual 9x9 board side by side, which the wish must be
/// for.
[[nodiscard]] std::unique_ptr<Maker> make_nine_digging(const Wish& wish,
                                                       const nine::Kernel& kernel);

/// The same on any board, one grid at a time.
[[nodiscard]] std::unique_ptr<Maker> make_digging(const Wish& wish);

/// The symmetries of the next puzzle.
[[nodiscard]] PatternSymmetries drawn_symmetry(const Wish& wish, Rng& rng);

/// How many givens digging leaves at any rate: those that are too few are no use, but where puzzles
/// are to be minimal, it is their number that counts in the end.
[[nodiscard]] std::uint32_t least_to_leave(const Wish& wish);

}  // namespace sudokit::generate
