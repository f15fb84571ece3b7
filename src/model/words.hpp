// What stands between words in the texts that solvers and other programs write, which are ASCII.
#pragma once

namespace sudokit::model {

/// What stands between the words of a line.
constexpr bool is_blank(char letter) { return letter == ' ' || letter == '\t' || letter == '\r'; }

/// What stands between words, wherever lines end.
constexpr bool is_white(char letter) { return is_blank(letter) || letter == '\n'; }

}  // namespace sudokit::model
