// Texts for the reader of the program, in every language it speaks, with their arguments kept
// apart.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sudokit {

/// The languages that every text for the end user exists in.
enum class Language : std::uint8_t { en, fr };

/// One text in all languages. Texts are constants; a `Message` refers to one.
///
/// `{0}` stands for argument 0, and `{0:cell|cells}` for the first or the second word as the number
/// in argument 0 is singular or plural in that language. `{{` is a brace.
struct MessageText {
    std::string_view en;
    std::string_view fr;

    [[nodiscard]] constexpr std::string_view in(Language language) const {
        return language == Language::fr ? fr : en;
    }
};

/// An argument: ready text (a number, a name), or a text that is itself translated.
using MessageArgument = std::variant<std::string, const MessageText*>;

/// A text with its arguments, to be put into words once the language is known.
///
///     inline constexpr MessageText kTooShort{"expected {0} {0:cell|cells}, found {1}",
///                                            "{0} {0:case attendue|cases attendues}, {1} lues"};
///     message(kTooShort, 81, 80).in(Language::en);  // "expected 81 cells, found 80"
struct Message {
    const MessageText* text = nullptr;
    std::vector<MessageArgument> arguments;

    /// The message in words; empty if there is no text.
    [[nodiscard]] std::string in(Language language) const;
};

namespace detail {
inline MessageArgument message_argument(const MessageText& text) { return &text; }
inline MessageArgument message_argument(std::string text) { return text; }
inline MessageArgument message_argument(std::string_view text) { return std::string(text); }
inline MessageArgument message_argument(const char* text) { return std::string(text); }
template <class Number>
MessageArgument message_argument(Number number) {
    return std::to_string(number);
}
}  // namespace detail

/// Makes a message out of strings, numbers and other texts. `text` must outlive it (be a constant).
template <class... Arguments>
[[nodiscard]] Message message(const MessageText& text, Arguments&&... arguments) {
    return {&text, {detail::message_argument(std::forward<Arguments>(arguments))...}};
}

}  // namespace sudokit
