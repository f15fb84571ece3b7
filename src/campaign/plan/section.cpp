#include "campaign/plan/section.hpp"

#include <algorithm>
#include <cmath>

#include "sudokit/nearest.hpp"
#include "sudokit/whole_number.hpp"

#include "campaign/messages.hpp"

namespace sudokit::campaign {
namespace {

// No scale and no catalogue goes that far.
constexpr std::uint64_t kMostWhole = std::uint64_t{1} << 40;
constexpr std::uint64_t kMostTenths = 10'000;

// Of what TOML has as 9.1, the tenths are 91 but for some rounding; nothing if there are hundredths
// as well, or more than `most`.
std::optional<std::uint64_t> whole_parts(double parts, std::uint64_t most) {
    const double rounded = std::round(parts);
    if (std::abs(parts - rounded) < 1e-6 && rounded >= 0 && rounded <= static_cast<double>(most)) {
        return static_cast<std::uint64_t>(rounded);
    }
    return std::nullopt;
}

// "9.0" is 90 tenths, "9" too; nothing if it is something else.
std::optional<std::uint64_t> parts_in(std::string_view text, std::uint64_t tenths) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos || tenths == 1) {
        const auto whole = whole_number<std::uint64_t>(text);
        return whole && *whole <= kMostWhole ? std::optional(*whole * tenths) : std::nullopt;
    }
    const auto whole = whole_number<std::uint32_t>(text.substr(0, point));
    const auto rest = whole_number<std::uint32_t>(text.substr(point + 1));
    if (!whole || !rest || *rest > 9 || text.size() != point + 2) return std::nullopt;
    return *whole * tenths + *rest;
}

// Both ends of "a..b", of which one may be missing; a text without dots is both.
template <class Read>
std::optional<Range<std::uint64_t>> range_in(std::string_view text, Range<std::uint64_t> all,
                                             const Read& read) {
    const std::size_t dots = text.find("..");
    const std::string_view low = text.substr(0, dots);
    const std::string_view high = dots == std::string_view::npos ? text : text.substr(dots + 2);
    if (low.empty() && high.empty()) return std::nullopt;
    const auto least = low.empty() ? std::optional(all.least) : read(low);
    const auto most = high.empty() ? std::optional(all.most) : read(high);
    if (!least || !most || *least > *most || *least < all.least || *most > all.most) {
        return std::nullopt;
    }
    return Range<std::uint64_t>{*least, *most};
}

}  // namespace

std::string listed(std::span<const std::string_view> words) {
    std::string out;
    for (const std::string_view word : words) {
        if (!out.empty()) out += ", ";
        out += word;
    }
    return out;
}

const TomlMember* Section::find(std::string_view key) const {
    const auto found = std::ranges::find(table_, key, &TomlMember::key);
    return found == table_.end() ? nullptr : &*found;
}

bool Section::has(std::string_view key) const { return find(key) != nullptr; }

const TomlMember* Section::take(std::string_view key) {
    if (std::ranges::find(known_, key) == known_.end()) known_.push_back(key);
    return find(key);
}

void Section::refuse(std::string_view key, Message why) {
    const TomlMember* const member = find(key);
    const TomlPlace at = member == nullptr ? place_ : member->value.place;
    note({ErrorCode::syntax, 0, std::move(why), at.line, at.column});
}

void Section::note(Error error) {
    if (!fault_) fault_ = std::move(error);
}

std::optional<std::string> Section::text(std::string_view key) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    if (const auto* text = std::get_if<std::string>(&member->value.content)) return *text;
    refuse(key, text::kWantsText, key);
    return std::nullopt;
}

std::string Section::needed_text(std::string_view key) {
    if (take(key) == nullptr) refuse(key, text::kMissingKey, key);
    return text(key).value_or("");
}

std::optional<bool> Section::truth(std::string_view key) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    if (const auto* truth = std::get_if<bool>(&member->value.content)) return *truth;
    refuse(key, text::kWantsTruth, key);
    return std::nullopt;
}

