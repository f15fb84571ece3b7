// Collects the lines of one drawn puzzle until it is complete, and reads it.
//
// A row's cells are its characters other than blanks and rules, or its words (see scan_row). The
// first row tells the order n, and after n rows the puzzle is complete: the next one may follow at
// once. A line without any digit is a rule, with two exceptions:
//
//  - A line of nothing but - (or nothing but *), n of them, is a row of empty cells if the other
//    rows write their empty cells like that, or if they have none and this line makes their number
//    right. Beside rows that write empty cells as . or 0 it is a rule.
//  - Where blanks stand for empty cells, a line of bars and blanks is a row of empty cells.
//
// Blanks stand for empty cells if no row marks any, and the rows are not complete as they are. Such
// a puzzle ends at an empty line or at the end of the text; see spaced_cells.hpp for its cells.
//
// An empty line ends a puzzle, except between bands of rows that are drawn in boxes with blanks. In
// tables between tabs, a line of tabs is a row of empty cells, unless it stands before the first
// row and there are enough rows without it.
//
// A row of a table whose only empty field is the last, "1,2,3,", has three cells or four: the other
// rows tell, and where all are like that, the comma stands behind each cell. Only if a number over
// 3 occurs, there is a fourth row, and a fourth cell in each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/reading/board_source.hpp"
#include "formats/text/grid_row.hpp"

namespace sudokit::formats {

/// Where a line is in the file it comes from.
struct LinePlace {
    std::size_t offset = 0;  ///< of its first byte
    std::size_t line = 1;    ///< its number
};

/// A line that holds cells, or may do so.
struct BlockRow {
    std::string text;
    LinePlace place;
    GridRow row;
};

/// The lines of one puzzle. Memory is bounded by the largest puzzle, whatever is added.
class GridBlock {
  public:
    explicit GridBlock(std::optional<Symbols> wanted) : wanted_(wanted) {}

    /// Takes the next line, without its line end. True if the puzzle is complete with it, or ended
    /// by it: then call `finish` before the next `add`.
    [[nodiscard]] bool add(std::string_view line, LinePlace place);

    /// True if there is nothing to finish at the end of the file: no rows, or rules alone.
    [[nodiscard]] bool empty() const;

    /// The line on which the puzzle begins; only if not `empty()`.
    [[nodiscard]] std::size_t first_line() const { return first_row().place.line; }
    /// The same place in bytes.
    [[nodiscard]] std::size_t first_offset() const { return first_row().place.offset; }

    /// The puzzle, or what was wrong with it (with line and column; offsets count in the file).
    /// Starts over with no lines.
    [[nodiscard]] Result<Entry> finish(BoardSource& boards);

  private:
    [[nodiscard]] const BlockRow& first_row() const {
        return begins_with_tabs() ? lead_.front() : rows_.front();
    }
    [[nodiscard]] bool begins_with_tabs() const;
    [[nodiscard]] bool is_heading(std::string_view line) const;
    [[nodiscard]] bool add_blank(std::string_view line, LinePlace place);
    [[nodiscard]] bool add_dashes(std::string_view line, LinePlace place, GridRow row);
    [[nodiscard]] bool add_row(std::string_view line, LinePlace place, GridRow row);
    void check_width(const BlockRow& added);
    [[nodiscard]] bool is_cell_row(const BlockRow& row) const;
    [[nodiscard]] std::size_t cell_rows() const;
    [[nodiscard]] std::size_t expected_rows() const;
    void settle_open_ends(const GridRow& row);
    void widen();
    void settle_dashes();
    [[nodiscard]] Result<Puzzle> read(BoardSource& boards) const;
    [[nodiscard]] Result<Puzzle> read_marked(BoardSource& boards) const;
    [[nodiscard]] Result<Puzzle> read_spaced(BoardSource& boards) const;

    std::optional<Symbols> wanted_;
    std::vector<BlockRow> rows_;  // rows, dashes and bars, in order
    std::vector<BlockRow> lead_;  // lines of tabs before them
    std::optional<Error> fault_;  // the first one
    std::size_t order_ = 0;       // 0 until the first row
    std::size_t definite_ = 0;    // how many of `rows_` are rows without doubt
    bool open_ = false;           // all rows end with an empty field: they may be one cell wider
    bool needs_wider_ = false;    // and some number is too large if they are not
    bool ragged_ = false;         // rows that mark their empty cells differ in width
    bool spaced_ = false;         // blanks stand for empty cells
    bool ruled_ = false;          // a rule stands between rows
    bool marks_empty_ = false;    // some row marks empty cells
    bool dash_cells_ = false;     // some row marks them as -
    bool star_cells_ = false;     // some row marks them as *
};

}  // namespace sudokit::formats
