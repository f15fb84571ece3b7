#include "sudokit/json_string.hpp"

#include "base/utf8.hpp"

namespace sudokit {
namespace {

void append_unit(std::string& out, char32_t unit) {
    constexpr std::string_view kHexDigits = "0123456789abcdef";
    out += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) out += kHexDigits[unit >> shift & 0xFU];
}

void append_escape(std::string& out, char32_t value) {
    constexpr char32_t kPairs = 0x10000;  // from here on two units, each with ten bits
    switch (value) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (value >= kPairs) append_unit(out, 0xD800 + ((value - kPairs) >> 10U));
            append_unit(out, value < kPairs ? value : 0xDC00 + ((value - kPairs) & 0x3FFU));
    }
}

bool stands_for_itself(char c) { return c >= ' ' && c < '\x7F' && c != '"' && c != '\\'; }

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && stands_for_itself(text[end])) ++end;
        out += text.substr(at, end - at);
        if ((at = end) == text.size()) break;
        const auto point = code_point_at(text, at);
        if (!point) {
            append_utf8(out, kReplacementCharacter);
        } else if (point->value >= 0x80 && is_plain_character(point->value)) {
            out += text.substr(at, point->length);
        } else {
            append_escape(out, point->value);
        }
        at += point ? point->length : 1;
    }
    out += '"';
}

}  // namespace sudokit
