// What goes wrong when givens are taken out of a puzzle with one solution: the other solutions.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/minimality.hpp"

#include "backend/automatic.hpp"
#include "generate/minimality/hitting_sets.hpp"

namespace sudokit::generate {

/// How many solutions a puzzle has, and the first of them.
struct FirstSolution {
    Posed posed;
    std::vector<std::uint8_t> digits;  ///< none if there is no solution

    [[nodiscard]] bool is_only() const { return posed.count == 1 && posed.stop == Stop::exhausted; }
};

/// Looks for two.
[[nodiscard]] FirstSolution first_solution(backend::Relay& engines, const Puzzle& puzzle,
                                           Deadline deadline);

/// The cells of a puzzle's givens.
[[nodiscard]] CellSet given_cells(const Puzzle& puzzle);

/// Other solutions that appear when only some givens of a puzzle with one solution are kept. In
/// what follows, a difference is the set of those givens of the puzzle at which another solution
/// differs: kept givens leave one solution if and only if they hit every difference.
class OtherSolutions {
  public:
    OtherSolutions(backend::Relay& engines, const Puzzle& puzzle,
                   std::vector<std::uint8_t> solution, Deadline deadline);

    [[nodiscard]] const CellSet& givens() const { return givens_; }

    /// A difference that `kept` misses, and that contains no other one.
    [[nodiscard]] Missed missed(const CellSet& kept);

    /// A difference with `cell` in it, and none of the other kept givens. This is asked faster than
    /// whether there is any other solution: the cell just holds another digit.
    [[nodiscard]] Missed missed_at(const CellSet& kept, Cell cell);

  private:
    [[nodiscard]] Missed any_missed(const CellSet& kept);
    [[nodiscard]] CellSet difference(std::span<const std::uint8_t> digits) const;

    backend::Relay& engines_;
    Puzzle plain_;   // takes the kept givens
    Puzzle marked_;  // the same, without the solution's digit in a cell
    std::vector<std::uint8_t> solution_;
    CellSet givens_;
    Deadline deadline_;
};

}  // namespace sudokit::generate
