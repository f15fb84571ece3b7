// Text that somebody else wrote (titles, names, options, what other programs say), made fit to be
// shown in messages and pictures.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudokit {

/// The most characters of a foreign text that are shown where nobody asks for fewer.
inline constexpr std::size_t kMostShown = 1000;

/// `text` in one line of valid UTF-8, and with nothing in it that a terminal would obey or a reader
/// would not see: control characters become `\x1B` or `\u{9B}`, and so do line separators, marks
/// that turn the direction of writing, noncharacters, and bytes that are not UTF-8. After `most`
/// characters the rest is left out for "...".
///
/// What is shown once can be shown again: it stays as it is.
[[nodiscard]] std::string shown_text(std::string_view text, std::size_t most = kMostShown);

}  // namespace sudokit
