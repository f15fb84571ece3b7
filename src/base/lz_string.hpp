// LZ-string (Pieroxy 2013), the compression that puzzle links use, in its base64 form.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudokit/result.hpp"

namespace sudokit {

/// Texts that would decompress to more UTF-16 units than this are refused.
inline constexpr std::size_t kMaxDecompressed = std::size_t{4} << 20;

/// Compresses UTF-8 text (bytes that are not are replaced), as `LZString.compressToBase64` does.
[[nodiscard]] std::string compress_to_base64(std::string_view text);

/// Decompresses to UTF-8. Lenient about the padding, blanks in place of `+`, and the variant
/// alphabet with `-` for `/`; halves of surrogate pairs are replaced.
[[nodiscard]] Result<std::string> decompress_from_base64(std::string_view text);

}  // namespace sudokit
