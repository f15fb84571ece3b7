// Texts for the reader of the program, in every language it speaks, with their arguments kept
// apart.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
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

/// Words of our own that are no constant, in all languages: a number, the name of a cell, a list, a
/// message inside another one.
struct OwnWords {
    std::string en;
    std::string fr;

    [[nodiscard]] const std::string& in(Language language) const {
        return language == Language::fr ? fr : en;
    }
};

/// An argument: text from outside, a text of ours that is itself translated, or words of ours.
///
/// A plain string counts as foreign (a title, an option, what another program says): messages show
/// it by `shown_text`, so that whatever is in it does no harm and does not fill the screen.
using MessageArgument = std::variant<std::string, const MessageText*, OwnWords>;

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

/// Words of ours that are ready in the language that the message will be put in; for a message, in
/// every language.
[[nodiscard]] OwnWords own_words(std::string ready);
[[nodiscard]] OwnWords own_words(const Message& message);

/// A whole number as readers of the language write it: 12345, 12 345.
[[nodiscard]] OwnWords number_words(std::string digits);

namespace detail {
inline MessageArgument message_argument(OwnWords words) { return words; }
inline MessageArgument message_argument(const Message& message) { return own_words(message); }
inline MessageArgument message_argument(const MessageText& text) { return &text; }
inline MessageArgument message_argument(std::string text) { return text; }
inline MessageArgument message_argument(std::string_view text) { return std::string(text); }
inline MessageArgument message_argument(const char* text) { return std::string(text); }
template <class Number>
MessageArgument message_argument(Number number) {
    return number_words(std::to_string(number));
}
template <class Argument>
MessageArgument own_argument(Argument&& argument) {
    if constexpr (std::is_convertible_v<Argument, std::string_view>) {
        return own_words(std::string(std::forward<Argument>(argument)));
    } else {
        return message_argument(std::forward<Argument>(argument));
    }
}
}  // namespace detail

/// Makes a message out of strings, numbers and other texts. `text` must outlive it (be a constant).
template <class... Arguments>
[[nodiscard]] Message message(const MessageText& text, Arguments&&... arguments) {
    return {&text, {detail::message_argument(std::forward<Arguments>(arguments))...}};
}

/// `text` in words, where all strings among the arguments are our own and in that language: names
/// of cells, lists, other sentences.
template <class... Arguments>
[[nodiscard]] std::string sentence(Language language, const MessageText& text,
                                   Arguments&&... arguments) {
    const Message whole{&text, {detail::own_argument(std::forward<Arguments>(arguments))...}};
    return whole.in(language);
}

}  // namespace sudokit
