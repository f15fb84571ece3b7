#include "formats/text/table_row.hpp"

#include <algorithm>

#include "base/characters.hpp"

namespace sudokit::formats {
namespace {

// One more than any puzzle has is enough to tell that there are too many.
constexpr std::size_t kMostFields = std::size_t{kMaxOrder} * kMaxOrder + 1;

char separator_of(std::string_view line) {
    for (const char separator : {',', ';', '\t'}) {
        if (line.find(separator) != std::string_view::npos) return separator;
    }
    return '\0';
}

// The field without blanks and quotes around it.
std::string_view bare(std::string_view field) {
    const std::string_view text = trimmed(field);
    if (text.empty()) return field.substr(0, 0);
    const bool quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    return quoted ? trimmed(text.substr(1, text.size() - 2)) : text;
}

// A number or a character.
bool may_be_cell_of_table(std::string_view text) {
    if (text.find_first_of(" \t|\"") != std::string_view::npos) return false;
    return text.size() <= 2 || character_length(text, 0) == text.size();
}

}  // namespace

std::optional<TableRow> find_table_row(std::string_view line) {
    const char separator = separator_of(line);
    if (separator == '\0') return std::nullopt;
    TableRow row;
    std::size_t empty = 0;
    std::size_t column = 0;
    std::size_t counted = 0;  // the column is that of this offset
    bool quoted = false;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(separator, at), line.size());
        const std::string_view field = line.substr(at, end - at);
        const std::string_view text = bare(field);
        if (!may_be_cell_of_table(text)) return std::nullopt;
        quoted |= field.find('"') != std::string_view::npos;
        empty += text.empty() ? 1U : 0U;
        const std::size_t offset = text.empty() ? at : offset_in(line, text);
        column += count_characters(line.substr(counted, offset - counted));
        counted = offset;
        if (row.cells.size() < kMostFields) {
            row.cells.push_back({static_cast<std::uint32_t>(offset),
                                 static_cast<std::uint32_t>(text.size()),
                                 static_cast<std::uint32_t>(column)});
        }
        at = end + 1;
    }
    if (empty == 0 && !quoted) return std::nullopt;
    row.open_end = empty == 1 && row.cells.back().length == 0;
    if (row.open_end) row.cells.pop_back();
    return row;
}

GridRow row_of_tabs(std::string_view line) {
    GridRow row;
    row.kind = LineKind::row;
    row.separated = row.tabs = row.empty_cells = true;
    for (std::uint32_t i = 0; i <= line.size(); ++i) {
        if (i == line.size() || line[i] == '\t') row.cells.push_back({i, 0, i});
    }
    row.width = row.cells.size();
    return row;
}

void take_open_end(GridRow& row, std::string_view line) {
    row.cells.push_back({static_cast<std::uint32_t>(line.size()), 0,
                         static_cast<std::uint32_t>(count_characters(line))});
    ++row.width;
    row.open_end = false;
    row.empty_cells = true;
}

}  // namespace sudokit::formats
