// Words and numbers in the texts that solvers and other programs write, which are ASCII.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace sudokit::model {

/// What stands between the words of a line.
constexpr bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r'; }

/// What stands between words, wherever lines end.
constexpr bool is_white(char letter) { return is_blank(letter) || letter == '\n'; }

/// The number that `word` is, and nothing else; none if it is something else or does not fit.
template <class Number>
std::optional<Number> number_of(std::string_view word) {
    Number number = 0;
    const char* const last = word.data() + word.size();
    const auto [end, fault] = std::from_chars(word.data(), last, number);
    if (fault != std::errc() || end != last) return std::nullopt;
    return number;
}

}  // namespace sudokit::model
