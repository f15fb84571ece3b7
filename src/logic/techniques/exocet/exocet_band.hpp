// The exocets of a band: where base, targets and cross lines lie so that the targets hold what the
// base holds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudokit/function_ref.hpp"
#include "sudokit/step.hpp"

namespace sudokit::logic {

/// Rows or columns: the lines that a board is looked at along.
enum class LinesOf : std::uint8_t { rows, columns };

/// A line and a place in it.
struct PlaceInLine {
    std::uint32_t line = 0;
    std::uint32_t place = 0;

    bool operator==(const PlaceInLine&) const = default;
};

/// Two base cells of a line, and a target in each of the two other boxes of the band.
struct BandExocet {
    std::array<PlaceInLine, 2> base = {};
    std::array<PlaceInLine, 2> targets = {};
    std::uint32_t crossed_at = 0;  ///< the place of the cross line through the box of the base
    DigitSet digits;               ///< the candidates of the base

    /// Of the three cross lines: through the box of the base, and through the targets.
    [[nodiscard]] std::array<std::uint32_t, 3> places() const {
        return {crossed_at, targets[0].place, targets[1].place};
    }
};

/// Lines that cross a cross line, as bits.
using CrossedLines = std::uint32_t;

/// Three rows with the boxes that they pass through, or three columns. What a cross line has
/// outside counts if it is placed or a candidate.
class ExocetBand {
  public:
    static constexpr std::uint32_t kSide = 3;
    static constexpr std::uint32_t kLines = kSide * kSide;

    /// True if there are 3x3 boxes, as the others expect.
    static bool fits(const Board& board);

    ExocetBand(const State& state, LinesOf along, std::uint32_t band);

    /// Visits every exocet of the band until `visit` answers false, and then does so too.
    bool each(FunctionRef<bool(const BandExocet&)> visit) const;

    [[nodiscard]] Cell cell(PlaceInLine at) const;
    [[nodiscard]] std::vector<Cell> cells(const std::array<PlaceInLine, 2>& two) const;
    /// Candidates, or the digit that is placed.
    [[nodiscard]] DigitSet held(PlaceInLine at) const;
    /// The line of the band that is neither of the two.
    [[nodiscard]] std::uint32_t third_line(std::uint32_t one, std::uint32_t other) const {
        return 3 * first_ + 3 - one - other;
    }
    /// The houses of a line, and of the line across at a place.
    [[nodiscard]] std::uint32_t line_house(std::uint32_t line) const {
        return along_ == LinesOf::columns ? kLines + line : line;
    }
    [[nodiscard]] std::uint32_t cross_house(std::uint32_t place) const {
        return along_ == LinesOf::columns ? place : kLines + place;
    }
    /// The lines outside the band where the cross line at `place` has the digit.
    [[nodiscard]] CrossedLines crossed(std::uint32_t place, Digit digit) const {
        return crossed_[place][digit - 1];
    }

    /// The pattern of one with its cells, lines and covers.
    [[nodiscard]] ExocetPattern pattern_of(const BandExocet& exocet) const;

    /// For each digit as few houses as have all its places in the cross lines outside the band.
    [[nodiscard]] std::vector<HouseDigits> covers(DigitSet digits,
                                                  const std::array<std::uint32_t, 3>& places) const;

  private:
    [[nodiscard]] bool each_with_base(std::uint32_t line, std::uint32_t box, std::uint32_t left_out,
                                      FunctionRef<bool(const BandExocet&)> visit) const;
    [[nodiscard]] std::vector<PlaceInLine> targets(const BandExocet& base, std::uint32_t box) const;
    [[nodiscard]] bool has_room_in_all(const BandExocet& exocet) const;
    [[nodiscard]] std::vector<std::uint32_t> cover(
        Digit digit, const std::array<std::uint32_t, 3>& places) const;

    const State& state_;
    LinesOf along_;
    std::uint32_t first_;  // line of the band
    std::array<std::array<CrossedLines, kLines>, kLines> crossed_ = {};
};

/// True if two cross lines with a digit in these lines can have it in one each.
[[nodiscard]] inline bool room_for_two(CrossedLines a, CrossedLines b) {
    return a != 0 && b != 0 && count_bits(a | b) >= 2;
}

}  // namespace sudokit::logic
