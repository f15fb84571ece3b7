// The table of all formats with their readers and writers: one row each.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "formats/board_source.hpp"

namespace sudokit::formats {

/// Reads a line; nothing for a line that is no puzzle, such as the header of a table.
using LineReader = std::function<Result<std::optional<Entry>>(std::string_view, BoardSource&)>;

/// A format, and the functions that are it. Readers' offsets count in the text they are given.
struct FormatRow {
    FormatInfo info;
    /// Reads one line; null if puzzles take several lines.
    Result<Entry> (*read_line)(std::string_view line, BoardSource& boards) = nullptr;
    /// Reads a whole text; null if there is nothing but `read_line` (or lines are rows: `is_grid`).
    /// Formats with both are JSON: the first line tells whether each object is on a line of its
    /// own.
    Result<std::vector<Entry>> (*read_text)(std::string_view text, BoardSource& boards) = nullptr;
    Result<std::string> (*write)(const Entry& entry, const WriteOptions& options) = nullptr;
    /// Whether the beginning of a file looks like it; null if detect_format itself finds out.
    bool (*looks_like)(std::string_view text) = nullptr;
    /// Makes a reader of lines that remembers what it has read; null if `read_line` will do.
    LineReader (*make_line_reader)() = nullptr;
    std::string_view prologue = {};
    std::string_view epilogue = {};
};

/// All rows, in the order of `Format`.
[[nodiscard]] std::span<const FormatRow> format_table();
[[nodiscard]] const FormatRow& format_row(Format format);

/// True for the formats whose puzzles are rows of cells that GridBlock reads.
[[nodiscard]] constexpr bool is_grid(Format format) {
    return format == Format::grid || format == Format::ss;
}

}  // namespace sudokit::formats
