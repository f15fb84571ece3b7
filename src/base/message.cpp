#include "sudokit/message.hpp"

#include <algorithm>
#include <cstddef>

#include "sudokit/shown_text.hpp"

namespace sudokit {
namespace {

std::string argument_text(const std::vector<MessageArgument>& arguments, std::size_t index,
                          Language language) {
    if (index >= arguments.size()) return {};
    if (const auto* const* text = std::get_if<const MessageText*>(&arguments[index])) {
        return std::string((*text)->in(language));
    }
    if (const auto* words = std::get_if<OwnWords>(&arguments[index])) return words->in(language);
    return shown_text(std::get<std::string>(arguments[index]));
}

// English counts "0 cells, 1 cell"; French "0 case, 1 case".
bool is_singular(std::string_view number, Language language) {
    return number == "1" || (language == Language::fr && number == "0");
}

// `field` is what stands between the braces: "0" or "0:cell|cells".
std::string expand(std::string_view field, const std::vector<MessageArgument>& arguments,
                   Language language) {
    const auto index = static_cast<std::size_t>(field.front() - '0');
    std::string value = argument_text(arguments, index, language);
    if (field.size() < 2) return value;
    const std::string_view forms = field.substr(2);
    const std::size_t bar = forms.find('|');
    return std::string(is_singular(value, language) ? forms.substr(0, bar) : forms.substr(bar + 1));
}

}  // namespace

OwnWords own_words(std::string ready) { return {ready, std::move(ready)}; }

OwnWords own_words(const Message& message) {
    return {message.in(Language::en), message.in(Language::fr)};
}

OwnWords number_words(std::string digits) {
    constexpr std::string_view kThinBlank = "\u202F";  // that no line is broken at
    constexpr std::size_t kGroup = 3;
    // Four digits are read at a glance, and are as often the number of a line as a quantity.
    constexpr std::size_t kUngrouped = 4;
    const std::size_t sign = digits.starts_with('-') ? 1 : 0;
    std::string grouped = digits;
    if (digits.size() - sign > kUngrouped) {
        for (std::size_t at = digits.size() - kGroup; at > sign; at -= std::min(at, kGroup)) {
            grouped.insert(at, kThinBlank);
        }
    }
    return {std::move(digits), std::move(grouped)};
}

std::string Message::in(Language language) const {
    std::string out;
    if (text == nullptr) return out;
    const std::string_view pattern = text->in(language);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            out += pattern[i];
        } else if (i + 1 < pattern.size() && pattern[i + 1] == '{') {
            out += '{';
            ++i;
        } else {
            const std::size_t end = pattern.find('}', i);
            out += expand(pattern.substr(i + 1, end - i - 1), arguments, language);
            i = end;
        }
    }
    return out;
}

}  // namespace sudokit
