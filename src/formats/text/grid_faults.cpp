#include "formats/text/grid_faults.hpp"

#include <algorithm>
#include <array>

#include "base/characters.hpp"
#include "formats/reading/messages.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kRowWidth{
    "expected {0} {0:cell|cells} in this row, as in the others, found {1}",
    "{0} {0:case attendue|cases attendues} dans cette ligne, comme dans les autres, "
    "{1} {1:trouvée|trouvées}"};
constexpr MessageText kRowLength{
    "expected a row {0} characters long, as the others are, found {1}",
    "ligne de {0} caractères attendue, comme les autres, {1} {1:trouvé|trouvés}"};
constexpr MessageText kFieldEmpty{
    "expected a cell in this field: elsewhere, empty ones are written '{0}'",
    "case attendue dans ce champ : ailleurs, les cases vides s’écrivent « {0} »"};

std::size_t end_of_cells(const BlockRow& row) {
    if (row.row.cells.empty()) return row.text.size();
    return row.row.cells.back().offset + row.row.cells.back().length;
}

Error wrong_width(const BlockRow& row, std::size_t expected) {
    const std::size_t found = row.row.width;
    const std::size_t offset =
        found < expected ? end_of_cells(row) : std::size_t{row.row.cells[expected].offset};
    return placed_in_row({ErrorCode::syntax, 0, message(kRowWidth, expected, found)}, row, offset);
}

}  // namespace

Message row_count_message(std::size_t order, std::size_t rows) {
    return message(text::kRowCount, order, rows);
}

Error placed_in_row(Error error, const BlockRow& row, std::size_t offset) {
    error.offset = row.place.offset + offset;
    error.line = row.place.line;
    error.column = column_at(row.text, offset);
    return error;
}

std::size_t usual_width(const std::vector<BlockRow>& rows) {
    std::array<std::size_t, kMaxOrder + 1> count{};
    for (const BlockRow& row : rows) {
        if (row.row.kind == LineKind::row) {
            ++count[std::min<std::size_t>(row.row.width, kMaxOrder)];
        }
    }
    return static_cast<std::size_t>(std::ranges::max_element(count) - count.begin());
}

Error ragged_rows(const std::vector<BlockRow>& rows) {
    const std::size_t usual = usual_width(rows);
    std::size_t count = 0;
    for (const BlockRow& row : rows) {
        if (row.row.kind != LineKind::row) continue;
        ++count;
        if (row.row.width != usual) return wrong_width(row, usual);
    }
    return placed_in_row({ErrorCode::syntax, 0, row_count_message(usual, count)}, rows.back(),
                         rows.back().text.size());
}

std::optional<Error> odd_length(const std::vector<const BlockRow*>& rows) {
    const auto length = [](const BlockRow* row) { return count_characters(row->text); };
    constexpr std::size_t kFewest = 4;
    if (rows.size() < kFewest) return std::nullopt;
    // One of the first two is like the others, if there is but one that is not.
    const bool first_is_odd =
        length(rows[0]) != length(rows[1]) && length(rows[1]) == length(rows[2]);
    const std::size_t usual = length(rows[first_is_odd ? 1 : 0]);
    const auto odd = std::ranges::find_if(rows, [&](auto* row) { return length(row) != usual; });
    if (odd == rows.end()) return std::nullopt;
    const auto others =
        std::ranges::count_if(rows, [&](auto* row) { return length(row) != usual; });
    const std::size_t found = length(*odd);
    constexpr std::size_t kSlip = 2;
    const std::size_t difference = found < usual ? usual - found : found - usual;
    if (others > 1 || difference > kSlip) return std::nullopt;
    return placed_in_row({ErrorCode::syntax, 0, message(kRowLength, usual, found)}, **odd,
                         (*odd)->text.size());
}

std::optional<Error> forgotten_field(const std::vector<BlockRow>& rows) {
    const BlockRow* where = nullptr;
    std::size_t offset = 0;
    char mark = '\0';
    for (const BlockRow& row : rows) {
        for (const CellPlace& cell : row.row.cells) {
            if (cell.length == 1 && is_blank_symbol(row.text[cell.offset])) {
                mark = row.text[cell.offset];
            } else if (cell.length == 0 && where == nullptr) {
                where = &row;
                offset = cell.offset;
            }
        }
    }
    if (where == nullptr || mark == '\0') return std::nullopt;
    return placed_in_row({ErrorCode::syntax, 0, message(kFieldEmpty, std::string(1, mark))}, *where,
                         offset);
}

}  // namespace sudokit::formats
