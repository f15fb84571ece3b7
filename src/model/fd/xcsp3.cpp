// XCSP3: an array of variables, all-different on each house, the givens as an instantiation.
#include "model/fd/write.hpp"

namespace sudokit::model {
namespace {

// Indices count from 0 there.
void write_xcsp3_cell(const Board& board, Cell cell, TextWriter& out) {
    out << "x[" << board.row_of(cell) << "][" << board.column_of(cell) << "]";
}

void write_xcsp3_house(const Board& board, const House& house, TextWriter& out) {
    out << "    <allDifferent>";
    switch (house.kind) {
        case HouseKind::row: out << " x[" << house.index << "][]"; break;
        case HouseKind::column: out << " x[][" << house.index << "]"; break;
        case HouseKind::box:
        case HouseKind::diagonal:
        case HouseKind::window:
        case HouseKind::extra:
            for (const Cell cell : house.cells) {
                out << ' ';
                write_xcsp3_cell(board, cell, out);
            }
            break;
    }
    out << " </allDifferent>\n";
}

void write_xcsp3_givens(const Puzzle& puzzle, TextWriter& out) {
    if (puzzle.given_count() == 0) return;
    const std::uint32_t cells = puzzle.board().cell_count();
    out << "    <instantiation>\n      <list>";
    for (Cell cell = 0; cell < cells; ++cell) {
        if (puzzle.given(cell) == 0) continue;
        out << ' ';
        write_xcsp3_cell(puzzle.board(), cell, out);
    }
    out << " </list>\n      <values>";
    for (Cell cell = 0; cell < cells; ++cell) {
        if (puzzle.given(cell) != 0) out << ' ' << puzzle.given(cell);
    }
    out << " </values>\n    </instantiation>\n";
}

void write_xcsp3_marks(const Puzzle& puzzle, TextWriter& out) {
    if (!puzzle.has_pencilmarks()) return;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        out << "    <extension> <list> ";
        write_xcsp3_cell(puzzle.board(), cell, out);
        out << " </list> <supports>";
        for (const Digit digit : puzzle.pencilmarks(cell)) out << ' ' << digit;
        out << " </supports> </extension>\n";
    }
}

}  // namespace

void write_xcsp3(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    const std::uint32_t n = board.order();
    out << "<!-- a " << shape_name(board.shape()) << " puzzle, by sudokit; x[i][j] is the digit in "
        << "row i and column j, from 0 -->\n";
    out << "<instance format=\"XCSP3\" type=\"CSP\">\n  <variables>\n";
    out << "    <array id=\"x\" size=\"[" << n << "][" << n << "]\"> 1.." << n << " </array>\n";
    out << "  </variables>\n  <constraints>\n";
    for (const House& house : board.houses()) write_xcsp3_house(board, house, out);
    write_xcsp3_givens(puzzle, out);
    write_xcsp3_marks(puzzle, out);
    out << "  </constraints>\n</instance>\n";
}

}  // namespace sudokit::model
