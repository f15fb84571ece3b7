// Lines of tables, as spreadsheets save them: a field for each cell, and nothing in empty ones.
//
//     5,3,,,7,,,,          6;;;1;9;5;;;          "8","","","","6","","","","3"
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "formats/text/grid_row.hpp"

namespace sudokit::formats {

/// The fields of a line of a table.
struct TableRow {
    std::vector<CellPlace> cells;  ///< of length 0 where a field is empty
    /// Only the last field is empty: one more cell, or the separator behind each cell of a list.
    bool open_end = false;
};

/// The fields between commas, else semicolons, else tabs; nothing if some field is more than a
/// cell, or if none is empty or in quotes: then the line is like any other row.
[[nodiscard]] std::optional<TableRow> find_table_row(std::string_view line);

/// A line of nothing but blanks and tabs as a row of empty fields.
[[nodiscard]] GridRow row_of_tabs(std::string_view line);

/// Makes the empty field behind the cells of `row`, which must be open at its end, one of them.
void take_open_end(GridRow& row, std::string_view line);

}  // namespace sudokit::formats
