// How wide a text is: for columns that stand below each other on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudokit {

/// How many columns a line of UTF-8 takes: its characters, less the codes that change colours.
[[nodiscard]] std::size_t text_width(std::string_view line);

}  // namespace sudokit
