// Small questions about the bytes of a text: blanks, lines, columns, characters in UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sudokit {

[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || c == '\t'; }
[[nodiscard]] constexpr bool is_decimal(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// What separates cells and columns in a line of text.
[[nodiscard]] constexpr bool is_separator(char c) { return is_space(c) || c == ',' || c == ';'; }

/// A byte inside a UTF-8 character, after its first.
[[nodiscard]] constexpr bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// `text` without the blanks and line ends around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Where `part`, a view into `text`, begins.
[[nodiscard]] inline std::size_t offset_in(std::string_view text, std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
}

/// `text` with the letters A-Z as small ones.
[[nodiscard]] std::string small_letters(std::string_view text);

/// The number of bytes of the character at `offset`: 1 where that is not valid UTF-8.
[[nodiscard]] std::size_t character_length(std::string_view text, std::size_t offset);

/// The character at `offset` by `shown_text`.
[[nodiscard]] std::string shown_character(std::string_view text, std::size_t offset);

/// The beginning of `text` by `shown_text`: at most some twenty characters.
[[nodiscard]] std::string shown_word(std::string_view text);

/// `text` for a file that has no escapes: blanks, except for tabs, in the place of what a terminal
/// or an editor would obey instead of showing it, line ends included.
[[nodiscard]] std::string plain_words(std::string_view text);

/// The number of characters of `text`.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// The column, from 1 and in characters, of the byte at `offset` of a line.
[[nodiscard]] std::size_t column_at(std::string_view line, std::size_t offset);

/// Takes the first line, with its line end (LF, CR LF or CR), off the front of `rest`.
std::string_view take_line(std::string_view& rest);

/// `line` without the line end behind it.
[[nodiscard]] std::string_view without_line_end(std::string_view line);

/// True for a line whose first character other than a blank is `#`.
[[nodiscard]] bool is_comment(std::string_view line);

/// A place in a text, both from 1, columns in characters.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// The place of the byte at `offset`; reads the text up to there.
[[nodiscard]] Place place_at(std::string_view text, std::size_t offset);

}  // namespace sudokit
