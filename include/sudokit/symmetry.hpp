// The symmetries of boards and puzzles of every kind, and what is the same for all puzzles that
// symmetries turn into each other. `nine_symmetry.hpp` does much faster what the usual 9x9 board
// needs.
//
//     const auto form = canonical_form(puzzle);
//     if (form) form->transformation;  // leads to form->puzzle
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/natural.hpp"
#include "sudokit/rng.hpp"
#include "sudokit/transformation.hpp"

namespace sudokit {

namespace symmetry {
struct PuzzleGraph;
}

/// The transformations of a board onto itself that keep its digits, or of a puzzle onto itself.
class SymmetryGroup {
  public:
    /// All of a board. For Latin squares and boxes of any size this takes no time; the others are
    /// searched, which is quick as well. Nothing if the deadline passes before that.
    [[nodiscard]] static std::optional<SymmetryGroup> of(const Board& board,
                                                         Deadline deadline = {});

    /// Those of its board that leave the puzzle as it is once digits are relabelled in some way.
    /// Digits that occur nowhere count as one.
    [[nodiscard]] static std::optional<SymmetryGroup> of(const Puzzle& puzzle,
                                                         Deadline deadline = {});

    [[nodiscard]] const Board& board() const { return board_; }

    /// How many there are.
    [[nodiscard]] Natural order() const;

    /// Enough of them to make all others by composing; none if there is only the identity.
    [[nodiscard]] std::span<const Transformation> generators() const { return generators_; }

    /// One of them, each equally likely.
    [[nodiscard]] Transformation random(Rng& rng) const;

  private:
    struct Chain;

    explicit SymmetryGroup(Board board) : board_(std::move(board)) {}
    void add_lines();
    [[nodiscard]] bool search(const symmetry::PuzzleGraph& graph, Deadline deadline);
    [[nodiscard]] Transformation random_lines(Rng& rng) const;

    Board board_;
    std::vector<Transformation> generators_;
    /// Null: all exchanges of lines that keep bands and stacks.
    std::shared_ptr<const Chain> chain_;
};

/// True if digits are mere names, which any others could take; false where a constraint adds them
/// up.
[[nodiscard]] bool digits_are_names(const Puzzle& puzzle);

/// A transformation of the board with its digits relabelled at random: each is equally likely.
[[nodiscard]] Transformation random_transformation(const SymmetryGroup& group, Rng& rng);

/// What is the same for all equivalent puzzles on a board: those that its symmetries and the
/// relabelling of digits turn into each other.
struct CanonicalForm {
    Puzzle puzzle;                  ///< one of these puzzles
    Transformation transformation;  ///< leads there
    Natural automorphisms;          ///< the order of `SymmetryGroup::of(puzzle)`
};

/// The canonical form of a puzzle on its board: on the usual 9x9 board, of puzzles without
/// pencilmarks and constraints, the least as text (min-lex), elsewhere any one. Nothing if the
/// deadline passes before it is known.
///
/// Digits are not relabelled where a constraint adds them up.
[[nodiscard]] std::optional<CanonicalForm> canonical_form(const Puzzle& puzzle,
                                                          Deadline deadline = {});

/// Whether puzzles are equivalent.
struct Equivalence {
    enum class Answer : std::uint8_t {
        same,
        different,
        out_of_time  ///< the deadline passed before it was known
    };

    Answer answer = Answer::different;
    std::optional<Transformation> transformation = {};  ///< of the first into the second, if same
};

/// Compares puzzles, whose boards may differ as well: boxes of 2x3 and of 3x2 are the same once
/// turned, and so may jigsaws be.
[[nodiscard]] Equivalence compare_puzzles(const Puzzle& first, const Puzzle& second,
                                          Deadline deadline = {});

/// Numbers that are the same for equivalent puzzles, also on boards that differ, and for no others.
/// Nothing if the deadline passes before they are known.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> equivalence_certificate(
    const Puzzle& puzzle, Deadline deadline = {});

/// A symmetry of the usual 9x9 board as a transformation.
namespace nine {
struct Symmetry;
[[nodiscard]] Transformation transformation_of(const Symmetry& symmetry);
}  // namespace nine

}  // namespace sudokit
