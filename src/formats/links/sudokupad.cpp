#include "formats/links/sudokupad.hpp"

#include <optional>

#include "base/characters.hpp"
#include "base/fault.hpp"
#include "base/url.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/sudokupad_data.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kNoSudokupadLink{"expected a SudokuPad link", "lien SudokuPad attendu"};
constexpr MessageText kOnlyId{
    "this link holds only the id \"{0}\", not the puzzle; expected one with \"fpuzzles\", "
    "\"scl\" or \"ctc\" and the data behind it",
    "ce lien ne contient que l’identifiant « {0} », pas la grille ; un lien avec « fpuzzles », "
    "« scl » ou « ctc » suivi des données est attendu"};
constexpr MessageText kOwnData{
    "SudokuPad data of the kind \"{0}...\" are not supported, only \"scl\", \"ctc\" and "
    "\"fpuzzles\"",
    "les données SudokuPad du genre « {0}... » ne sont pas prises en charge, seulement « scl », "
    "« ctc » et « fpuzzles »"};

// The data of a puzzle in an id, and who reads them.
struct PadData {
    std::string_view payload;
    Result<Entry> (*read)(std::string_view payload, BoardSource& boards) = nullptr;
};

// Ids are at most this long; a longer one that begins with "scl" or "ctc" is SudokuPad's own data.
constexpr std::size_t kLongestId = 60;

// The data of an id of one of the forms "fpuzzles...", "fpuz...", "scl..." and "ctc...".
std::optional<PadData> data_of(std::string_view id) {
    for (const std::string_view prefix : {"fpuzzles", "fpuz"}) {
        if (id.starts_with(prefix)) return PadData{id.substr(prefix.size()), read_fpuzzles_payload};
    }
    for (const std::string_view prefix : {"scl", "ctc"}) {
        if (!id.starts_with(prefix) || id.size() <= kLongestId) continue;
        return PadData{id.substr(prefix.size()), read_sudokupad_data};
    }
    return std::nullopt;
}

// What names the puzzle: the parameter `puzzleid`, else the path from the part on that begins with
// data (which may hold slashes), else the last part of the path.
std::string_view puzzle_id(std::string_view url) {
    if (const auto id = url_parameter(url, "puzzleid")) return *id;
    const std::size_t scheme = url.find("://");
    const std::size_t host = scheme == std::string_view::npos ? 0 : scheme + 3;
    std::string_view path = url.substr(0, url.find_first_of("?#"));
    const std::size_t slash = path.find('/', host);
    if (slash == std::string_view::npos) return path.substr(path.size());
    for (const std::string_view prefix : {"/fpuz", "/scl", "/ctc"}) {
        const std::size_t data = path.find(prefix, slash);
        if (data != std::string_view::npos && data_of(path.substr(data + 1))) {
            return path.substr(data + 1);
        }
    }
    while (path.size() > slash + 1 && path.ends_with('/')) path.remove_suffix(1);
    return path.substr(path.rfind('/') + 1);
}

}  // namespace

Result<Entry> read_sudokupad(std::string_view line, BoardSource& boards) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return syntax_error(0, kNoSudokupadLink);
    const bool link = is_web_link(text) || text.find('/') != std::string_view::npos;
    const std::string_view id = data_of(text) ? text : link ? puzzle_id(text) : text.substr(0, 0);
    const std::size_t offset = offset_in(line, id);
    if (id.empty()) return syntax_error(offset, kNoSudokupadLink);
    const auto data = data_of(id);
    if (!data) {
        if (id.size() <= kLongestId) return unsupported_error(offset, kOnlyId, id);
        return unsupported_error(offset, kOwnData, id.substr(0, 3));
    }
    auto entry = data->read(data->payload, boards);
    if (!entry) return shifted(entry.error(), offset_in(line, data->payload));
    return entry;
}

Result<std::string> write_sudokupad(const Entry& entry, const WriteOptions& /*options*/) {
    const auto payload = fpuzzles_payload(entry);
    if (!payload) return payload.error();
    return "https://sudokupad.app/?puzzleid=fpuzzles" + percent_encoded(*payload) + "\n";
}

bool looks_like_sudokupad(std::string_view text) {
    text = trimmed(text);
    text = trimmed(text.substr(0, text.find('\n')));
    if (is_link_to(text, "sudokupad.app")) return true;
    if (!is_web_link(text)) return text.starts_with("fpuzzlesN4I") || text.starts_with("sclN4");
    return data_of(puzzle_id(text)).has_value();
}

}  // namespace sudokit::formats
