// Rectangles of open cells with a corner that has two candidates: what unique and hidden rectangles
// start from.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/deadline.hpp"
#include "sudokit/step.hpp"

#include "logic/techniques/uniqueness/rectangle.hpp"

namespace sudokit::logic {

/// Four open cells in which two digits could be swapped, which the puzzle lets into all of them. At
/// least one has just these two as candidates, and at least one has further ones.
struct OpenRectangle {
    Corners corners = {};
    DigitSet digits;
    std::uint32_t further = 0;  ///< bit i: corner i has further candidates

    [[nodiscard]] std::uint32_t further_count() const { return count_bits(further); }
    [[nodiscard]] bool two_across() const { return further == 0b0101 || further == 0b1010; }
    [[nodiscard]] bool two_neighbours() const { return further_count() == 2 && !two_across(); }
    [[nodiscard]] bool has_further(std::size_t corner) const {
        return (further >> corner & 1) != 0;
    }
    [[nodiscard]] RectanglePattern pattern() const { return {corners, digits, {}, {}, {}}; }
    [[nodiscard]] Digit other(Digit digit) const { return (digits & ~DigitSet::of(digit)).first(); }
};

/// All of them, each once. Of little worth if the deadline passes meanwhile.
[[nodiscard]] std::vector<OpenRectangle> open_rectangles(const State& state,
                                                         const Deadline& deadline = {});

}  // namespace sudokit::logic
