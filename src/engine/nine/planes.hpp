// Cells in reading order as bytes, and the same by the words of the layout: how vector code
// permutes them, band by band.
#pragma once

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// A permutation of at most 32 bytes for instructions that look bytes up within halves of 16: where
/// each byte is in its own half, or in the other one; 0x80 if it is not there.
struct BytePermutation {
    alignas(32) std::array<std::uint8_t, 32> own;
    alignas(32) std::array<std::uint8_t, 32> other;
};

/// Makes the permutation with `from[i]` as the source of byte i.
constexpr BytePermutation byte_permutation(const std::array<std::uint8_t, kWords>& from) {
    BytePermutation p{};
    p.own.fill(0x80);
    p.other.fill(0x80);
    for (unsigned i = 0; i < kWords; ++i) {
        (from[i] / 16 == i / 16 ? p.own : p.other)[i] = from[i] % 16;
    }
    return p;
}

/// Where to load 32 bytes that hold the cells of a band, and none outside of the puzzle.
inline constexpr std::array<unsigned, 3> kBandLoads = {0, 27, 49};

/// From those bytes to the words of the layout.
inline constexpr auto kToWords = [] {
    std::array<BytePermutation, 3> all{};
    for (unsigned band = 0; band < 3; ++band) {
        std::array<std::uint8_t, kWords> from{};
        for (unsigned word = 0; word < kWords; ++word) {
            from[word] = static_cast<std::uint8_t>(kCellOf[band][word] - kBandLoads[band]);
        }
        all[band] = byte_permutation(from);
    }
    return all;
}();

/// From the words to the cells of each band.
inline constexpr auto kToCells = [] {
    std::array<BytePermutation, 3> all{};
    for (unsigned band = 0; band < 3; ++band) {
        std::array<std::uint8_t, kWords> from{};
        for (std::uint8_t word = 0; word < kWords; ++word) {
            from[kCellOf[band][word] - kWords * band] = word;
        }
        all[band] = byte_permutation(from);
    }
    return all;
}();

}  // namespace sudokit::nine
