// Constraints beside houses: what else must be true of a puzzle's digits, such as the sum of a
// killer cage.
//
//     Puzzle puzzle(Board::standard(9));
//     const auto cage = make_constraint(
//         {.kind = "killer-cage", .cells = {0, 1, 9}, .value = 6}, puzzle.board());
//     if (cage) puzzle.add_constraint(*cage);  // r1c1, r1c2 and r2c1 hold 1, 2 and 3
//
// Houses are the common case and belong to the board. Whoever takes a puzzle either keeps its
// constraints or says that it cannot (see `constraint_fault`). A kind of constraint is a class
// behind this interface, and a row in a table: docs/constraints.md tells how to add one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/wording.hpp"

namespace sudokit {

/// A constraint as files carry it.
struct ConstraintData {
    std::string kind;                         ///< the name of one of `constraint_kinds()`
    std::vector<Cell> cells = {};             ///< none where it is about the whole board
    std::optional<std::uint32_t> value = {};  ///< the sum of a cage

    bool operator==(const ConstraintData&) const = default;
};

/// What is drawn of a constraint on the board; what cannot be drawn is said in words.
struct ConstraintDrawing {
    std::vector<Cell> outline = {};  ///< cells that a dashed line goes round; may be none
    std::string label = {};          ///< stands in the first of them
};

/// Something that must be true of the digits of some cells. Immutable, and shared by the puzzles
/// that have it; may be used from many threads at once.
///
/// Its kind is one of `constraint_kinds()`: puzzles take no others.
///
/// Candidates and digits are handed over for its own cells, in the order of `cells()`. What has
/// another size ends the program.
class Constraint {
  public:
    Constraint(const Constraint&) = delete;
    Constraint& operator=(const Constraint&) = delete;
    virtual ~Constraint() = default;

    /// What it was made of; its cells are in reading order unless their order means something.
    [[nodiscard]] const ConstraintData& data() const { return data_; }

    /// The order of the boards that it is for.
    [[nodiscard]] std::uint32_t order() const { return order_; }

    /// The cells that it is about, each once.
    [[nodiscard]] std::span<const Cell> cells() const { return cells_; }

    /// False if the digits (0 = open) break it, whatever the open cells will hold. May be true of
    /// digits that cannot be completed; exact where no cell is open.
    [[nodiscard]] virtual bool holds(std::span<const std::uint8_t> digits) const = 0;

    /// Takes candidates away that are in none of its solutions. False if it sees that there are
    /// none; then the candidates mean nothing. Exact where every cell has one candidate left.
    [[nodiscard]] virtual bool filter(std::span<DigitSet> candidates) const = 0;

    /// Sets of cells whose digits differ, as far as it says so: at most `order()` cells each.
    [[nodiscard]] virtual std::vector<std::vector<Cell>> different() const { return {}; }

    /// True if it says nothing more than `different`: then all that knows houses can do it.
    [[nodiscard]] virtual bool only_differs() const { return false; }

    /// What each cell may hold in one of several cases.
    using Case = std::vector<DigitSet>;

    /// All there is beside `different`, as cases: it is true if and only if in one of them every
    /// cell holds what it may, and digits that differ as they must are never right in two. For
    /// those who think in clauses. Nothing if there are more than `most`, or no such form is known.
    [[nodiscard]] virtual std::optional<std::vector<Case>> cases(std::size_t most) const;

    /// What says the same on a board where cell i has gone to cells[i] and digit d has become
    /// digits[d - 1] (see `Transformation`); nothing if none of its kind does.
    [[nodiscard]] virtual std::optional<ConstraintData> moved(
        std::span<const Cell> cells, std::span<const Digit> digits) const = 0;

    /// What it says, in short: "r1c1 + r1c2 = 3, all different".
    [[nodiscard]] virtual std::string text(const Wording& wording) const = 0;
    [[nodiscard]] std::string text(Language language) const {
        return text(Wording{.language = language});
    }

    [[nodiscard]] virtual ConstraintDrawing drawing() const { return {}; }

  protected:
    /// `cells` are those that it is about.
    Constraint(ConstraintData data, std::uint32_t order, std::vector<Cell> cells)
        : data_(std::move(data)), order_(order), cells_(std::move(cells)) {}

  private:
    ConstraintData data_;
    std::uint32_t order_;
    std::vector<Cell> cells_;
};

using ConstraintPtr = std::shared_ptr<const Constraint>;

/// What there is to know of a kind of constraints.
struct ConstraintKind {
    std::string_view name;        ///< as JSON spells it: "killer-cage"
    MessageText words;            ///< several of them: "killer cages"
    bool of_board = false;        ///< it is about the whole board: it names no cells
    MessageText rule = {};        ///< what it says, if it is about the whole board
    std::string_view value = {};  ///< what JSON calls its value, such as "sum"; empty: it has none
    /// Its name in f-puzzles data, which SudokuPad shares; empty: it has none there.
    std::string_view fpuzzles = {};
    /// Makes one; cells and value are known to be such as the kind takes, on this board.
    Result<ConstraintPtr> (*make)(ConstraintData data, const Board& board) = nullptr;
};

/// All kinds that there are.
[[nodiscard]] std::span<const ConstraintKind> constraint_kinds();

/// The kind of that name, or null.
[[nodiscard]] const ConstraintKind* find_constraint_kind(std::string_view name);

/// The constraint that the data describe, for puzzles on boards like `board`. Fails with
/// `not_found` for a kind that there is not, and with `board` where the data make no sense on this
/// board. That it can never be true is no error: such a puzzle has no solution.
[[nodiscard]] Result<ConstraintPtr> make_constraint(ConstraintData data, const Board& board);

/// A list in words of what kinds the constraints are of: "killer cages and the anti-knight rule".
[[nodiscard]] OwnWords kind_words(std::span<const ConstraintPtr> constraints);

}  // namespace sudokit
