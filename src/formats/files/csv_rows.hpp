// The quick way through long tables: rows of plain 9x9 puzzles, with or without their solutions.
#pragma once

#include <string_view>

#include "formats/files/csv.hpp"
#include "formats/reading/nine_lines.hpp"

namespace sudokit::formats {

/// Takes rows exactly as `read_csv` reads them, as long as they are plain (see `NineTaker`). Quotes
/// may stand around fields; rows with quotes within are left to the general reader.
[[nodiscard]] NineLines take_csv_rows(std::string_view text, bool ended, const CsvColumns& columns,
                                      const NineRoom& room);

}  // namespace sudokit::formats
