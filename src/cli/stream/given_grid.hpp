// The grid that an option gives, as a file or as it is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sudokit/formats.hpp"
#include "sudokit/puzzle.hpp"

#include "cli/frame/command.hpp"

namespace sudokit::cli {

/// The digits of the one grid in a file, or in the text itself where there is no such file; 0 for
/// empty cells. `symbols` is the alphabet asked for, if one is. Fails if it is none of that board,
/// or if there are several.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_given_grid(const std::string& operand,
                                                                const Board& board,
                                                                std::optional<Symbols> symbols,
                                                                const Streams& io);

}  // namespace sudokit::cli
