// The usual ways for options to take their values. What they set must outlive the options.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudokit/whole_number.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/options.hpp"

namespace sudokit::cli {

template <class... Parts>
Error usage_error(const MessageText& text, Parts&&... parts) {
    return Error{ErrorCode::syntax, 0, message(text, std::forward<Parts>(parts)...)};
}

/// No value: the option says it all.
[[nodiscard]] OptionValue flag(bool& place);

/// Any text.
[[nodiscard]] OptionValue words(const MessageText& argument, std::string& place);

/// The name of a file or a directory.
[[nodiscard]] OptionValue file(const MessageText& argument, std::string& place);

/// Seconds, more than none.
[[nodiscard]] OptionValue seconds(double& place);

/// Whatever `take` makes of the value.
[[nodiscard]] OptionValue taken_by(const MessageText& argument,
                                   std::function<UsageFault(const OptionUse&)> take);

/// A whole number from `least` to `most`.
inline constexpr std::uint64_t kNoMost = ~std::uint64_t{0};
[[nodiscard]] UsageFault number_fault(const OptionUse& use, std::uint64_t least,
                                      std::uint64_t most);
template <class Number>
[[nodiscard]] OptionValue number(std::optional<Number>& place, std::uint64_t most = kNoMost,
                                 std::uint64_t least = 1) {
    return taken_by(text::kNumberArgument, [&place, least, most](const OptionUse& use) {
        auto fault = number_fault(use, least, most);
        if (!fault) place = static_cast<Number>(*whole_number<std::uint64_t>(use.value));
        return fault;
    });
}

/// One of some words, each of which stands for something.
template <class Thing>
using Meanings = std::vector<std::pair<std::string_view, Thing>>;
template <class Thing, class Place>
[[nodiscard]] OptionValue choice(const MessageText& argument, Meanings<Thing> meanings,
                                 Place& place) {
    OptionValue value;
    value.argument = argument;
    for (const auto& [word, thing] : meanings) value.words.push_back(word);
    value.take = [meanings = std::move(meanings), &place](const OptionUse& use) -> UsageFault {
        for (const auto& [word, thing] : meanings) {
            if (word == use.value) place = thing;
        }
        return std::nullopt;
    };
    return value;
}

/// "a,b" as "a" and "b".
[[nodiscard]] std::vector<std::string_view> comma_parts(std::string_view list);

/// Several of some words, with commas between.
template <class Thing>
[[nodiscard]] OptionValue choices(const MessageText& argument, Meanings<Thing> meanings,
                                  std::vector<Thing>& place) {
    OptionValue value;
    value.argument = argument;
    value.is_list = true;
    for (const auto& [word, thing] : meanings) value.words.push_back(word);
    value.take = [meanings = std::move(meanings), &place](const OptionUse& use) -> UsageFault {
        place.clear();
        for (const std::string_view part : comma_parts(use.value)) {
            for (const auto& [word, thing] : meanings) {
                if (word == part) place.push_back(thing);
            }
        }
        return std::nullopt;
    };
    return value;
}

/// What `read` understands, which answers a `Result`.
template <class Read, class Place>
[[nodiscard]] OptionValue read_by(const MessageText& argument, Read read, Place& place) {
    return taken_by(argument, [read, &place](const OptionUse& use) -> UsageFault {
        auto thing = read(use.value);
        if (!thing) return usage_error(text::kBadMeans, use.shown, thing.error().message);
        place = *std::move(thing);
        return std::nullopt;
    });
}

}  // namespace sudokit::cli
