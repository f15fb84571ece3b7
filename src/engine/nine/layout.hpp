// How the 9x9 engine lays a puzzle out: 27 words of three 10-bit fields.
//
// The three boxes of a *set* share no row and no column, so one pass over a set treats three boxes
// at once. Set k has, in band f, the box of stack (f + k) mod 3:
//
//              stack  0 1 2
//     band 0          0 1 2      the set of each box
//     band 1          2 0 1
//     band 2          1 2 0
//
// Word (k, i) holds the candidates of place i (0..8, reading order in the box) of the three boxes
// of set k, one 10-bit field for each band f: nine candidates and a guard bit that is zero at rest.
//
//      31 30 29 28          20 19 18          10  9  8           0
//     |  -  | g |   band 2    | g |   band 1    | g |   band 0    |
//
// The guard catches what an addition carries out of its field: v + 511 sets it where v is not zero,
// so that a test of three fields is one addition.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sudokit/nine.hpp"

namespace sudokit::nine {

using Word = std::uint32_t;

inline constexpr unsigned kSets = 3;
inline constexpr unsigned kPlaces = 9;
inline constexpr unsigned kWords = kSets * kPlaces;
inline constexpr unsigned kFieldBits = 10;

inline constexpr Word kField = 0x1ff;  // the candidates of a field
inline constexpr Word kUnit = 1 | 1 << kFieldBits | 1 << 2 * kFieldBits;  // bit 0 of each field
inline constexpr Word kAll = kField * kUnit;
inline constexpr Word kGuard = (kField + 1) * kUnit;

/// Where a cell's candidates are.
struct Spot {
    std::uint8_t word;
    std::uint8_t shift;  ///< of the field
};

constexpr Spot spot_of(unsigned cell) {
    const unsigned row = cell / 9;
    const unsigned column = cell % 9;
    const unsigned band = row / 3;
    const unsigned set = (column / 3 + 3 - band) % 3;
    return {static_cast<std::uint8_t>(kPlaces * set + row % 3 * 3 + column % 3),
            static_cast<std::uint8_t>(kFieldBits * band)};
}

/// The spot of each cell in reading order.
inline constexpr auto kSpots = [] {
    std::array<Spot, kCells> spots{};
    for (unsigned cell = 0; cell < kCells; ++cell) spots[cell] = spot_of(cell);
    return spots;
}();

/// The cell of each field of each word: kCellOf[band][word].
inline constexpr auto kCellOf = [] {
    std::array<std::array<std::uint8_t, kWords>, 3> cells{};
    for (unsigned cell = 0; cell < kCells; ++cell) {
        cells[kSpots[cell].shift / kFieldBits][kSpots[cell].word] = static_cast<std::uint8_t>(cell);
    }
    return cells;
}();

/// The candidates that a byte leaves, in the field of each band: one for the nine bytes from `one`
/// on, all for anything else.
constexpr auto words_of_bytes(unsigned one) {
    std::array<std::array<Word, 256>, 3> words{};
    for (unsigned band = 0; band < 3; ++band) {
        words[band].fill(kField << kFieldBits * band);
        for (unsigned i = 0; i < 9; ++i) words[band][one + i] = Word{1} << (kFieldBits * band + i);
    }
    return words;
}

inline constexpr auto kDigitWords = words_of_bytes(1);
inline constexpr auto kTextWords = words_of_bytes('1');

/// The digit of a field with one candidate.
inline constexpr auto kDigitOf = [] {
    std::array<std::uint8_t, kField + 1> digits{};
    for (unsigned digit = 1; digit <= 9; ++digit) {
        digits[std::size_t{1} << (digit - 1)] = static_cast<std::uint8_t>(digit);
    }
    return digits;
}();

}  // namespace sudokit::nine
