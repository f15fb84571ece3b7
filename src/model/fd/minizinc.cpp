// MiniZinc: rows and columns by comprehension, other houses cell by cell, the givens as data.
#include "model/fd/write.hpp"

namespace sudokit::model {
namespace {

void write_minizinc_cell(const Board& board, Cell cell, TextWriter& out) {
    out << "x[" << board.row_of(cell) + 1 << "," << board.column_of(cell) + 1 << "]";
}

void write_minizinc_givens(const Puzzle& puzzle, TextWriter& out) {
    const std::uint32_t n = puzzle.board().order();
    out << "array[1..n, 1..n] of 0..n: given = [|";
    for (Cell cell = 0; cell < n * n && out.good(); ++cell) {
        if (cell % n == 0) out << "\n  ";
        out << puzzle.given(cell) << (cell % n == n - 1 ? " |" : ", ");
    }
    out << "];\n";
}

void write_minizinc_houses(const Board& board, TextWriter& out) {
    for (const House& house : board.houses()) {
        if (house.kind == HouseKind::row || house.kind == HouseKind::column) continue;
        out << "constraint alldifferent([";
        for (std::size_t i = 0; i < house.cells.size(); ++i) {
            if (i > 0) out << ", ";
            write_minizinc_cell(board, house.cells[i], out);
        }
        out << "]);\n";
    }
}

void write_minizinc_marks(const Puzzle& puzzle, TextWriter& out) {
    if (!puzzle.has_pencilmarks()) return;
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        out << "constraint ";
        write_minizinc_cell(puzzle.board(), cell, out);
        out << " in {";
        std::string_view between;
        for (const Digit digit : puzzle.pencilmarks(cell)) {
            out << between << digit;
            between = ", ";
        }
        out << "};\n";
    }
}

}  // namespace

void write_minizinc(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    out << "% a " << shape_name(board.shape()) << " puzzle, by sudokit; 0 is an empty cell\n";
    out << "% to read the answer: sudokit decode PUZZLE ANSWER\n";
    out << "include \"alldifferent.mzn\";\n\n";
    out << "int: n = " << board.order() << ";\n";
    write_minizinc_givens(puzzle, out);
    out << "\narray[1..n, 1..n] of var 1..n: x;\n";
    out << "constraint forall(i, j in 1..n where given[i, j] > 0)(x[i, j] = given[i, j]);\n";
    out << "constraint forall(i in 1..n)(alldifferent([x[i, j] | j in 1..n]));\n";
    out << "constraint forall(j in 1..n)(alldifferent([x[i, j] | i in 1..n]));\n";
    write_minizinc_houses(board, out);
    write_minizinc_marks(puzzle, out);
    out << "\nsolve satisfy;\n";
    out << "output [\"v r\\(i)c\\(j)=\\(x[i, j])\\n\" | i, j in 1..n];\n";
}

}  // namespace sudokit::model
