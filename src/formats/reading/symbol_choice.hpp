// Finds out which alphabet the one-character cells of a puzzle are written in, and reads them.
//
// Up to order 9 that is `digits`. Above, the cells themselves tell:
//  - order 16: `hex` if a 0 stands beside another mark for empty cells, or if a grid without any
//    other empty cell has exactly sixteen 0s (and there is no G, which hex does not have);
//  - order 25: `letters` unless a digit 1-9 occurs;
//  - any order up to 26: `letters` if a letter occurs that `digits` does not reach on that board
//    (H to P on order 16), and no digit 1-9;
//  - else `digits`.
// What we write ourselves without being told an alphabet is always read back as it was.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "sudokit/result.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit::formats {

/// The largest order whose digits are all one character: that of the alphabet `digits`.
inline constexpr Digit kLargestOfCharacters = 35;

/// The alphabet of `cells` (one character each, or candidates of cells) on a board of this order.
/// `wanted` decides if it is set and not `numbers`, which one character cannot be. Fails where no
/// alphabet names that many digits.
[[nodiscard]] Result<Symbols> choose_symbols(Digit order, std::string_view cells,
                                             std::optional<Symbols> wanted);

/// The alphabet to write a board of this order in; fails where `wanted` is too small for it.
[[nodiscard]] Result<Symbols> writing_symbols(Digit order, std::optional<Symbols> wanted);

/// What each character means as a cell.
class CellAlphabet {
  public:
    static constexpr std::uint8_t kNone = 255;

    constexpr CellAlphabet(Symbols symbols, Digit order) {
        meaning_.fill(kNone);
        for (const char blank : std::string_view(".0_*-xX")) set(blank, 0);
        for (Digit digit = 1; digit <= order; ++digit) {
            const char symbol = character(symbols, digit);
            set(symbol, digit);
            if (symbol >= 'A') set(static_cast<char>(symbol - 'A' + 'a'), digit);
        }
    }

    /// 0 for an empty cell, the digit, or `kNone`.
    [[nodiscard]] constexpr std::uint8_t operator[](char c) const {
        return meaning_[static_cast<unsigned char>(c)];
    }

  private:
    static constexpr char character(Symbols symbols, Digit digit) {
        constexpr std::string_view kAll = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        if (symbols == Symbols::hex) return kAll[digit - 1];
        return kAll[symbols == Symbols::letters ? digit + 9 : digit];
    }
    constexpr void set(char c, Digit digit) {
        meaning_[static_cast<unsigned char>(c)] = static_cast<std::uint8_t>(digit);
    }

    std::array<std::uint8_t, 256> meaning_{};
};

/// The fault of a cell at `offset` of `text` that is no symbol of the alphabet.
[[nodiscard]] Error bad_cell(Symbols symbols, Digit order, std::string_view text,
                             std::size_t offset);

/// The fault of a cell that should be a number.
[[nodiscard]] Error bad_number(Digit order, std::string_view word, std::size_t offset);

}  // namespace sudokit::formats
