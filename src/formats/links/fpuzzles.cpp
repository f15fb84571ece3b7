#include "formats/links/fpuzzles.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/json.hpp"
#include "base/lz_string.hpp"
#include "base/url.hpp"
#include "formats/links/fpuzzles_entry.hpp"
#include "formats/reading/json_text.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNothing{"expected an f-puzzles link, its payload, or f-puzzles JSON",
                               "lien f-puzzles, son contenu ou JSON f-puzzles attendu"};
constexpr MessageText kNoLoad{"expected an f-puzzles link with ?load=",
                              "lien f-puzzles avec ?load= attendu"};
constexpr MessageText kShortId{
    "this link holds only an id: open it and export the puzzle as a link with ?load=",
    "ce lien ne contient qu’un identifiant : ouvrez-le et exportez la grille sous forme de lien "
    "avec ?load="};

constexpr std::string_view kFpuzzlesHost = "f-puzzles.com";

// Compressed JSON that begins with {" always begins with these characters.
constexpr std::string_view kPayloadStart = "N4I";

bool is_payload(std::string_view text) {
    constexpr std::size_t kShortest = 40;  // shorter than any grid compresses to
    const auto in_base64 = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               std::string_view("+/=-%$").find(c) != std::string_view::npos;
    };
    return text.size() >= kShortest && text.starts_with(kPayloadStart) &&
           std::ranges::all_of(text, in_base64);
}

}  // namespace

Result<Entry> read_fpuzzles_payload(std::string_view payload, BoardSource& boards) {
    const std::string encoded = percent_decoded(payload);
    const auto text = decompress_from_base64(encoded);
    if (!text) {
        // Exact unless something was percent-encoded.
        return encoded == payload ? text.error() : placed_at(text.error(), 0);
    }
    const auto value = json::parse(*text);
    if (!value) return placed_at(value.error(), 0);
    auto entry = entry_of_fpuzzles(*value, boards);
    if (!entry) return placed_at(entry.error(), 0);
    return entry;
}

Result<Entry> read_fpuzzles(std::string_view line, BoardSource& boards) {
    std::string_view text = trimmed(line);
    const std::size_t start = text.empty() ? 0 : offset_in(line, text);
    if (text.empty()) return syntax_error(start, kNothing);
    if (text.front() == '{') {
        const auto value = json::parse(line);
        if (!value) return value.error();
        return entry_of_fpuzzles(*value, boards);
    }
    if (const auto payload = url_parameter(text, "load")) {
        text = *payload;
    } else if (is_web_link(text) || is_link_to(text, kFpuzzlesHost)) {
        return url_parameter(text, "id") ? unsupported_error(start, kShortId)
                                         : syntax_error(start, kNoLoad);
    }
    auto entry = read_fpuzzles_payload(text, boards);
    if (!entry) return shifted(entry.error(), offset_in(line, text));
    return entry;
}

TextReader read_fpuzzles_json(std::string_view text, BoardSource& boards) {
    return json_text_reader(
        text, [&boards](const json::Value& value) { return entry_of_fpuzzles(value, boards); });
}

Result<std::string> fpuzzles_payload(const Entry& entry) {
    const auto json = fpuzzles_of_entry(entry);
    if (!json) return json.error();
    return compress_to_base64(*json);
}

Result<std::string> write_fpuzzles(const Entry& entry, const WriteOptions& /*options*/) {
    const auto payload = fpuzzles_payload(entry);
    if (!payload) return payload.error();
    return "https://www.f-puzzles.com/?load=" + *payload + "\n";
}

bool looks_like_fpuzzles(std::string_view text) {
    text.remove_prefix(json::skip_blanks(text, 0));
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    if (is_link_to(line, kFpuzzlesHost) || is_payload(line)) return true;
    return text.starts_with('{') && text.find("\"grid\"") != std::string_view::npos &&
           text.find("\"size\"") != std::string_view::npos &&
           text.find("\"sudokit\"") == std::string_view::npos;
}

}  // namespace sudokit::formats
