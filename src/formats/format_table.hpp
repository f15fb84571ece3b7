// The table of all formats with their readers and writers: one row each.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "formats/reading/board_source.hpp"
#include "formats/reading/nine_lines.hpp"
#include "formats/reading/text_reader.hpp"

namespace sudokit::formats {

/// Reads lines one after the other, and remembers what they said.
struct LineReader {
    /// Reads a line; nothing for a line that is no puzzle, such as the header of a table.
    std::function<Result<std::optional<Entry>>(std::string_view, BoardSource&)> read = {};
    /// Takes plain 9x9 puzzles, many at once.
    NineTaker take_nine = {};
};

/// A format, and the functions that are it. Readers' offsets count in the text they are given.
struct FormatRow {
    FormatInfo info;
    /// Reads one line; null if puzzles take several lines.
    Result<Entry> (*read_line)(std::string_view line, BoardSource& boards) = nullptr;
    /// In formats that `read_line` reads: takes plain 9x9 puzzles, many at once (see `NineTaker`);
    /// null if only one by one will do.
    NineLines (*take_nine)(std::string_view text, bool ended, const NineRoom& room) = nullptr;
    /// Reads a whole text, which outlives the reader; null if there is nothing but `read_line` (or
    /// lines are rows: `is_grid`).
    TextReader (*read_text)(std::string_view text, BoardSource& boards) = nullptr;
    /// In formats that have both: whether a text that begins like this is read as a whole.
    bool (*is_whole)(std::string_view head) = nullptr;
    Result<std::string> (*write)(const Entry& entry, const WriteOptions& options) = nullptr;
    /// Whether the beginning of a file looks like it; null if detect_format itself finds out.
    bool (*looks_like)(std::string_view text) = nullptr;
    /// Makes a reader of lines that remembers what it has read; null if `read_line` will do.
    LineReader (*make_line_reader)() = nullptr;
    /// What a text is known by where the format is found out, as a clause.
    MessageText sign = {};
    /// The extensions of its files, with blanks between, besides the format's name.
    std::string_view extensions = {};
    std::string_view prologue = {};
    std::string_view epilogue = {};
    bool holds_constraints = false;  ///< as far as it goes: the writer itself refuses some
};

/// A format found out from a text, and the sign that it was known by.
struct Detection {
    Format format = Format::line;
    const MessageText* sign = nullptr;
    bool is_known = false;  ///< false where the text looks like no format at all
};

/// The format that `text` seems to be in; where it looks like none, that of lines, so that the
/// fault has a place.
[[nodiscard]] Detection detect(std::string_view text);

/// All rows, in the order of `Format`.
[[nodiscard]] std::span<const FormatRow> format_table();
[[nodiscard]] const FormatRow& format_row(Format format);

/// True for the formats whose puzzles are rows of cells that GridBlock reads.
[[nodiscard]] constexpr bool is_grid(Format format) {
    return format == Format::grid || format == Format::ss;
}

}  // namespace sudokit::formats
