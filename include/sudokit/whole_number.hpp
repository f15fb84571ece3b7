// Numbers in text.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace sudokit {

/// The number that `text` is in decimal digits, with a minus sign before them where T has one;
/// nothing if it is something else, also besides, or does not fit.
template <std::integral T>
[[nodiscard]] std::optional<T> whole_number(std::string_view text) {
    T number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return number;
}

}  // namespace sudokit