std::optional<std::uint64_t> Section::number(std::string_view key, Range<std::uint64_t> allowed) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    if (const auto* whole = std::get_if<std::int64_t>(&member->value.content)) {
        if (*whole >= 0 && allowed.contains(static_cast<std::uint64_t>(*whole))) {
            return static_cast<std::uint64_t>(*whole);
        }
    }
    refuse(key, text::kWantsNumber, key, allowed.least, allowed.most);
    return std::nullopt;
}

std::optional<double> Section::decimal(std::string_view key) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    double number = 0;
    if (const auto* whole = std::get_if<std::int64_t>(&member->value.content)) {
        number = static_cast<double>(*whole);
    } else if (const auto* given = std::get_if<double>(&member->value.content)) {
        number = *given;
    }
    if (std::isfinite(number) && number > 0) return number;
    refuse(key, text::kWantsDecimal, key);
    return std::nullopt;
}

std::optional<std::string> Section::one_of(std::string_view key,
                                           std::span<const std::string_view> words) {
    auto word = text(key);
    if (!word || std::ranges::find(words, *word) != words.end()) return word;
    refuse(key, text::kWantsWord, key, own_words(listed(words)), *word);
    return std::nullopt;
}

std::optional<Range<std::uint64_t>> Section::numbers(std::string_view key, Range<std::uint64_t> all,
                                                     std::uint64_t tenths) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    std::string said;
    if (const auto* text = std::get_if<std::string>(&member->value.content)) said = *text;
    if (const auto* whole = std::get_if<std::int64_t>(&member->value.content)) {
        said = std::to_string(*whole);
    }
    const auto* const decimal = std::get_if<double>(&member->value.content);
    if (decimal != nullptr && tenths > 1) {
        if (const auto parts = whole_parts(*decimal * 10, kMostTenths)) {
            said = std::to_string(*parts / 10) + "." + std::to_string(*parts % 10);
        }
    }
    auto range = range_in(said, all, [&](std::string_view end) { return parts_in(end, tenths); });
    if (range) return range;
    if (all.most == kNoLimit) {
        refuse(key, text::kWantsRange, key);
    } else {
        refuse(key, text::kWantsRangeWithin, key, all.least / tenths, all.most / tenths);
    }
    return range;
}

std::optional<std::uint64_t> Section::bound(std::string_view key, std::uint64_t most,
                                            std::uint64_t tenths) {
    const TomlMember* const member = take(key);
    if (member == nullptr) return std::nullopt;
    double parts = -1;
    if (const auto* whole = std::get_if<std::int64_t>(&member->value.content)) {
        parts = static_cast<double>(*whole) * static_cast<double>(tenths);
    } else if (const auto* decimal = std::get_if<double>(&member->value.content)) {
        parts = *decimal * static_cast<double>(tenths);
    }
    if (const auto whole = whole_parts(parts, most)) return whole;
    refuse(key, text::kWantsBound, key, most / tenths);
    return std::nullopt;
}

std::optional<Range<std::uint64_t>> Section::words(std::string_view key,
                                                   std::span<const std::string_view> list) {
    const auto said = text(key);
    if (!said) return std::nullopt;
    auto range = range_in(*said, {0, list.size() - 1},
                          [&](std::string_view end) -> std::optional<std::uint64_t> {
                              const auto found = std::ranges::find(list, end);
                              if (found == list.end()) return std::nullopt;
                              return static_cast<std::uint64_t>(found - list.begin());
                          });
    if (!range) refuse(key, text::kWantsWordRange, key, own_words(listed(list)));
    return range;
}

void Section::finish() {
    for (const TomlMember& member : table_) {
        if (std::ranges::find(known_, member.key) != known_.end()) continue;
        const std::string_view meant = nearest(member.key, known_);
        note({ErrorCode::syntax, 0,
              meant.empty() ? message(text::kUnknownKey, member.key, own_words(listed(known_)))
                            : message(text::kUnknownKeyNear, member.key, meant),
              member.place.line, member.place.column});
    }
}

}  // namespace sudokit::campaign
