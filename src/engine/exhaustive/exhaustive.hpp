// The baseline that everything else is compared with: depth-first search in a fixed order.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/engine.hpp"

namespace sudokit::engine {

/// Fills the empty cells in reading order, trying 1..n in each and keeping only digits that respect
/// the rules so far. No look-ahead, no choice of cell. A node is a digit put into a cell.
class Exhaustive final : public Engine {
  public:
    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

  private:
    [[nodiscard]] bool place_givens(const Puzzle& puzzle);
    [[nodiscard]] DigitSet free_digits(const Puzzle& puzzle, Cell cell);
    [[nodiscard]] bool is_kept(const Constraint& constraint);
    void flip(const Board& board, Cell cell, Digit digit);

    std::vector<std::uint8_t> digits_;  // the grid so far
    std::vector<DigitSet> used_;        // per house, the digits that it holds
    std::vector<Cell> open_;            // the empty cells in reading order
    std::vector<DigitSet> untried_;     // per depth, what is left to try
    std::vector<std::vector<const Constraint*>> constraints_of_;  // per cell; empty: there are none
    std::vector<std::uint8_t> own_;                               // the digits of a constraint
};

}  // namespace sudokit::engine
