// Exact cover, as Knuth's programs DLX1 and its successors read it: a line of items, which are the
// equations of the rules, then an option a line, which are the variables with the equations that
// they are in. Givens and pencilmarks leave options out.
#include "sudokit/ilp.hpp"

#include "model/cnf/write.hpp"
#include "model/ilp/write.hpp"

namespace sudokit::model {

void write_xcover(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    const Programme programme(puzzle);
    write_puzzle(puzzle, "|", out);
    out << "| items: r1c2 has a digit, row1_3 (col, box, ...): row 1 has a 3; an option a line\n"
        << "| to read a solution: sudokit decode PUZZLE SOLUTION\n";
    for (std::uint32_t i = 0; i < programme.rule_count() && out.good(); ++i) {
        out << (i == 0 ? "" : " ") << equation_name(board, programme.equation(i));
    }
    out << '\n';
    for (Cell cell = 0; cell < board.cell_count() && out.good(); ++cell) {
        for (const Digit digit : puzzle.allowed(cell)) {
            out << cell_name(board, cell);
            for (const std::uint32_t house : board.houses_of(cell)) {
                out << ' ' << house_equation_name(board, house, digit);
            }
            out << '\n';
        }
    }
}

}  // namespace sudokit::model
