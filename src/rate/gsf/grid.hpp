// The candidates of a 9x9 puzzle as gsf's program keeps them, with what it does where a digit is
// placed that its houses have already: part of the ratings, which count what follows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sudokit::rate::gsf {

/// Digits, one bit each.
using Digits = std::uint16_t;
inline constexpr Digits kAllDigits = 0x1FF;
inline constexpr unsigned kCells = 81;
/// Rows, columns, boxes.
inline constexpr unsigned kHouses = 27;

/// The cells of the houses, in reading order.
using HouseCells = std::array<std::array<std::uint8_t, 9>, kHouses>;
[[nodiscard]] constexpr HouseCells house_cells() {
    HouseCells out{};
    for (unsigned house = 0; house < 9; ++house) {
        for (unsigned i = 0; i < 9; ++i) {
            out[house][i] = static_cast<std::uint8_t>(house * 9 + i);
            out[9 + house][i] = static_cast<std::uint8_t>(i * 9 + house);
            const unsigned corner = house / 3 * 27 + house % 3 * 3;
            out[18 + house][i] = static_cast<std::uint8_t>(corner + i / 3 * 9 + i % 3);
        }
    }
    return out;
}
inline constexpr HouseCells kHouseCells = house_cells();

[[nodiscard]] constexpr bool is_one(Digits digits) { return std::has_single_bit(digits); }

class Grid {
  public:
    Grid() {
        cells_.fill(kAllDigits);
        free_.fill(kAllDigits);
    }

    [[nodiscard]] bool is_settled(unsigned cell) const { return is_one(cells_[cell]); }
    [[nodiscard]] Digits cell(unsigned cell) const { return cells_[cell]; }
    /// The candidates of a cell that is not settled.
    [[nodiscard]] Digits left(unsigned cell) const {
        return cells_[cell] & free_[cell / 9] & free_[9 + cell % 9] &
               free_[18 + cell / 27 * 3 + cell % 9 / 3];
    }

    /// Whether the houses have the digit yet is not looked at: if so, it is free again.
    void place(unsigned cell, Digits digit) {
        cells_[cell] = digit;
        free_[cell / 9] ^= digit;
        free_[9 + cell % 9] ^= digit;
        free_[18 + cell / 27 * 3 + cell % 9 / 3] ^= digit;
    }
    /// Keeps only these digits of a cell that is not settled, and places the last one.
    void keep(unsigned cell, Digits digits) {
        cells_[cell] &= digits;
        if (is_one(cells_[cell])) place(cell, cells_[cell]);
    }

  private:
    std::array<Digits, kCells> cells_{};
    std::array<Digits, kHouses> free_{};
};

}  // namespace sudokit::rate::gsf
