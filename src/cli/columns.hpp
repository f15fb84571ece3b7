// Texts in columns, measured in characters, not bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudokit::cli {

/// How many columns `text`, in UTF-8, takes.
[[nodiscard]] std::size_t width_of(std::string_view text);

/// The text with blanks after it, up to `width`.
[[nodiscard]] std::string to_the_left(std::string_view text, std::size_t width);

/// The text with blanks before it, up to `width`.
[[nodiscard]] std::string to_the_right(std::string_view text, std::size_t width);

}  // namespace sudokit::cli
