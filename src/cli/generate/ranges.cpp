#include "cli/generate/ranges.hpp"

#include <algorithm>

#include "cli/generate/messages.hpp"

namespace sudokit::cli {
namespace {

std::optional<Level> find_level(std::string_view word) {
    const auto levels = all_levels(Scale::level);
    const auto found = std::ranges::find(levels, word, &LevelInfo::word);
    return found == levels.end() ? std::nullopt : std::optional(found->id);
}

}  // namespace

OptionValue number_range(std::optional<Range<std::uint32_t>>& place) {
    return taken_by(text::kRangeArgument, [&place](const OptionUse& use) -> UsageFault {
        place = read_range<std::uint32_t>(use.value, {0, ~std::uint32_t{0}},
                                          whole_number<std::uint32_t>);
        if (place) return std::nullopt;
        return usage_error(text::kBadRange, use.shown, use.value);
    });
}

OptionValue level_range(std::optional<Range<Level>>& place) {
    return taken_by(text::kLevelsArgument, [&place](const OptionUse& use) -> UsageFault {
        place = read_range<Level>(use.value, {Level::very_easy, Level::expert}, find_level);
        if (place) return std::nullopt;
        return usage_error(text::kBadLevels, use.shown, use.value,
                           words_of(all_levels(Scale::level)));
    });
}

}  // namespace sudokit::cli
