#include "sudokit/shown_text.hpp"

#include "base/utf8.hpp"

namespace sudokit {
namespace {

constexpr std::string_view kDots = "...";

std::string hexadecimal(char32_t value) {
    constexpr std::string_view kHexDigits = "0123456789ABCDEF";
    std::string out;
    for (; value != 0 || out.size() < 2; value >>= 4U) out.insert(0, 1, kHexDigits[value & 15U]);
    return out;
}

}  // namespace

std::string shown_text(std::string_view text, std::size_t most) {
    std::string out;
    std::size_t count = 0;  // of the characters in `out`
    for (std::size_t at = 0; at < text.size();) {
        const auto point = code_point_at(text, at);
        const std::size_t length = point ? point->length : 1;
        std::string escape;
        if (!point || (point->value < 0x80 && !is_plain_character(point->value))) {
            escape = "\\x" + hexadecimal(static_cast<unsigned char>(text[at]));
        } else if (!is_plain_character(point->value)) {
            escape = "\\u{" + hexadecimal(point->value) + "}";
        }
        count += escape.empty() ? 1 : escape.size();
        // The dots of a text that was cut before count for nothing.
        if (count > most || text.substr(at) == kDots) return out.append(kDots);
        out += escape.empty() ? text.substr(at, length) : std::string_view(escape);
        at += length;
    }
    return out;
}

}  // namespace sudokit
