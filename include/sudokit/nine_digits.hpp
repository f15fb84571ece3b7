// The digits of a 9x9 grid as plain bytes: what everything that is fast on that board takes and
// gives.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sudokit::nine {

inline constexpr std::size_t kCells = 81;

/// The digits of a 9x9 grid in reading order, each 1..9, or 0 where a cell is empty. What is given
/// as a puzzle may hold any bytes: those over 9 are empty cells too.
using Digits = std::array<std::uint8_t, kCells>;

/// True if a byte of a puzzle is a given.
[[nodiscard]] constexpr bool is_given(std::uint8_t byte) { return byte >= 1 && byte <= 9; }

}  // namespace sudokit::nine
