// CPLEX LP: the equations as they are read.
#include "sudokit/ilp.hpp"

#include "model/cnf/write.hpp"
#include "model/ilp/write.hpp"

namespace sudokit::model {
namespace {

// Readers of the format need not take lines of more than 255 letters.
constexpr std::size_t kTermsPerLine = 12;

void write_equation(const Board& board, const Equation& equation, TextWriter& out) {
    out << ' ' << equation_name(board, equation) << ':';
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        if (i != 0) out << (i % kTermsPerLine == 0 ? "\n  +" : " +");
        out << ' ' << variable_name(board, equation.terms[i]);
    }
    out << " = " << equation.right_side << '\n';
}

}  // namespace

void write_lp(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    const Programme programme(puzzle);
    write_puzzle(puzzle, "\\", out);
    out << "\\ " << programme.variable_count() << " variables, " << programme.equation_count()
        << " equations; x_r1c2_3 is 1: row 1, column 2 holds 3\n"
        << "\\ to read a solution: sudokit decode PUZZLE SOLUTION\n";
    out << "Minimize\n obj: 0 " << variable_name(board, {0, 1}) << "\nSubject To\n";
    for (std::uint32_t i = 0; i < programme.equation_count() && out.good(); ++i) {
        write_equation(board, programme.equation(i), out);
    }
    out << "Binaries\n";
    for (Cell cell = 0; cell < board.cell_count() && out.good(); ++cell) {
        for (const Digit digit : board.digits()) {
            out << ' ' << variable_name(board, {cell, digit}) << '\n';
        }
    }
    out << "End\n";
}

}  // namespace sudokit::model
