#include "formats/text/grid.hpp"

#include <algorithm>

#include "base/fault.hpp"
#include "formats/reading/cells.hpp"
#include "formats/reading/symbol_choice.hpp"
#include "formats/writable.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kOneCharacterACell{
    "the format {0} needs one character per cell, too few for order {1}",
    "le format {0} demande un caractère par case, trop peu pour l’ordre {1}"};

// How rows are put together; all parts may be empty.
struct Drawing {
    std::string_view between_cells;
    std::string_view between_boxes;
    std::string_view rule_crossing;
};
constexpr Drawing kGrid{" ", " | ", "-+-"};
constexpr Drawing kSimpleSudoku{"", "|", "-"};
constexpr Drawing kPlain{"", "", ""};
constexpr Drawing kPlainNumbers{" ", " ", ""};

Boxes boxes_of(const Board& board) {
    const auto* boxes = std::get_if<Boxes>(&board.shape().regions);
    return boxes != nullptr ? *boxes : Boxes{board.order(), board.order()};
}

std::string rule(Digit order, Digit columns, std::size_t width, const Drawing& drawing) {
    const std::size_t box = columns * width + (columns - 1) * drawing.between_cells.size();
    std::string line;
    for (Digit column = 0; column < order; column += columns) {
        if (column > 0) line += drawing.rule_crossing;
        line.append(box, '-');
    }
    return line + '\n';
}

std::string draw(const Puzzle& puzzle, Symbols symbols, const Drawing& drawing) {
    const std::vector<std::string> cells = cell_symbols(puzzle, symbols);
    const Digit order = puzzle.board().order();
    const Boxes boxes = boxes_of(puzzle.board());
    const std::size_t width = symbols == Symbols::numbers && order > 9 ? 2 : 1;
    std::string text;
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        const Digit row = cell / order;
        const Digit column = cell % order;
        if (column == 0 && row > 0 && row % boxes.rows == 0 && !drawing.rule_crossing.empty()) {
            text += rule(order, boxes.columns, width, drawing);
        }
        if (column > 0) {
            text += column % boxes.columns == 0 ? drawing.between_boxes : drawing.between_cells;
        }
        text.append(width - std::min(width, cells[cell].size()), ' ');
        text += cells[cell];
        if (column + 1 == order) text += '\n';
    }
    return text;
}

}  // namespace

Result<std::string> write_grid(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::grid)) return *fault;
    const auto symbols = writing_symbols(entry.puzzle.board().order(), options.symbols);
    if (!symbols) return symbols.error();
    return draw(entry.puzzle, *symbols, kGrid) + '\n';
}

Result<std::string> write_ss(const Entry& entry, const WriteOptions& options) {
    if (auto fault = fault_of_pencilmarks(entry.puzzle, Format::ss)) return *fault;
    const Digit order = entry.puzzle.board().order();
    const auto symbols = writing_symbols(order, options.symbols);
    if (!symbols) return symbols.error();
    if (*symbols == Symbols::numbers) {
        return unsupported_error(0, kOneCharacterACell, format_info(Format::ss).name, order);
    }
    return draw(entry.puzzle, *symbols, kSimpleSudoku);
}

Result<std::string> plain_rows(const Puzzle& puzzle, const WriteOptions& options) {
    const auto symbols = writing_symbols(puzzle.board().order(), options.symbols);
    if (!symbols) return symbols.error();
    return draw(puzzle, *symbols, *symbols == Symbols::numbers ? kPlainNumbers : kPlain);
}

}  // namespace sudokit::formats
