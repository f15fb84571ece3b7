#include "formats/text/grid_block.hpp"

#include <algorithm>
#include <iterator>

#include "base/characters.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/prose.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/text/grid_faults.hpp"
#include "formats/text/spaced_cells.hpp"
#include "formats/text/table_row.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kRowTooWide{"expected at most {0} cells in a row, found {1}",
                                  "au plus {0} cases attendues par ligne, {1} trouvées"};
constexpr MessageText kNoCellsBetween{"expected cells between the commas, found none",
                                      "cases attendues entre les virgules, aucune trouvée"};

bool has_tabs(std::string_view line) { return line.find('\t') != std::string_view::npos; }

// A number that no row of so few cells can have.
bool has_larger_number(const BlockRow& row, std::size_t order) {
    return std::ranges::any_of(row.row.cells, [&](const CellPlace& cell) {
        const auto number =
            number_of_cell(std::string_view(row.text).substr(cell.offset, cell.length));
        return number && *number > order;
    });
}

// True if the line is made of the symbols that were asked for, whatever words they make: those of a
// board as wide as the line, or somewhat wider, as blanks at its end may be missing.
bool is_in_symbols(std::string_view line, Symbols symbols) {
    Digit largest = kLargestOfCharacters;
    while (largest > 0 && !can_write(symbols, largest)) --largest;
    if (symbols == Symbols::numbers || line.size() > largest) return false;
    const auto wider = static_cast<Digit>(line.size() * 3 / 2);
    const Digit order = symbols == Symbols::hex ? largest : std::min(wider, largest);
    const CellAlphabet alphabet(symbols, order);
    return std::ranges::all_of(line, [&](char c) { return is_space(c) || alphabet[c] <= order; });
}

bool is_all_empty(const std::vector<BlockRow>& rows) {
    return std::ranges::all_of(rows, [&rows](const BlockRow& row) {
        return row.row.kind == LineKind::dashes && row.row.width == rows.size() &&
               row.row.dashes == rows.front().row.dashes;
    });
}

}  // namespace

bool GridBlock::empty() const { return definite_ == 0 && (rows_.empty() || !is_all_empty(rows_)); }

bool GridBlock::add(std::string_view line, LinePlace place) {
    // Headings and sentences stand between puzzles, and end one that is not complete by itself.
    if ((definite_ == 0 || spaced_) && is_heading(line)) {
        lead_.clear();
        return definite_ > 0;
    }
    GridRow row = scan_row(line, wanted_);
    switch (row.kind) {
        case LineKind::comment: return false;
        case LineKind::blank: return add_blank(line, place);
        case LineKind::rule: ruled_ = definite_ > 0; return false;
        case LineKind::bars:
            // Beside marked cells this is a rule, and before the first row nothing at all.
            if (definite_ > 0 && !marks_empty_) rows_.push_back({std::string(line), place, row});
            return rows_.size() > 2 * kMaxOrder;
        case LineKind::dashes: return add_dashes(line, place, std::move(row));
        case LineKind::row: return add_row(line, place, std::move(row));
    }
    return false;
}

bool GridBlock::is_heading(std::string_view line) const {
    return is_prose(line) && !(wanted_ && is_in_symbols(line, *wanted_));
}

bool GridBlock::add_blank(std::string_view line, LinePlace place) {
    if (definite_ == 0) {
        if (!empty()) return true;
        rows_.clear();
        if (!has_tabs(line) || lead_.size() >= kMaxOrder) lead_.clear();
        if (has_tabs(line)) lead_.push_back({std::string(line), place, row_of_tabs(line)});
        return false;
    }
    // In a table between tabs, these are a row of empty cells.
    const auto tabs = static_cast<std::size_t>(std::ranges::count(line, '\t'));
    const bool fits = tabs + 1 == order_ || (open_ && tabs == order_);
    if (tabs > 0 && fits && !spaced_ && has_tabs(rows_.back().text)) {
        return add_row(line, place, row_of_tabs(line));
    }
    if (spaced_ && !line.empty()) {
        GridRow row;
        row.kind = LineKind::bars;
        rows_.push_back({std::string(line), place, row});
        return rows_.size() > 2 * kMaxOrder;
    }
    const GridRow& first = std::ranges::find_if(rows_, [](const BlockRow& row) {
                               return row.row.kind == LineKind::row;
                           })->row;
    // Boxes of n/groups columns are as many rows tall as there are groups in a row.
    const bool in_boxes = first.groups > 1 && !first.bars && !ruled_ && !spaced_;
    return !in_boxes || cell_rows() % first.groups != 0;
}

