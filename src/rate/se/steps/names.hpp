// The names of steps for what Sudoku Explainer's techniques count from 0 and in an order of their
// own.
#pragma once

#include <vector>

#include "sudokit/step.hpp"

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

// Boards have rows, columns and boxes; the original blocks, rows and columns.
[[nodiscard]] constexpr std::uint32_t board_house(unsigned house) { return (house + 18) % kHouses; }
[[nodiscard]] constexpr unsigned own_house(std::uint32_t house) { return (house + 9) % kHouses; }

[[nodiscard]] constexpr Digit board_digit(unsigned digit) { return digit + 1; }
[[nodiscard]] constexpr DigitSet board_digits(Mask digits) { return DigitSet(digits); }
[[nodiscard]] constexpr Candidate board_candidate(unsigned cell, unsigned digit) {
    return {cell, board_digit(digit)};
}
[[nodiscard]] constexpr Candidate board_candidate(Candidate9 at) {
    return board_candidate(cell_of(at), digit_of(at));
}

/// The cells of a house at these places, in increasing order.
[[nodiscard]] inline std::vector<Cell> cells_at(unsigned house, Mask places) {
    std::vector<Cell> out;
    each(places, [&](unsigned i) { out.push_back(kGeometry.cell_at[house][i]); });
    return out;
}

/// What is removed, in increasing order.
[[nodiscard]] inline std::vector<Candidate> board_candidates(const Removals& removals) {
    std::vector<Candidate> out;
    for (const Removal& removal : removals) {
        each(removal.digits,
             [&](unsigned digit) { out.push_back(board_candidate(removal.cell, digit)); });
    }
    return out;
}

}  // namespace sudokit::rate::se
