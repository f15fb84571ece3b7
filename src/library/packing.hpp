// Puzzles in few bytes: what libraries keep of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/nine_symmetry.hpp"

namespace sudokit::library {

/// Givens in few bytes, equal for equal givens on one board: a bit for each cell, then the digits
/// of those that have one, five of order 9 in two bytes. A puzzle of 24 givens on the usual board
/// takes 20 bytes. `digits` has one for each cell, 0 where there is none.
[[nodiscard]] std::string pack(std::span<const std::uint8_t> digits, std::uint32_t order);

/// The same into a place that has room for `packed_size` bytes; answers how many.
std::size_t pack(std::span<const std::uint8_t> digits, std::uint32_t order, std::uint8_t* out);

/// How many bytes so many givens take.
[[nodiscard]] std::size_t packed_size(std::size_t cells, std::size_t givens, std::uint32_t order);

/// What `pack` was given; nothing if no puzzle on such a board has these bytes.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> unpack(std::string_view bytes,
                                                              std::size_t cells,
                                                              std::uint32_t order);

/// A symmetry of the usual 9x9 board as a number below 2 * 1296 * 1296 * 9!, and back; nothing for
/// larger numbers.
[[nodiscard]] std::int64_t number_of(const nine::Symmetry& symmetry);
[[nodiscard]] std::optional<nine::Symmetry> symmetry_of(std::int64_t number);

/// What tells byte strings apart: 64 bits that differ for nearly all of them. Part of what is in
/// files, so it stays as it is. Another `seed` gives another hash.
[[nodiscard]] std::uint64_t hash_of(std::string_view bytes, std::uint64_t seed = 0);

}  // namespace sudokit::library
