#include "formats/fault.hpp"

#include "base/utf8.hpp"

namespace sudokit::formats {

std::string shown(std::string_view text, std::size_t at) {
    constexpr std::string_view kHexDigits = "0123456789abcdef";
    const auto point = code_point_at(text, at);
    if (point && point->value >= 0x20 && point->value != 0x7F) {
        return "'" + std::string(text.substr(at, point->length)) + "'";
    }
    const auto byte = static_cast<unsigned char>(text[at]);
    return std::string("0x") + kHexDigits[byte >> 4U] + kHexDigits[byte & 0xFU];
}

}  // namespace sudokit::formats
