// Takes one line of a drawn puzzle apart: is it a rule, a row, and of which cells?
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/symbols.hpp"

namespace sudokit::formats {

enum class LineKind : std::uint8_t {
    blank,    ///< nothing but blanks
    comment,  ///< begins with #
    rule,     ///< drawn with - + = * or box-drawing characters
    bars,     ///< only vertical rules: a row of empty cells if blanks stand for those
    dashes,   ///< only - or only *: a rule, or a row of empty cells
    row
};

/// One cell of a row: a character, a number, or an empty field of a table.
struct CellPlace {
    std::uint32_t offset = 0;  ///< in bytes, from the beginning of the line
    std::uint32_t length = 0;  ///< in bytes; 0 for an empty field
    std::uint32_t column = 0;  ///< in characters, from 0
};

/// A line taken apart.
struct GridRow {
    LineKind kind = LineKind::blank;
    std::vector<CellPlace> cells;  ///< of rows and dashes, at most `kMostCells` of them
    std::size_t width = 0;         ///< the number of cells, also where not all are listed
    std::size_t groups = 0;        ///< groups of cells that stand together, by bars or blanks
    bool separated = false;        ///< each cell is a word of its own
    bool commas = false;
    bool tabs = false;      ///< the cells are fields of a table between tabs
    bool open_end = false;  ///< an empty field behind the cells may be one more of them
    bool bars = false;
    bool empty_cells = false;  ///< some cell is marked as empty
    bool dashes = false;       ///< some - is among the cells
    bool stars = false;        ///< some * is among the cells

    static constexpr std::size_t kMostCells = 256;

    /// True if the row can be taken at its word: it marks its empty cells, or has none. False if it
    /// seems to leave blanks for them: digits too large for so few cells, or gaps of odd widths.
    bool complete = true;
};

/// Takes `line` (without its line end) apart. With `Symbols::numbers` wanted, the words of a line
/// are its cells; otherwise they are only where the line has commas, or ten or more words some of
/// which are numbers over 9.
[[nodiscard]] GridRow scan_row(std::string_view line, std::optional<Symbols> wanted);

/// True if the character at `offset` is a vertical rule: | or one of the box-drawing characters.
[[nodiscard]] bool is_bar(std::string_view line, std::size_t offset);

/// True for box-drawing characters of Unicode (U+2500 to U+257F, three bytes each).
[[nodiscard]] bool is_box_drawing(std::string_view line, std::size_t offset);

}  // namespace sudokit::formats
