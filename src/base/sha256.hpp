// SHA-256 (FIPS 180-4), to tell whether a text is the one that somebody meant.
#pragma once

#include <string>
#include <string_view>

namespace sudokit {

/// The digest of `text`, as 64 hexadecimal digits in lower case.
[[nodiscard]] std::string sha256(std::string_view text);

}  // namespace sudokit
