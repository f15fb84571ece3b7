// The rules of play on the usual 9x9 board, fast: the same result as `filter` by rules.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sudokit/filtering.hpp"
#include "sudokit/rules.hpp"

namespace sudokit::rate {

/// The candidates of a 9x9 puzzle in the course of filtering. Rules may be added from call to call.
class NineFilter {
  public:
    using Mask = std::uint16_t;  // bit d - 1: digit d; or bit i: place i

    /// Starts from 81 digits in reading order, 0 = empty.
    explicit NineFilter(std::span<const std::uint8_t, 81> givens);

    /// Applies the rules until none does anything. Tuples and fish go up to 4, and multiple lines
    /// are part of candidate lines.
    Filtering::State run(const RuleSet& rules);

    /// Puts a digit, 1..9, into an open cell; what follows from it is drawn by the next run.
    void give(unsigned cell, unsigned digit);
    /// Takes a candidate away, likewise.
    void rule_out(unsigned cell, unsigned digit);

    [[nodiscard]] const std::array<Mask, 81>& candidates() const { return candidates_; }
    /// True if no digit is placed in the cell.
    [[nodiscard]] bool is_open(unsigned cell) const { return digits_[cell] == 0; }

  private:
    struct Places;

    // What a rule saw when it last looked at the whole board.
    struct Look {
        std::array<Mask, 81> candidates{};
        unsigned most = 0;  // of tuples and fish; 0: it has not looked yet
    };
    struct Changes {
        std::uint32_t houses = 0;  // bit i: house i
        Mask digits = 0;
    };

    void place(unsigned cell, Mask digit);
    void push(unsigned cell);
    void spread();
    void take_singles();
    void single_positions();
    bool lines();
    bool naked_tuples(unsigned most);
    bool hidden_tuples(unsigned most, const Places& places);
    bool fish(unsigned most, const Places& places);
    [[nodiscard]] Changes look_again(Look& last, unsigned most) const;
    [[nodiscard]] Places places() const;
    bool remove(unsigned cell, Mask digits);

    std::array<Mask, 81> candidates_;
    std::array<Mask, 27> placed_{};  // digits of each house
    std::array<Mask, 81> digits_{};  // that are placed, as masks
    unsigned placed_count_ = 0;      // how many are placed
    unsigned spread_count_ = 0;      // how many of them have left the cells that see them
    Look naked_look_;
    Look hidden_look_;
    Look fish_look_;
    bool single_candidates_ = false;
    bool failed_ = false;
};

}  // namespace sudokit::rate
