// The regions of a jigsaw as Solo writes them: where the lines between cells are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/result.hpp"

namespace sudokit::formats {

/// A label for each cell, equal where no line is between neighbours. Any number of regions of any
/// size may come out.
[[nodiscard]] Result<std::vector<std::int64_t>> read_sgt_blocks(std::string_view text,
                                                                std::uint32_t order);

/// The lines of these regions; nothing if a region is not connected, as lines cannot tell it then.
[[nodiscard]] std::optional<std::string> write_sgt_blocks(const std::vector<std::uint32_t>& labels,
                                                          std::uint32_t order);

}  // namespace sudokit::formats
