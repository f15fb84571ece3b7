// Pictures of filtering in the code of the founding paper: a large digit in filled cells; in the
// others all digits, blue if they are left, grey if a row, column or box rules them out at once,
// red if a rule or a model does; green the zone that is studied, yellow where else the same rule
// applies.
//
//     FilteringAlbum album(puzzle);
//     for each deduction: draw_svg(album.figure(deduction)); album.apply(deduction);
#pragma once

#include <span>
#include <vector>

#include "sudokit/figure.hpp"
#include "sudokit/models.hpp"
#include "sudokit/rules.hpp"

namespace sudokit {

/// What filtering left: cells with one candidate are filled, and what filled cells do not rule out
/// at once is ruled out by more. `candidates` are those of all cells of the board, else the program
/// ends.
[[nodiscard]] Figure figure_of(const Puzzle& puzzle, std::span<const DigitSet> candidates);

/// A puzzle while it is filtered, step by step.
class FilteringAlbum {
  public:
    /// Only the givens are there, and what they rule out at once.
    explicit FilteringAlbum(const Puzzle& puzzle);

    /// The position as it is.
    [[nodiscard]] Figure figure() const;
    /// What a rule does in it, and where else it applies.
    [[nodiscard]] Figure figure(const RuleDeduction& deduction,
                                std::span<const RuleDeduction> elsewhere = {}) const;
    /// What a model removes for one reason, whether the eliminations are of cells or not.
    [[nodiscard]] Figure figure(std::span<const Elimination> eliminations) const;

    void apply(const RuleDeduction& deduction);
    void apply(const Elimination& elimination);

    /// The position as a puzzle: what is filled as givens, with pencilmarks.
    [[nodiscard]] Puzzle position() const;

    /// Whether something of this is still there to be removed, other than what filled cells rule
    /// out at once.
    [[nodiscard]] bool is_news(std::span<const Candidate> removed) const;

  private:
    void fill(Cell cell, Digit digit);
    void remove(Candidate candidate);

    Puzzle puzzle_;
    std::vector<std::uint8_t> digits_;
    std::vector<DigitSet> candidates_;
};

}  // namespace sudokit