bool GridBlock::add_dashes(std::string_view line, LinePlace place, GridRow row) {
    if (row.width > kMaxOrder || (order_ != 0 && row.width != order_)) {
        ruled_ = definite_ > 0;
        return false;
    }
    // Rules of a file that is nothing but rules must not pile up.
    if (definite_ == 0 && rows_.size() >= kMaxOrder) rows_.clear();
    rows_.push_back({std::string(line), place, std::move(row)});
    if (definite_ == 0) return is_all_empty(rows_) && rows_.size() > 2;
    return cell_rows() == order_ || rows_.size() > 2 * kMaxOrder;
}

bool GridBlock::add_row(std::string_view line, LinePlace place, GridRow row) {
    if (open_) settle_open_ends(row);
    if (!open_ && row.open_end && row.width + 1 == order_) take_open_end(row, line);
    marks_empty_ |= row.empty_cells;
    dash_cells_ |= row.dashes;
    star_cells_ |= row.stars;
    ++definite_;
    rows_.push_back({std::string(line), place, std::move(row)});
    const BlockRow& added = rows_.back();
    if (added.row.width == 0) {
        fault_ = placed_in_row({ErrorCode::syntax, 0, message(kNoCellsBetween)}, added, 0);
        return true;
    }
    if (order_ == 0) {
        order_ = added.row.width;
        open_ = added.row.open_end;
        spaced_ = !added.row.complete;
        if (order_ > kMaxOrder) {
            fault_ = placed_in_row({ErrorCode::syntax, 0, message(kRowTooWide, kMaxOrder, order_)},
                                   added, added.row.cells[kMaxOrder].offset);
            return true;
        }
    } else if (!spaced_) {
        check_width(added);
    }
    if (spaced_) return rows_.size() > 2 * kMaxOrder;
    needs_wider_ |= open_ && has_larger_number(added, order_);
    return cell_rows() >= expected_rows() || rows_.size() > 2 * kMaxOrder;
}

// A row that is too short or too long does not change how many there are.
std::size_t GridBlock::expected_rows() const {
    if (ragged_) return usual_width(rows_);
    return order_ + (open_ && needs_wider_ ? 1 : 0);
}

// Of rows that all end with an empty field, another one tells whether that is a cell.
void GridBlock::settle_open_ends(const GridRow& row) {
    if (row.width == order_ + 1) {
        widen();
    } else if ((row.width == order_ && !row.open_end) ||
               (row.width + 1 == order_ && row.open_end)) {
        open_ = false;
    }
}

void GridBlock::widen() {
    for (BlockRow& row : rows_) {
        if (row.row.open_end && row.row.width == order_) take_open_end(row.row, row.text);
    }
    ++order_;
    open_ = false;
    marks_empty_ = true;
}

void GridBlock::check_width(const BlockRow& added) {
    const GridRow& row = added.row;
    if (row.width == order_) return;
    if (!marks_empty_ && !row.commas && !ragged_) {
        spaced_ = true;
    } else {
        ragged_ = true;
    }
}

bool GridBlock::is_cell_row(const BlockRow& row) const {
    if (row.row.kind == LineKind::row) return true;
    if (row.row.kind != LineKind::dashes || row.row.width != order_) return false;
    return row.row.dashes ? dash_cells_ : star_cells_;
}

std::size_t GridBlock::cell_rows() const {
    if (!dash_cells_ && !star_cells_) return definite_;
    return static_cast<std::size_t>(
        std::ranges::count_if(rows_, [this](const BlockRow& row) { return is_cell_row(row); }));
}

void GridBlock::settle_dashes() {
    if (marks_empty_ || spaced_) return;
    if (definite_ == 0) order_ = rows_.size();
    const auto rows = std::ranges::count_if(rows_, [this](const BlockRow& row) {
        return row.row.kind != LineKind::bars && row.row.width == order_;
    });
    if (static_cast<std::size_t>(rows) == order_) dash_cells_ = star_cells_ = true;
}

