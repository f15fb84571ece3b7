// The moves that the options of `transform` ask for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/transform/arguments.hpp"

namespace sudokit::cli {

/// Numbers from 1 on as people write them, "312" or "3,1,2"; nothing if it is something else.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> read_order(std::string_view text);

/// What an order is about.
enum class Ordered : std::uint8_t { rows, columns, bands, stacks, digits };

/// The move that takes lines in an order, or gives digits new names in it. `option` is how the
/// option was typed in, `typed` what followed.
[[nodiscard]] WantedMove wanted_order(Ordered what, std::string option, std::string typed,
                                      std::vector<std::uint32_t> order);

[[nodiscard]] WantedMove wanted_turn(Turn how);

}  // namespace sudokit::cli
