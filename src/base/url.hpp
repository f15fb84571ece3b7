// The few things about links that reading puzzles from them needs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudokit {

/// `text` with %XX decoded; a `%` without two hexadecimal digits stays as it is.
[[nodiscard]] std::string percent_decoded(std::string_view text);

/// `text` with everything encoded that JavaScript's encodeURIComponent encodes.
[[nodiscard]] std::string percent_encoded(std::string_view text);

/// The value, still encoded, of a parameter behind `?`, `&` or `#`: a view into `url`.
[[nodiscard]] std::optional<std::string_view> url_parameter(std::string_view url,
                                                            std::string_view name);

/// True if `text` begins with "https://" or "http://".
[[nodiscard]] bool is_web_link(std::string_view text);

/// True if `text` begins like a link, with or without "https://", to this host or one below it.
[[nodiscard]] bool is_link_to(std::string_view text, std::string_view host);

}  // namespace sudokit
