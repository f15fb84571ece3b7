#include "cli/frame/options.hpp"

#include <algorithm>
#include <utility>

#include "sudokit/nearest.hpp"

#include "cli/frame/messages.hpp"
#include "cli/frame/option_values.hpp"

namespace sudokit::cli {
namespace {

std::string with_dashes(std::string_view name) { return "--" + std::string(name); }

std::string listed(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words) {
        if (!out.empty()) out += ", ";
        out += word;
    }
    return out;
}

Error unknown_word(const Option& option, const OptionUse& use) {
    if (option.value.refuse) {
        if (auto fault = option.value.refuse(use)) return *std::move(fault);
    }
    const auto& words = option.value.words;
    const std::string_view meant = nearest(use.value, words);
    if (!meant.empty()) return usage_error(text::kBadWordNear, use.shown, use.value, meant);
    return usage_error(text::kBadWord, use.shown, listed(words), use.value);
}

}  // namespace

void Options::exclude(std::string_view a, std::string_view b) {
    check([this, a, b]() -> UsageFault {
        if (!given(a) || !given(b)) return std::nullopt;
        return usage_error(text::kNotTogether, with_dashes(a), with_dashes(b));
    });
}

void Options::require(std::string_view a, std::string_view b) {
    check([this, a, b]() -> UsageFault {
        if (!given(a) || given(b)) return std::nullopt;
        return usage_error(text::kOnlyWith, with_dashes(a), with_dashes(b));
    });
}

std::vector<const Option*> Options::of(OptionGroup group) const {
    std::vector<const Option*> out;
    for (const Option& option : rows_) {
        if (option.group == group) out.push_back(&option);
    }
    return out;
}

const Option* Options::find(std::string_view name) const {
    for (const Option& option : rows_) {
        if (option.name == name || (!name.empty() && option.also == name)) return &option;
    }
    return nullptr;
}

const Option* Options::find(char letter) const {
    const auto found = std::ranges::find(rows_, letter, &Option::letter);
    return found == rows_.end() ? nullptr : &*found;
}

UsageFault Options::take(const Option& option, const OptionUse& use) {
    const bool again = !given_.insert(option.name).second;
    if (again && !option.repeats) return usage_error(text::kOptionTwice, use.shown);
    if (option.takes_value() && use.value.empty()) {
        return usage_error(text::kValueMissing, use.shown, option.value.argument);
    }
    const auto& words = option.value.words;
    if (words.empty()) return option.value.take(use);
    const auto parts = option.value.is_list ? comma_parts(use.value) : std::vector{use.value};
    for (const std::string_view part : parts) {
        if (std::ranges::find(words, part) == words.end()) {
            return unknown_word(option, {use.shown, part});
        }
    }
    return option.value.take(use);
}

UsageFault Options::finish() const {
    for (const auto& rule : rules_) {
        if (auto fault = rule()) return fault;
    }
    return std::nullopt;
}

}  // namespace sudokit::cli
