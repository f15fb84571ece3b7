#include "sudokit/wording.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sudokit {
namespace {

// A, B, ..., Z, AA, AB, ...; without I and J if these are left out.
std::string letters_of(std::uint32_t index, bool without_ij) {
    constexpr std::string_view kAll = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    constexpr std::string_view kSome = "ABCDEFGHKLMNOPQRSTUVWXYZ";
    const std::string_view letters = without_ij ? kSome : kAll;
    std::string out(1, letters[index % letters.size()]);
    for (index /= static_cast<std::uint32_t>(letters.size()); index > 0;
         index /= static_cast<std::uint32_t>(letters.size())) {
        --index;
        out.insert(out.begin(), letters[index % letters.size()]);
    }
    return out;
}

// What stands before the row and before the column.
std::pair<std::string_view, std::string_view> marks(const Wording& wording) {
    if (wording.cells == CellNames::a1 || wording.cells == CellNames::k9) return {"", ""};
    const bool french = wording.cells == CellNames::own && wording.language == Language::fr;
    return french ? std::pair{"L", "C"} : std::pair{"r", "c"};
}

std::string crossing_name(const std::vector<std::uint32_t>& rows,
                          const std::vector<std::uint32_t>& columns, const Wording& wording) {
    const auto [before_row, before_column] = marks(wording);
    std::string out(before_row);
    for (const std::uint32_t row : rows) out += row_number(row, wording.cells);
    out += before_column;
    for (const std::uint32_t column : columns) out += std::to_string(column + 1);
    return out;
}

// Rows with the same columns.
struct Crossing {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> columns;
};

// The rows in their order, with the columns of each: rows that have the same stand together.
std::vector<Crossing> crossings_of(const Board& board, std::vector<Cell> cells) {
    std::ranges::sort(cells);
    std::vector<Crossing> by_row;
    for (const Cell cell : cells) {
        const std::uint32_t row = board.row_of(cell);
        if (by_row.empty() || by_row.back().rows.front() != row) by_row.push_back({{row}, {}});
        by_row.back().columns.push_back(board.column_of(cell));
    }
    std::vector<Crossing> out;
    for (Crossing& one : by_row) {
        const auto same = std::ranges::find(out, one.columns, &Crossing::columns);
        if (same == out.end()) {
            out.push_back(std::move(one));
        } else {
            same->rows.push_back(one.rows.front());
        }
    }
    return out;
}

template <class Meaning, std::size_t kSize>
std::optional<Meaning> meaning_of(
    std::string_view name, const std::array<std::pair<std::string_view, Meaning>, kSize>& table) {
    for (const auto& [word, meaning] : table) {
        if (word == name) return meaning;
    }
    return std::nullopt;
}

}  // namespace

std::optional<WordsLength> find_words_length(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, WordsLength>, 2> kLengths = {
        {{"full", WordsLength::full}, {"short", WordsLength::brief}}};
    return meaning_of(name, kLengths);
}

std::optional<CellNames> find_cell_names(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, CellNames>, 3> kCells = {
        {{"rc", CellNames::rc}, {"a1", CellNames::a1}, {"k9", CellNames::k9}}};
    return meaning_of(name, kCells);
}

std::string row_number(std::uint32_t row, CellNames names) {
    const bool letters = names == CellNames::a1 || names == CellNames::k9;
    return letters ? letters_of(row, names == CellNames::k9) : std::to_string(row + 1);
}

std::string cell_name(const Board& board, Cell cell, const Wording& wording) {
    if (!board.is_grid()) return cell_name(board, cell);
    return cell_name(board.order(), cell, wording);
}

std::string cell_name(std::uint32_t order, Cell cell, const Wording& wording) {
    return crossing_name({cell / order}, {cell % order}, wording);
}

std::string cells_in_short(const Board& board, const std::vector<Cell>& cells,
                           const Wording& wording, std::string_view between) {
    constexpr std::uint32_t kOneFigure = 9;
    std::vector<std::string> names;
    if (board.is_grid() && board.order() <= kOneFigure) {
        for (const auto& [rows, columns] : crossings_of(board, cells)) {
            names.push_back(crossing_name(rows, columns, wording));
        }
    } else {
        for (const Cell cell : cells) names.push_back(cell_name(board, cell, wording));
    }
    std::string out;
    for (const std::string& name : names) {
        if (!out.empty()) out += between;
        out += name;
    }
    return out;
}

}  // namespace sudokit
