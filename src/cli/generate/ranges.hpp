// Options that take a range: from one number or level to another.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudokit/generate.hpp"

#include "cli/frame/option_values.hpp"

namespace sudokit::cli {

/// "N", "N..M", "N.." or "..M": hands the two sides to `read`, which answers a value or nothing.
/// Nothing if the text is none of these.
template <class Value, class Read>
std::optional<Range<Value>> read_range(std::string_view text, Range<Value> all, const Read& read) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) {
        const std::optional<Value> value = read(text);
        if (!value) return std::nullopt;
        return Range<Value>{*value, *value};
    }
    const std::string_view first = text.substr(0, dots);
    const std::string_view second = text.substr(dots + 2);
    const std::optional<Value> least = first.empty() ? all.least : read(first);
    const std::optional<Value> most = second.empty() ? all.most : read(second);
    if (!least || !most || *least > *most || text.size() == 2) return std::nullopt;
    return Range<Value>{*least, *most};
}

[[nodiscard]] OptionValue number_range(std::optional<Range<std::uint32_t>>& place);
[[nodiscard]] OptionValue level_range(std::optional<Range<Level>>& place);

/// The words of rows of a table, with commas between.
template <class Rows>
std::string words_of(const Rows& rows) {
    std::string out;
    for (const auto& row : rows) out += (out.empty() ? "" : ", ") + std::string(row.word);
    return out;
}

}  // namespace sudokit::cli
