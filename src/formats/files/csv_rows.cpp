#include "formats/files/csv_rows.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include "base/characters.hpp"

namespace sudokit::formats {
namespace {

// The field that begins at `at`, which moves to the separator behind it or to the end; nothing if
// its quotes need more than to be taken off.
std::optional<std::string_view> take_field(std::string_view row, char separator, std::size_t& at) {
    const bool quoted = at < row.size() && row[at] == '"';
    const std::size_t begin = quoted ? at + 1 : at;
    const std::size_t end = row.find(quoted ? '"' : separator, begin);
    if (quoted && end == std::string_view::npos) return std::nullopt;
    at = std::min(end, row.size()) + (quoted ? 1 : 0);
    if (at < row.size() && row[at] != separator) return std::nullopt;
    return trimmed(row.substr(begin, end - begin));
}

// Reads a field of cells that begins at `at`, which moves behind it; false if it is something else.
bool take_cells(std::string_view row, char separator, std::size_t& at, NineDigits& digits) {
    // Mostly there are 81 bytes up to the next separator, which cells are not.
    const std::size_t end = at + digits.size();
    const bool usual = end == row.size() || (end < row.size() && row[end] == separator);
    if (usual && read_nine_cells(row.substr(at, digits.size()), digits)) {
        at = end;
        return true;
    }
    const auto field = take_field(row, separator, at);
    return field && read_nine_cells(*field, digits);
}

// The same of a solution, in which no cell is empty; zeros if there is none.
bool take_solution(std::string_view row, char separator, std::size_t& at, NineDigits& digits) {
    std::size_t behind = at;
    if (take_cells(row, separator, behind, digits)) {
        at = behind;
        return std::memchr(digits.data(), 0, digits.size()) == nullptr;
    }
    digits = {};
    const auto field = take_field(row, separator, at);
    return field && field->empty();
}

bool read_row(std::string_view row, const CsvColumns& columns, const NineRoom& room,
              std::size_t index) {
    // What begins with blanks may be a comment.
    if (is_space(row.front())) return false;
    bool has_puzzle = false;
    NineDigits solution{};
    std::size_t at = 0;
    for (std::size_t column = 0;; ++column) {
        bool taken = true;
        if (column == columns.puzzle) {
            has_puzzle = taken = take_cells(row, columns.separator, at, room.digits[index]);
        } else if (column == columns.solution) {
            taken = take_solution(row, columns.separator, at, solution);
        } else {
            taken = take_field(row, columns.separator, at).has_value();
        }
        if (!taken) return false;
        if (at == row.size()) break;
        ++at;
    }
    if (!room.solutions.empty()) room.solutions[index] = solution;
    if (!room.comments.empty()) room.comments[index].clear();
    return has_puzzle;
}

}  // namespace

NineLines take_csv_rows(std::string_view text, bool ended, const CsvColumns& columns,
                        const NineRoom& room) {
    const auto read = [&columns](std::string_view row, const NineRoom& into, std::size_t index) {
        return read_row(row, columns, into, index);
    };
    return take_nine(text, ended, room, read);
}

}  // namespace sudokit::formats
