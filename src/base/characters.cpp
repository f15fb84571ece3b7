#include "base/characters.hpp"

#include <algorithm>

#include "sudokit/shown_text.hpp"

#include "base/utf8.hpp"

namespace sudokit {
namespace {

std::size_t announced_length(unsigned char first) {
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 1;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

std::size_t character_length(std::string_view text, std::size_t offset) {
    const std::size_t length = announced_length(static_cast<unsigned char>(text[offset]));
    if (offset + length > text.size()) return 1;
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(text[offset + i])) return 1;
    }
    return length;
}

std::string shown_character(std::string_view text, std::size_t offset) {
    return shown_text(text.substr(offset, character_length(text, offset)));
}

std::string shown_word(std::string_view text) {
    constexpr std::size_t kLongest = 20;
    return shown_text(text, kLongest);
}

std::string plain_words(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); at += character_length(text, at)) {
        const auto point = code_point_at(text, at);
        // A byte that is not UTF-8 may be of an older code, whose control characters have the same
        // numbers.
        const char32_t value = point ? point->value : static_cast<unsigned char>(text[at]);
        const bool plain = value == '\t' || is_plain_character(value);
        out += plain ? text.substr(at, character_length(text, at)) : " ";
    }
    return out;
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return !is_continuation(c); }));
}

std::size_t column_at(std::string_view line, std::size_t offset) {
    return count_characters(line.substr(0, std::min(offset, line.size()))) + 1;
}

std::string_view take_line(std::string_view& rest) {
    std::size_t end = 0;
    while (end < rest.size() && rest[end] != '\n' && rest[end] != '\r') ++end;
    if (end < rest.size()) {
        const bool both = rest[end] == '\r' && end + 1 < rest.size() && rest[end + 1] == '\n';
        end += both ? 2 : 1;
    }
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end);
    return line;
}

std::string_view without_line_end(std::string_view line) {
    if (!line.empty() && line.back() == '\n') line.remove_suffix(1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

bool is_comment(std::string_view line) {
    const std::string_view words = trimmed(line);
    return !words.empty() && words.front() == '#';
}

Place place_at(std::string_view text, std::size_t offset) {
    Place place;
    std::string_view rest = text;
    std::size_t begin = 0;
    while (true) {
        const std::string_view line = take_line(rest);
        const bool ended = line.size() != without_line_end(line).size();
        if (offset < begin + line.size() || !ended) {
            place.column = column_at(line, offset - begin);
            return place;
        }
        begin += line.size();
        ++place.line;
    }
}

}  // namespace sudokit
