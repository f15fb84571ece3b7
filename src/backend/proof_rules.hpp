// Which clauses are plainly true in every solution of a puzzle: what the formula of a certificate
// may consist of. It shares no code with what makes formulas.
#pragma once

#include <span>

#include "sudokit/cnf.hpp"
#include "sudokit/puzzle.hpp"

namespace sudokit::backend {

/// True if `clause` is one of these, its literals in any order:
/// some digit in a cell; some cell of a house for a digit; not two digits in a cell; not a digit
/// twice in a house; what a given or a pencilmark says of its own cell, or a given of a cell that
/// shares a house with it. Literals must be in 1..n^3, of either sign.
[[nodiscard]] bool is_rule(const Puzzle& puzzle, std::span<const Literal> clause);

/// True if `clause` says exactly that some cell does not hold the digit it has in `digits`.
[[nodiscard]] bool excludes(const Puzzle& puzzle, std::span<const std::uint8_t> digits,
                            std::span<const Literal> clause);

/// True if `digits` has each digit once in each house, and agrees with givens and pencilmarks.
[[nodiscard]] bool is_solution(const Puzzle& puzzle, std::span<const std::uint8_t> digits);

}  // namespace sudokit::backend
