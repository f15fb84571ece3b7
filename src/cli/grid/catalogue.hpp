// The catalogue of 9x9 grids that the program carries with it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "sudokit/nine_catalogue.hpp"

namespace sudokit::cli {

/// Opened when it is first asked for: who does not ask does not wait for it.
[[nodiscard]] const nine::Catalogue& catalogue();

/// The rank of a grid of the usual 9x9 board; nothing if the table does not reach it.
[[nodiscard]] std::optional<std::uint64_t> rank_of(std::span<const std::uint8_t> digits);

}  // namespace sudokit::cli
