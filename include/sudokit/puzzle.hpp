// Puzzles (a board, givens, pencilmarks, constraints) and grids (a completed board), and checks of
// both.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/constraint.hpp"
#include "sudokit/expect.hpp"

namespace sudokit {

/// A board with givens, and optionally with pencilmarks, candidates that are ruled out beforehand,
/// and with constraints, which must hold beside the houses.
///
/// Any givens in 1..order are accepted, also ones that clash: such a puzzle has no solution. Cells
/// and digits that the board does not have end the program.
class Puzzle {
  public:
    /// The empty puzzle on `board`.
    explicit Puzzle(Board board);

    [[nodiscard]] const Board& board() const { return board_; }

    /// The given digit of `cell`, or 0.
    [[nodiscard]] Digit given(Cell cell) const {
        SUDOKIT_EXPECT(cell < givens_.size());
        return givens_[cell];
    }
    [[nodiscard]] std::span<const std::uint8_t> givens() const { return givens_; }
    [[nodiscard]] std::uint32_t given_count() const;

    /// Sets or clears (0) a given; `digit` is at most the order.
    void set_given(Cell cell, Digit digit) {
        SUDOKIT_EXPECT(cell < givens_.size() && digit <= board_.order());
        givens_[cell] = static_cast<std::uint8_t>(digit);
    }

    /// What the pencilmarks leave in `cell`: every digit where there are none. Givens and houses
    /// are not taken into account. May be empty: then there is no solution.
    [[nodiscard]] DigitSet pencilmarks(Cell cell) const {
        SUDOKIT_EXPECT(cell < givens_.size());
        return pencilmarks_.empty() ? board_.digits() : pencilmarks_[cell];
    }
    [[nodiscard]] bool has_pencilmarks() const { return !pencilmarks_.empty(); }

    /// Replaces the pencilmarks of `cell`; digits over the order are dropped.
    void set_pencilmarks(Cell cell, DigitSet digits);

    /// The digits that `cell` may hold as far as its own given and pencilmarks say.
    [[nodiscard]] DigitSet allowed(Cell cell) const;

    /// What must hold beside the houses, in the order in which it was added.
    [[nodiscard]] std::span<const ConstraintPtr> constraints() const { return constraints_; }
    [[nodiscard]] bool has_constraints() const { return !constraints_.empty(); }

    /// Adds one, unless there is one of the same data already. One for boards of another order, or
    /// a board that is no grid, ends the program.
    void add_constraint(ConstraintPtr constraint);
    void clear_constraints() { constraints_.clear(); }

    /// Equal boards, givens, pencilmarks (marks that rule nothing out count as none) and
    /// constraints, in any order.
    friend bool operator==(const Puzzle& a, const Puzzle& b);

  private:
    Board board_;
    std::vector<std::uint8_t> givens_;
    std::vector<DigitSet> pencilmarks_;  // empty: none were set
    std::vector<ConstraintPtr> constraints_;
};

/// A board with a digit in every cell.
struct Grid {
    Board board;
    std::vector<std::uint8_t> digits;  ///< in reading order, each 1..order

    bool operator==(const Grid&) const = default;
};

/// Two cells of a house that hold the same digit.
struct Clash {
    std::uint32_t house = 0;  ///< index into `Board::houses()`
    Cell first = 0;
    Cell second = 0;
    Digit digit = 0;
};

/// The first clash of the filled cells of `digits` (0 = empty), house by house; none if they agree.
/// There is one for each cell, at most 64.
[[nodiscard]] std::optional<Clash> find_clash(const Board& board,
                                              std::span<const std::uint8_t> digits);

/// True if every house of the grid holds each digit once.
[[nodiscard]] bool is_valid(const Grid& grid);

/// The first constraint of `puzzle` that the filled cells of `digits` (0 = empty) break; null if
/// none is known to be broken. There is one digit for each cell, each at most the order.
[[nodiscard]] const Constraint* find_broken(const Puzzle& puzzle,
                                            std::span<const std::uint8_t> digits);

/// True if `grid` is valid, on the puzzle's board, and agrees with its givens, pencilmarks and
/// constraints.
[[nodiscard]] bool solves(const Grid& grid, const Puzzle& puzzle);

/// The puzzle on a board of cliques, with the same cells: its houses, and what its constraints say
/// must differ. So everything that knows houses can do constraints that say no more than that (see
/// `Constraint::only_differs`); all others are left out.
[[nodiscard]] Puzzle clique_puzzle(const Puzzle& puzzle);

/// Why `what` ("ratings") cannot take the constraints of `puzzle`; nothing if it has none. For the
/// parts that know houses only.
[[nodiscard]] std::optional<Error> constraint_fault(const Puzzle& puzzle, const MessageText& what);

}  // namespace sudokit
