#include "formats/text/grid_row.hpp"

#include <algorithm>
#include <utility>

#include "base/characters.hpp"
#include "formats/reading/cells.hpp"
#include "formats/text/table_row.hpp"

namespace sudokit::formats {
namespace {

// A run of characters without blanks or rules between them.
struct Word {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;      // bytes
    std::uint32_t characters = 0;  // characters
    std::uint32_t column = 0;
};

// What one pass over the line finds.
struct RowWords {
    std::vector<Word> words;
    std::size_t dashes = 0;
    std::size_t stars = 0;
    std::size_t symbols = 0;  // characters of words other than - and *
    bool bars = false;
    bool rules = false;  // + = and horizontal box-drawing characters
    bool commas = false;
};

bool is_rule_character(char c) { return c == '+' || c == '='; }

void add_character(RowWords& found, std::uint32_t offset, std::uint32_t length,
                   std::uint32_t column) {
    if (!found.words.empty()) {
        Word& last = found.words.back();
        if (last.offset + last.length == offset) {
            last.length += length;
            ++last.characters;
            return;
        }
    }
    found.words.push_back({offset, length, 1, column});
}

RowWords find_words(std::string_view line) {
    RowWords found;
    std::uint32_t column = 0;
    for (std::size_t i = 0; i < line.size(); ++column) {
        const char c = line[i];
        const std::size_t length = character_length(line, i);
        if (c == ',' || c == ';') {
            found.commas = true;
        } else if (is_bar(line, i)) {
            found.bars = true;
        } else if (is_rule_character(c) || is_box_drawing(line, i)) {
            found.rules = true;
        } else if (!is_space(c)) {
            found.dashes += c == '-' ? 1U : 0U;
            found.stars += c == '*' ? 1U : 0U;
            found.symbols += c != '-' && c != '*' ? 1U : 0U;
            add_character(found, static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(length),
                          column);
        }
        i += length;
    }
    return found;
}

LineKind kind_of(std::string_view line, const RowWords& found) {
    if (is_comment(line)) return LineKind::comment;
    if (found.symbols > 0) return LineKind::row;
    if (found.rules || (found.dashes > 0 && found.stars > 0)) return LineKind::rule;
    if (found.dashes + found.stars > 0) return LineKind::dashes;
    if (found.commas) return LineKind::row;
    return found.bars ? LineKind::bars : LineKind::blank;
}

bool words_are_cells(std::string_view line, const RowWords& found, std::optional<Symbols> wanted) {
    if (found.words.size() < 2) return false;
    if (found.commas || wanted == Symbols::numbers) return true;
    // Fewer words than ten leave no room for a number over 9; words of three and more characters
    // are cells drawn together.
    constexpr std::size_t kFewest = 10;
    if (found.words.size() < kFewest) return false;
    return std::ranges::all_of(found.words, [line](const Word& word) {
        return word.length <= 2 && is_number_cell(line.substr(word.offset, word.length));
    });
}

void list_cells(GridRow& row, std::string_view line, const RowWords& found) {
    for (const Word& word : found.words) {
        if (row.separated) {
            ++row.width;
            if (row.cells.size() < GridRow::kMostCells) {
                row.cells.push_back({word.offset, word.length, word.column});
            }
            continue;
        }
        row.width += word.characters;
        std::uint32_t offset = word.offset;
        for (std::uint32_t i = 0; i < word.characters; ++i) {
            if (row.cells.size() == GridRow::kMostCells) break;
            const auto length = static_cast<std::uint32_t>(character_length(line, offset));
            row.cells.push_back({offset, length, word.column + i});
            offset += length;
        }
    }
}

// The cells of a line of a table; false if it is none.
bool take_fields(GridRow& row, std::string_view line) {
    if (row.bars) return false;
    auto fields = find_table_row(line);
    if (!fields) return false;
    row.kind = LineKind::row;
    row.separated = true;
    row.tabs = !row.commas;
    row.open_end = fields->open_end;
    row.cells = std::move(fields->cells);
    row.width = row.cells.size();
    return true;
}

// The least digit that a character can stand for: letters count from A.
std::size_t least_value(char c) {
    if (is_decimal(c)) return static_cast<std::size_t>(c - '0');
    return digit_of(Symbols::letters, c).value_or(0);
}

// The number of cells between which the first gap occurs; all groups must be of that size, with
// equal gaps inside, and equal gaps between. 0 if they are not.
std::size_t regular_group(const GridRow& row) {
    const auto& cells = row.cells;
    if (cells.size() < 2) return cells.size();
    const auto gap = [&cells](std::size_t i) { return cells[i + 1].column - cells[i].column; };
    std::size_t group = 1;
    while (group < cells.size() - 1 && gap(group) == gap(0)) ++group;
    if (group == cells.size() - 1) return cells.size();
    if (gap(group) < gap(0) || cells.size() % (group + 1) != 0) return 0;
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        const bool inside = (i + 1) % (group + 1) != 0;
        if (gap(i) != gap(inside ? 0 : group)) return 0;
    }
    return group + 1;
}

bool seems_complete(const GridRow& row, std::string_view line, std::size_t group) {
    if (row.separated || row.empty_cells) return true;
    if (group == 0) return false;
    for (const CellPlace& cell : row.cells) {
        if (least_value(line[cell.offset]) > row.width) return false;
    }
    // So few cells could as well be the givens of a larger row.
    constexpr std::size_t kFew = 4;
    if (row.width >= kFew) return true;
    return row.cells.front().column == 0 && trimmed(line).find("  ") == std::string_view::npos;
}

}  // namespace

bool is_box_drawing(std::string_view line, std::size_t offset) {
    if (line[offset] != '\xE2' || character_length(line, offset) != 3) return false;
    return line[offset + 1] == '\x94' || line[offset + 1] == '\x95';
}

bool is_bar(std::string_view line, std::size_t offset) {
    if (line[offset] == '|') return true;
    if (!is_box_drawing(line, offset)) return false;
    const std::string_view character = line.substr(offset, 3);
    return character == "\u2502" || character == "\u2503" || character == "\u2551";
}

GridRow scan_row(std::string_view line, std::optional<Symbols> wanted) {
    const RowWords found = find_words(line);
    GridRow row;
    row.kind = kind_of(line, found);
    if (row.kind != LineKind::row && row.kind != LineKind::dashes) return row;
    row.commas = found.commas;
    row.bars = found.bars;
    if (!take_fields(row, line)) {
        row.separated = words_are_cells(line, found, wanted);
        list_cells(row, line, found);
    }
    for (const CellPlace& cell : row.cells) {
        row.empty_cells |= cell.length == 0;
        if (cell.length == 0) continue;
        const char c = line[cell.offset];
        row.dashes |= c == '-';
        row.stars |= c == '*';
        row.empty_cells |= cell.length == 1 && is_blank_symbol(c);
    }
    const std::size_t group = regular_group(row);
    row.groups = group == 0 ? 1 : row.cells.size() / group;
    row.complete = seems_complete(row, line, group);
    return row;
}

}  // namespace sudokit::formats
