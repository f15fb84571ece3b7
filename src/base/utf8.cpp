#include "base/utf8.hpp"

namespace sudokit {
namespace {

constexpr char32_t kLastCodePoint = 0x10FFFF;

constexpr bool is_surrogate(char32_t value) { return value >= 0xD800 && value <= 0xDFFF; }

unsigned byte_at(std::string_view text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

char byte_of(char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); }

}  // namespace

std::optional<CodePoint> code_point_at(std::string_view text, std::size_t at) {
    const unsigned first = byte_at(text, at);
    if (first < 0x80) return CodePoint{first, 1};
    if (first < 0xC2 || first > 0xF4) return std::nullopt;
    const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() - at < length) return std::nullopt;
    char32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned next = byte_at(text, at + i);
        if ((next & 0xC0) != 0x80) return std::nullopt;
        value = value << 6 | (next & 0x3F);
    }
    // Two-byte sequences cannot be too long, as 0xC0 and 0xC1 are refused above.
    if ((length == 3 && value < 0x800) || (length == 4 && value < 0x10000)) return std::nullopt;
    if (is_surrogate(value) || value > kLastCodePoint) return std::nullopt;
    return CodePoint{value, length};
}

bool is_plain_character(char32_t value) {
    if (value < 0x20 || (value >= 0x7F && value <= 0x9F)) return false;
    if (value < 0x61C) return true;
    const auto within = [value](char32_t first, char32_t last) {
        return value >= first && value <= last;
    };
    const bool turning = value == 0x61C || within(0x200E, 0x200F) || within(0x202A, 0x202E) ||
                         within(0x2066, 0x2069);
    const bool separator = within(0x2028, 0x2029);
    const bool mark = value == 0xFEFF || within(0xFFF9, 0xFFFB) || within(0xE0000, 0xE007F);
    const bool noncharacter = within(0xFDD0, 0xFDEF) || (value & 0xFFFE) == 0xFFFE;
    return !turning && !separator && !mark && !noncharacter;
}

void append_utf8(std::string& out, char32_t value) {
    if (is_surrogate(value) || value > kLastCodePoint) value = kReplacementCharacter;
    if (value < 0x80) {
        out += byte_of(value);
        return;
    }
    if (value < 0x800) {
        out += byte_of(0xC0 | value >> 6);
    } else {
        if (value < 0x10000) {
            out += byte_of(0xE0 | value >> 12);
        } else {
            out += byte_of(0xF0 | value >> 18);
            out += byte_of(0x80 | (value >> 12 & 0x3F));
        }
        out += byte_of(0x80 | (value >> 6 & 0x3F));
    }
    out += byte_of(0x80 | (value & 0x3F));
}

std::string valid_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (const auto point = code_point_at(text, at)) {
            out += text.substr(at, point->length);
            at += point->length;
        } else {
            append_utf8(out, kReplacementCharacter);
            ++at;
        }
    }
    return out;
}

}  // namespace sudokit
