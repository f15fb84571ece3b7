#include "formats/sdk.hpp"

#include <array>

#include "formats/cells.hpp"
#include "formats/characters.hpp"
#include "formats/grid.hpp"
#include "formats/grid_block.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

struct Header {
    char letter;
    std::string Info::*field;
};

constexpr std::array<Header, 7> kHeaders = {{{'A', &Info::author},
                                             {'D', &Info::description},
                                             {'C', &Info::comment},
                                             {'B', &Info::date},
                                             {'S', &Info::source},
                                             {'L', &Info::level},
                                             {'U', &Info::url}}};

const Header* find_header(std::string_view line) {
    if (line.size() < 2 || line[0] != '#') return nullptr;
    for (const Header& header : kHeaders) {
        if (header.letter == line[1]) return &header;
    }
    return nullptr;
}

bool is_certain_header(std::string_view line) {
    if (line.size() < 3) return true;
    const bool small = line[2] >= 'a' && line[2] <= 'z';
    return !small || (line[1] == 'U' && line.find("://") != std::string_view::npos);
}

}  // namespace

bool read_sdk_header(std::string_view line, Info& info) {
    const Header* header = find_header(line);
    if (header == nullptr) return false;
    std::string& field = info.*(header->field);
    if (!field.empty()) field += '\n';
    field += trimmed(line.substr(2));
    return true;
}

std::string sdk_headers(const Info& info) {
    std::string text;
    for (const Header& header : kHeaders) {
        std::string_view rest = info.*(header.field);
        while (!rest.empty()) {
            text += {'#', header.letter};
            text += plain_words(without_line_end(take_line(rest)));
            text += '\n';
        }
    }
    return text;
}

Result<std::vector<Entry>> read_sdk(std::string_view text, BoardSource& boards) {
    std::vector<Entry> entries;
    Info info;
    GridBlock block(boards.options().symbols);
    LinePlace place;
    const auto finish = [&]() -> std::optional<Error> {
        if (auto fault = too_many_puzzles(entries.size(), place.offset)) return fault;
        auto entry = block.finish(boards);
        if (!entry) return std::move(entry).error();
        entry->info = std::move(info);
        info = {};
        entries.push_back(std::move(*entry));
        return std::nullopt;
    };
    for (std::string_view rest = text; !rest.empty(); ++place.line) {
        place.offset = text.size() - rest.size();
        const std::string_view line = without_line_end(take_line(rest));
        if (read_sdk_header(line, info) || !block.add(line, place)) continue;
        if (auto fault = finish()) return *fault;
    }
    if (!block.empty()) {
        if (auto fault = finish()) return *fault;
    }
    return entries;
}

Result<std::string> write_sdk(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::sdk)) return *fault;
    auto rows = plain_rows(entry.puzzle, options);
    if (!rows) return rows;
    return sdk_headers(entry.info) + *rows;
}

bool looks_like_sdk(std::string_view text) {
    bool certain = false;
    while (!text.empty()) {
        const std::string_view line = without_line_end(take_line(text));
        if (trimmed(line).empty()) continue;
        if (!is_comment(line)) return certain && trimmed(line).size() <= kMaxOrder;
        if (find_header(line) == nullptr) return false;
        certain |= is_certain_header(line);
    }
    return false;
}

}  // namespace sudokit::formats
