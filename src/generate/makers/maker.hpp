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

    /// Adds puzzles to the round, each with exactly one solution, of which the wish holds as far as
    /// base, solution, symmetry and minimality go.
    [[nodiscard]] virtual RoundEnd make(Rng& rng, Deadline deadline, MadeRound& round) = 0;
};

/// The one for the wish.
[[nodiscard]] std::unique_ptr<Maker> make_maker(const Wish& wish, const nine::Kernel& kernel);

/// True if puzzles for the wish are plain ones on the usual 9x9 board.
[[nodiscard]] bool is_plain_nine(const Wish& wish);

/// Digs givens out of full grids: many of the usual 9x9 board side by side, which the wish must be
/// for.
[[nodiscard]] std::unique_ptr<Maker> make_nine_digging(const Wish& wish,
                                                       const nine::Kernel& kernel);

/// Climbs from such puzzles to those of a kind that hardly ever comes up: of depth 2, or with very
/// few or very many givens. Null if puzzles for the wish are no such ones.
[[nodiscard]] std::unique_ptr<Maker> make_nine_climbing(const Wish& wish,
                                                        const nine::Kernel& kernel);

/// Descends from such puzzles to those with 17 to 19 givens. Null if puzzles for the wish are
/// others, or if it says more of their givens than how many there are.
[[nodiscard]] std::unique_ptr<Maker> make_nine_few_givens(const Wish& wish,
                                                          const nine::Kernel& kernel);

/// Digs on any board, one grid at a time.
[[nodiscard]] std::unique_ptr<Maker> make_digging(const Wish& wish);

/// Puzzles near another one, on any board, which the wish must name.
[[nodiscard]] std::unique_ptr<Maker> make_neighbours(const Wish& wish);

/// Puzzles with givens in the cells that the wish names, on any board.
[[nodiscard]] std::unique_ptr<Maker> make_patterns(const Wish& wish);

/// Minimal puzzles from below, on any board.
[[nodiscard]] std::unique_ptr<Maker> make_bottom_up(const Wish& wish, const nine::Kernel& kernel);

/// Minimal puzzles, each as likely as any other.
[[nodiscard]] std::unique_ptr<Maker> make_unbiased(const Wish& wish, const nine::Kernel& kernel);

/// The symmetries of the next puzzle.
[[nodiscard]] PatternSymmetries drawn_symmetry(const Wish& wish, Rng& rng);

/// How many givens digging leaves at any rate: those that are too few are no use, but where puzzles
/// are to be minimal, it is their number that counts in the end.
[[nodiscard]] std::uint32_t least_to_leave(const Wish& wish);

}  // namespace sudokit::generate
