// Cells by name, as files name them: "r1c1", in either case.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "sudokit/digit_set.hpp"

namespace sudokit::formats {

/// The cell of that name on a board of this order; nothing if it is no name, or off the board.
[[nodiscard]] std::optional<Cell> cell_of_name(std::string_view name, std::uint32_t order);

}  // namespace sudokit::formats
