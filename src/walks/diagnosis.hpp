// What is wrong with a puzzle that does not have exactly one solution.
#pragma once

#include <vector>

#include "sudokit/solve.hpp"

namespace sudokit::walks {

/// Asks the engines about a puzzle.
class Diagnosis {
  public:
    Diagnosis(const Puzzle& puzzle, Solver& solver, Deadline deadline);

    [[nodiscard]] Verdict verdict() const { return verdict_; }

    /// The solutions found, at most two.
    [[nodiscard]] const std::vector<Grid>& solutions() const { return solutions_; }

    /// Several solutions: the cells that do not hold the same digit in all of them. On large
    /// boards, or out of time: those that differ among the solutions that were found.
    [[nodiscard]] std::vector<Cell> differing() const;

    /// No solution: givens that clash and of which none can be spared (out of time: some may be).
    [[nodiscard]] std::vector<Cell> clashing() const;

  private:
    [[nodiscard]] SolveAnswer ask(const Puzzle& puzzle, std::size_t solutions) const;

    const Puzzle& puzzle_;
    Solver& solver_;
    Deadline deadline_;
    Verdict verdict_;
    std::vector<Grid> solutions_;
};

}  // namespace sudokit::walks
