#include "cli/frame/option_values.hpp"

#include <charconv>
#include <cmath>

#include "cli/frame/messages.hpp"

namespace sudokit::cli {
namespace {

std::optional<double> positive_seconds(std::string_view text) {
    double seconds = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!std::isfinite(seconds) || seconds <= 0) return std::nullopt;
    return seconds;
}

}  // namespace

OptionValue flag(bool& place) {
    return taken_by({}, [&place](const OptionUse&) -> UsageFault {
        place = true;
        return std::nullopt;
    });
}

OptionValue words(const MessageText& argument, std::string& place) {
    return taken_by(argument, [&place](const OptionUse& use) -> UsageFault {
        place = std::string(use.value);
        return std::nullopt;
    });
}

OptionValue file(const MessageText& argument, std::string& place) {
    OptionValue value = words(argument, place);
    value.is_file = true;
    return value;
}

OptionValue seconds(double& place) {
    return taken_by(text::kSecondsArgument, [&place](const OptionUse& use) -> UsageFault {
        const auto number = positive_seconds(use.value);
        if (!number) return usage_error(text::kBadSeconds, use.shown, use.value);
        place = *number;
        return std::nullopt;
    });
}

std::vector<std::string_view> comma_parts(std::string_view list) {
    std::vector<std::string_view> out;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = list.find(',');
        out.push_back(list.substr(0, comma));
        if (comma != std::string_view::npos) list.remove_prefix(comma + 1);
    }
    return out;
}

OptionValue taken_by(const MessageText& argument,
                     std::function<UsageFault(const OptionUse&)> take) {
    OptionValue value;
    value.argument = argument;
    value.take = std::move(take);
    return value;
}

UsageFault number_fault(const OptionUse& use, std::uint64_t least, std::uint64_t most) {
    const auto number = whole_number<std::uint64_t>(use.value);
    if (number && *number >= least && *number <= most) return std::nullopt;
    if (most == kNoMost && least == 0) return usage_error(text::kBadSeed, use.shown, use.value);
    if (most == kNoMost) return usage_error(text::kBadNumber, use.shown, use.value, least);
    return usage_error(text::kBadNumberUpTo, use.shown, use.value, least, most);
}

}  // namespace sudokit::cli
