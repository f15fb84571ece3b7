// The baseline that everything else is compared with: depth-first search in a fixed order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudokit/search_order.hpp"
#include "sudokit/search_probe.hpp"

#include "engine/engine.hpp"

namespace sudokit::engine {

/// Fills the empty cells in a given order, trying all digits in each and keeping only those that
/// respect the rules so far. No look-ahead. A node is a digit put into a cell.
class Exhaustive final : public Engine {
  public:
    /// In reading order, trying 1..n.
    Exhaustive() = default;

    /// `probe`, if it is not null, is told of all that is done, and must outlive it.
    explicit Exhaustive(SearchOrder order, SearchProbe* probe = nullptr)
        : order_(std::move(order)), probe_(probe) {}

    SearchOutcome search(const Puzzle& puzzle, const SearchLimits& limits,
                         SolutionSink sink) override;

  private:
    [[nodiscard]] std::optional<Cell> place_givens(const Puzzle& puzzle);
    [[nodiscard]] DigitSet free_digits(const Puzzle& puzzle, Cell cell);
    [[nodiscard]] bool is_kept(const Constraint& constraint);
    void flip(const Board& board, Cell cell, Digit digit);
    void open(const Puzzle& puzzle, std::size_t depth);
    [[nodiscard]] Digit next_digit(DigitSet untried) const;
    [[nodiscard]] bool tell(std::size_t depth) const;
    [[nodiscard]] bool is_late();

    SearchOrder order_;
    SearchProbe* probe_ = nullptr;
    std::vector<std::uint8_t> digits_;  // the grid so far
    std::vector<DigitSet> used_;        // per house, the digits that it holds
    std::vector<Cell> open_;            // the empty cells, in their order
    std::vector<Digit> first_digits_;   // all digits, in their order; empty: increasing
    std::vector<DigitSet> untried_;     // per depth, what is left to try
    std::vector<std::vector<const Constraint*>> constraints_of_;  // per cell; empty: there are none
    std::vector<std::uint8_t> own_;                               // the digits of a constraint
    Deadline deadline_;
    SearchOutcome outcome_;   // so far
    std::uint64_t work_ = 0;  // cells looked at since the last look at the deadline
    bool late_ = false;
};

}  // namespace sudokit::engine
