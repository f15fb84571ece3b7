// The state of play: which digits are placed, and which candidates are left in the open cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/candidate.hpp"
#include "sudokit/expect.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit {

/// What shows that a state leads nowhere.
struct DeadEnd {
    enum class Kind : std::uint8_t {
        cell,   ///< an open cell without candidates
        house,  ///< a digit without a place in a house
        clash   ///< a digit twice in a house
    };

    Kind kind = Kind::cell;
    Cell cell = 0;            ///< of `cell`, and the first of the two of a clash
    Cell other = 0;           ///< the second cell of a clash
    std::uint32_t house = 0;  ///< of `house` and `clash`; index into `Board::houses()`
    Digit digit = 0;          ///< likewise

    bool operator==(const DeadEnd&) const = default;
};

/// Placed digits, and candidates of the open cells. Candidates are kept by cell, by digit, and by
/// house and digit, so that every technique finds them in the form it needs. Cells, houses and
/// digits that the board does not have end the program.
class State {
  public:
    /// The state before the first move: the givens are placed, and an open cell has the candidates
    /// that its pencilmarks allow and no placed digit of its houses is.
    explicit State(const Puzzle& puzzle);

    [[nodiscard]] const Board& board() const { return board_; }

    /// The digit placed in `cell`, or 0.
    [[nodiscard]] Digit digit(Cell cell) const {
        SUDOKIT_EXPECT(cell < cell_count_);
        return digits_[cell];
    }
    [[nodiscard]] std::span<const std::uint8_t> digits() const { return digits_; }
    [[nodiscard]] bool is_open(Cell cell) const { return digit(cell) == 0; }
    [[nodiscard]] std::uint32_t open_count() const { return open_count_; }
    /// Every cell is filled, without a clash, and all constraints hold.
    [[nodiscard]] bool is_solved() const;

    /// What an open cell may still hold; empty where a digit is placed.
    [[nodiscard]] DigitSet candidates(Cell cell) const {
        SUDOKIT_EXPECT(cell < cell_count_);
        return candidates_[cell];
    }
    [[nodiscard]] bool has(Candidate candidate) const {
        return candidates(candidate.cell).contains(candidate.digit);
    }

    /// The open cells that may hold `digit`.
    [[nodiscard]] const CellSet& cells_of(Digit digit) const {
        SUDOKIT_EXPECT(digit - 1 < order_);
        return cells_of_[digit - 1];
    }

    /// The open cells.
    [[nodiscard]] const CellSet& open_cells() const { return open_; }

    /// Where `digit` must go in a house: bit i stands for the i-th cell of `houses()[house]`. Zero
    /// also where the digit is placed, and in houses that are not full, which need not have it.
    [[nodiscard]] std::uint64_t places(std::uint32_t house, Digit digit) const {
        SUDOKIT_EXPECT(house < house_count_ && digit - 1 < order_);
        return places_[place_row(digit) + house];
    }

    /// The digits that are placed in a house.
    [[nodiscard]] DigitSet placed(std::uint32_t house) const {
        SUDOKIT_EXPECT(house < house_count_);
        return placed_[house];
    }

    /// True if the digit of `cell` was there from the start.
    [[nodiscard]] bool is_given(Cell cell) const {
        SUDOKIT_EXPECT(cell < cell_count_);
        return given_[cell] != 0;
    }

    /// What must hold beside the houses. One technique is about constraints; the others work by
    /// houses alone, which stays right, but for those that assume one solution: they find nothing
    /// where there are constraints.
    [[nodiscard]] std::span<const ConstraintPtr> constraints() const { return constraints_; }

    /// What the puzzle itself, by its pencilmarks, allows in a cell without a given.
    [[nodiscard]] DigitSet allowed(Cell cell) const {
        SUDOKIT_EXPECT(cell < cell_count_);
        return allowed_.empty() ? board_.digits() : allowed_[cell];
    }

    /// Puts a digit of the board into an open cell: it leaves the cell's peers. It need not be a
    /// candidate; one that clashes makes a dead end. A cell that is not open ends the program.
    void place(Candidate candidate);

    /// Takes a candidate away; nothing happens if it is not there.
    void remove(Candidate candidate);

    /// The first sign that no solution can be reached, if there is one: clashes, then cells, then
    /// houses. Constraints are not looked at.
    [[nodiscard]] std::optional<DeadEnd> dead_end() const;

  private:
    void add(Candidate candidate);
    void drop(Candidate candidate);
    void fill(Cell cell, Digit digit);
    [[nodiscard]] std::size_t place_row(Digit digit) const { return (digit - 1) * house_count_; }

    Board board_;
    std::uint32_t order_;
    std::uint32_t cell_count_;
    std::uint32_t house_count_;
    std::uint32_t open_count_;
    std::vector<std::uint8_t> digits_;
    std::vector<std::uint8_t> given_;
    std::vector<DigitSet> allowed_;  // empty: the puzzle has no pencilmarks
    std::vector<ConstraintPtr> constraints_;
    std::vector<DigitSet> candidates_;
    std::vector<CellSet> cells_of_;
    CellSet open_;
    std::vector<std::uint64_t> places_;  // by digit, then by house
    std::vector<DigitSet> placed_;
    bool clash_ = false;
};

}  // namespace sudokit
