// UTF-8, one code point at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudokit {

/// A code point and the number of bytes it takes in UTF-8.
struct CodePoint {
    char32_t value = 0;
    std::size_t length = 0;
};

/// The code point whose first byte is `text[at]`; nothing if the bytes there are not UTF-8 (stray
/// or missing continuation, longer than need be, a surrogate, over U+10FFFF). `at` is in the text.
[[nodiscard]] std::optional<CodePoint> code_point_at(std::string_view text, std::size_t at);

/// What stands in for text that cannot be represented.
inline constexpr char32_t kReplacementCharacter = 0xFFFD;

/// False for what a terminal or an editor obeys instead of showing it: control characters (C0, DEL,
/// C1), line and paragraph separators, the marks that turn the direction of writing, the byte order
/// mark, annotation marks and tags; and for the 66 noncharacters.
[[nodiscard]] bool is_plain_character(char32_t value);

/// Appends `value` in UTF-8; surrogates and values over U+10FFFF become the replacement character.
void append_utf8(std::string& out, char32_t value);

/// `text` with every byte that is not part of valid UTF-8 replaced.
[[nodiscard]] std::string valid_utf8(std::string_view text);

}  // namespace sudokit
