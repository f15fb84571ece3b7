// The symmetries of the usual 9x9 board, and the canonical (min-lex) form of its grids and puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "sudokit/nine_digits.hpp"
#include "sudokit/rng.hpp"

namespace sudokit::nine {

/// A symmetry of the usual 9x9 board: it is transposed first, or not; then rows and columns are
/// taken from where these say; then digits are relabelled. Rows stay together in their bands,
/// columns in their stacks. Without digits there are 3,359,232 of them.
struct Symmetry {
    bool transposed = false;
    /// Row r of the result is this row of the (transposed) original.
    std::array<std::uint8_t, 9> rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    /// Column c of the result is this column of the (transposed) original.
    std::array<std::uint8_t, 9> columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    /// What each digit becomes; 0, an empty cell, stays 0.
    std::array<std::uint8_t, 10> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    bool operator==(const Symmetry&) const = default;
};

/// True if lines are exchanged and digits relabelled as `Symmetry` says; all functions below expect
/// it.
[[nodiscard]] bool is_symmetry(const Symmetry& symmetry);

/// What the symmetry makes of a grid or puzzle. Cells without a given become 0.
[[nodiscard]] Digits image(const Symmetry& symmetry, const Digits& digits);

/// The one symmetry that does what `first` and then `second` do.
[[nodiscard]] Symmetry compose(const Symmetry& first, const Symmetry& second);

/// The symmetry that undoes this one.
[[nodiscard]] Symmetry inverse(const Symmetry& symmetry);

/// Any symmetry, each equally likely.
[[nodiscard]] Symmetry random_symmetry(Rng& rng);

/// The canonical form of a grid or puzzle.
struct Canonical {
    /// The least of all that symmetries make of it, read as text in which an empty cell (0) comes
    /// before 1. Two grids or puzzles are equivalent exactly if these are equal.
    Digits digits = {};
    Symmetry symmetry;  ///< one that leads there
    /// How many symmetries of the board, each with some relabelling, leave it as it is: at least 1,
    /// and 3,359,232 for the empty board.
    std::uint32_t automorphisms = 0;

    bool operator==(const Canonical&) const = default;
};

/// Finds canonical forms, one thread's worth. Not for sharing between threads: one per thread.
///
///     sudokit::nine::Canonicaliser canonicaliser;
///     const bool same = canonicaliser.form(a).digits == canonicaliser.form(b).digits;
///
/// Cheap to make. Tables for grids (a quarter of a megabyte) are made when the first grid comes,
/// which takes some milliseconds.
class Canonicaliser {
  public:
    Canonicaliser();
    ~Canonicaliser();
    Canonicaliser(Canonicaliser&&) noexcept;
    Canonicaliser& operator=(Canonicaliser&&) noexcept;

    /// The canonical form of any grid or puzzle, also of one whose givens clash or that has no
    /// solution. Grids take a microsecond or less, puzzles of 17 to 30 givens a microsecond or two,
    /// puzzles with nearly all givens and those that clash in regular ways up to some milliseconds.
    [[nodiscard]] Canonical form(const Digits& digits);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace sudokit::nine