// Lines of tabs before the first row are rows if just so many are missing; else they part tables.
bool GridBlock::begins_with_tabs() const {
    if (lead_.empty() || spaced_ || definite_ == 0 || definite_ + lead_.size() != order_) {
        return false;
    }
    return has_tabs(rows_.front().text) && std::ranges::all_of(lead_, [this](const BlockRow& row) {
               return row.row.width == order_;
           });
}

Result<Entry> GridBlock::finish(BoardSource& boards) {
    if (open_ && !ragged_ && definite_ == order_ + 1) widen();
    if (begins_with_tabs()) {
        definite_ += lead_.size();
        marks_empty_ = true;
        rows_.insert(rows_.begin(), std::move_iterator(lead_.begin()),
                     std::move_iterator(lead_.end()));
    }
    settle_dashes();
    auto puzzle = read(boards);
    *this = GridBlock(wanted_);
    if (!puzzle) return std::move(puzzle).error();
    return Entry{std::move(*puzzle)};
}

Result<Puzzle> GridBlock::read(BoardSource& boards) const {
    if (fault_) return *fault_;
    if (ragged_) return ragged_rows(rows_);
    if (spaced_) return read_spaced(boards);
    const std::size_t rows = cell_rows();
    if (rows != order_) {
        const BlockRow& last = rows_.back();
        return placed_in_row({ErrorCode::syntax, 0, row_count_message(order_, rows)}, last,
                             last.text.size());
    }
    return read_marked(boards);
}

Result<Puzzle> GridBlock::read_marked(BoardSource& boards) const {
    if (auto fault = forgotten_field(rows_)) return *std::move(fault);
    std::vector<const BlockRow*> row_of;
    std::vector<std::string_view> words;
    std::string characters;
    static constexpr std::string_view kEmpty = ".";  // what an empty field of a table says
    bool numbers = wanted_ == Symbols::numbers;
    for (const BlockRow& row : rows_) {
        if (!is_cell_row(row)) continue;
        row_of.push_back(&row);
        for (const CellPlace& cell : row.row.cells) {
            const bool field = cell.length == 0;
            words.push_back(field ? kEmpty
                                  : std::string_view(row.text).substr(cell.offset, cell.length));
            characters += words.back().front();
            numbers |= row.row.separated && cell.length > 1;
        }
    }
    const auto order = static_cast<Digit>(order_);
    auto puzzle =
        numbers ? read_number_cells(words, order, boards) : read_cells(characters, order, boards);
    if (puzzle) return puzzle;
    Error error = std::move(puzzle).error();
    const BlockRow& row = *row_of[error.offset / order_];
    const std::size_t offset = row.row.cells[error.offset % order_].offset;
    // A character of several bytes is shown whole, so it is looked at where it stands.
    if (!numbers && error.code == ErrorCode::syntax && words[error.offset].size() > 1) {
        error = bad_cell(default_symbols(order), order, row.text, offset);
    }
    return placed_in_row(std::move(error), row, offset);
}

Result<Puzzle> GridBlock::read_spaced(BoardSource& boards) const {
    std::vector<std::string_view> lines;
    std::vector<const BlockRow*> row_of;
    for (const BlockRow& row : rows_) {
        if (row.row.kind == LineKind::dashes) continue;
        lines.push_back(row.text);
        row_of.push_back(&row);
    }
    // Without any blank to be seen, a short row is a fault and not one that ends with empty cells.
    const bool blanks = std::ranges::any_of(lines, [](std::string_view line) {
        return line.find_first_of(" \t") != std::string_view::npos;
    });
    const auto found = blanks ? find_spaced_cells(lines) : std::nullopt;
    if (!found) return ragged_rows(rows_);
    if (auto fault = odd_length(row_of)) return *std::move(fault);
    const std::size_t order = lines.size();
    auto puzzle = read_cells(found->characters, static_cast<Digit>(order), boards);
    if (puzzle) return puzzle;
    const std::size_t cell = puzzle.error().offset;
    return placed_in_row(std::move(puzzle).error(), *row_of[cell / order], found->offsets[cell]);
}

}  // namespace sudokit::formats
