#include "formats/json_text.hpp"

#include <cstddef>
#include <optional>

#include "formats/fault.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kExpectedNext{"expected ',' or ']'", "« , » ou « ] » attendu"};
constexpr MessageText kRest{"expected nothing more after the array",
                            "rien n’est attendu après le tableau"};
constexpr MessageText kNoObject{"expected a JSON object", "objet JSON attendu"};

using EntryOf = FunctionRef<Result<Entry>(const json::Value&)>;

// Reads the value at `at` into `entries`, and moves `at` behind it.
std::optional<Error> read_value(std::string_view text, std::size_t& at, EntryOf entry_of,
                                std::vector<Entry>& entries) {
    const auto value = json::parse_value(text, at);
    if (!value) return value.error();
    auto entry = entry_of(*value);
    if (!entry) return std::move(entry).error();
    entries.push_back(*std::move(entry));
    at = json::skip_blanks(text, at);
    return std::nullopt;
}

Result<std::vector<Entry>> read_array(std::string_view text, std::size_t at, EntryOf entry_of) {
    std::vector<Entry> entries;
    at = json::skip_blanks(text, at + 1);
    bool open = at >= text.size() || text[at] != ']';
    while (open) {
        if (auto fault = read_value(text, at, entry_of, entries)) return *std::move(fault);
        const char next = at < text.size() ? text[at] : '\0';
        if (next != ',' && next != ']') return syntax_error(at, kExpectedNext);
        open = next == ',';
        if (open) ++at;
    }
    at = json::skip_blanks(text, at + 1);
    if (at < text.size()) return syntax_error(at, kRest);
    return entries;
}

}  // namespace

Result<std::vector<Entry>> read_json_text(std::string_view text, EntryOf entry_of) {
    std::size_t at = json::skip_blanks(text, 0);
    if (at == text.size()) return syntax_error(at, kNoObject);
    if (text[at] == '[') return read_array(text, at, entry_of);
    std::vector<Entry> entries;
    while (at < text.size()) {
        if (auto fault = read_value(text, at, entry_of, entries)) return *std::move(fault);
    }
    return entries;
}

}  // namespace sudokit::formats
