// CSV with a column of puzzles and perhaps one of solutions, separated by commas, semicolons or
// tabs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/format_table.hpp"
#include "formats/reading/board_source.hpp"

namespace sudokit::formats {

/// What the header line says: the separator, and which columns matter (from 0).
struct CsvColumns {
    char separator = ',';
    std::size_t puzzle = 0;
    std::optional<std::size_t> solution;
};

/// Reads the header line. The puzzle's column is named puzzle, quiz or question, that of the
/// solution solution or answer, in the singular or plural and in either case; other columns are
/// passed over.
[[nodiscard]] Result<CsvColumns> read_csv_header(std::string_view line);

/// Reads a line under such a header.
[[nodiscard]] Result<Entry> read_csv(std::string_view line, const CsvColumns& columns,
                                     BoardSource& boards);

/// Reads the lines of a table, of which the first is the header.
[[nodiscard]] LineReader make_csv_reader();

/// Writes a line under the header "puzzle,solution"; the second field is empty without solution.
[[nodiscard]] Result<std::string> write_csv(const Entry& entry, const WriteOptions& options);

/// True if the first line is a header that can be read.
[[nodiscard]] bool looks_like_csv(std::string_view text);

}  // namespace sudokit::formats
