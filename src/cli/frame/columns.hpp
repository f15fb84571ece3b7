// Texts in columns, measured in characters, not bytes.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudokit::cli {

/// The text with blanks after it, up to `width`.
[[nodiscard]] std::string to_the_left(std::string_view text, std::size_t width);

/// The text with blanks before it, up to `width`.
[[nodiscard]] std::string to_the_right(std::string_view text, std::size_t width);

/// Rows of texts below each other, with line ends: the first two columns to the left, the others,
/// which are numbers, to the right. All rows have as many columns.
[[nodiscard]] std::string in_columns(std::span<const std::vector<std::string>> rows);

/// The lines after the first are set in, so that a number before it stands out.
[[nodiscard]] std::string set_in(std::string_view text);

}  // namespace sudokit::cli
