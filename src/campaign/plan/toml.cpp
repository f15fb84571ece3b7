// By toml++ (Mark Gillard), which is all in headers. Its exceptions stay in this file.
#include "campaign/plan/toml.hpp"

#include <algorithm>
#include <optional>

#include "base/characters.hpp"
#include "campaign/messages.hpp"

#if SUDOKIT_WITH_TOML
// Its version 3.3 takes for granted what a text such as "[(" lacks, and would find the fault if it
// went on: so it neither asserts nor assumes anything here.
#undef NDEBUG
#define TOML_ASSERT(expression) static_cast<void>(0)
#define TOML_EXCEPTIONS 1
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>
#endif

namespace sudokit::campaign {

#if SUDOKIT_WITH_TOML
namespace {

// Behind `key = "text"` at the front of a line; 0 if it is something else.
std::size_t behind_string(std::string_view line) {
    std::size_t at = line.find_first_not_of(" \t");
    at = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at);
    at = line.find_first_not_of(" \t", at);
    if (at == std::string_view::npos || line[at] != '=') return 0;
    at = line.find_first_not_of(" \t", at + 1);
    if (at == std::string_view::npos || (line[at] != '"' && line[at] != '\'')) return 0;
    const char quote = line[at];
    for (++at; at < line.size(); ++at) {
        if (line[at] == quote) return at + 1;
        if (line[at] == '\\' && quote == '"') ++at;
    }
    return 0;
}

// Where the first letter that is not ASCII stands elsewhere than in a comment or in the text of a
// key, which is all that plans need. Version 3.3 of the library does not expect them everywhere.
std::optional<std::size_t> stray_letter(std::string_view text) {
    const auto is_foreign = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        const std::string_view rest = line.substr(behind_string(line));
        const auto found = std::ranges::find_if(rest, is_foreign);
        const std::string_view before(rest.begin(), found);
        const std::size_t mark = before.find('#');
        const bool in_comment = mark != std::string_view::npos &&
                                before.find_first_of("\"'") >= mark &&
                                (mark == 0 || is_space(before[mark - 1]));
        if (found != rest.end() && !in_comment) {
            return begin + (line.size() - rest.size()) + before.size();
        }
        begin = end + 1;
    }
    return std::nullopt;
}

TomlPlace place_in(const toml::source_region& source) {
    return {source.begin.line, source.begin.column};
}

TomlValue value_of(const toml::node& node);

TomlTable table_of(const toml::table& table) {
    TomlTable out;
    for (const auto& [key, node] : table) {
        out.push_back({std::string(key.str()), place_in(key.source()), value_of(node)});
    }
    return out;
}

TomlArray array_of(const toml::array& array) {
    TomlArray out;
    for (const toml::node& node : array) out.push_back(value_of(node));
    return out;
}

TomlValue value_of(const toml::node& node) {
    TomlValue out{TomlOther{}, place_in(node.source())};
    if (const auto* table = node.as_table()) {
        out.content = table_of(*table);
    } else if (const auto* array = node.as_array()) {
        out.content = array_of(*array);
    } else if (const auto* text = node.as_string()) {
        out.content = text->get();
    } else if (const auto* whole = node.as_integer()) {
        out.content = whole->get();
    } else if (const auto* decimal = node.as_floating_point()) {
        out.content = decimal->get();
    } else if (const auto* truth = node.as_boolean()) {
        out.content = truth->get();
    }
    return out;
}

}  // namespace

Result<TomlTable> read_toml(std::string_view text) {
    if (const auto stray = stray_letter(text)) {
        const Place at = place_at(text, *stray);
        return Error{ErrorCode::syntax, *stray, message(text::kStrayByte), at.line, at.column};
    }
    try {
        return table_of(toml::parse(text));
    } catch (const toml::parse_error& fault) {
        const TomlPlace place = place_in(fault.source());
        return Error{ErrorCode::syntax, 0, message(text::kBadToml, fault.description()), place.line,
                     place.column};
    }
}

#else

Result<TomlTable> read_toml(std::string_view /*text*/) {
    return Error{ErrorCode::unsupported, 0, message(text::kNoToml)};
}

#endif

}  // namespace sudokit::campaign
