// Free MPS: the programme by columns.
#include "sudokit/ilp.hpp"

#include "model/cnf/write.hpp"
#include "model/ilp/write.hpp"

namespace sudokit::model {
namespace {

std::string fixing_name(const Board& board, EquationFamily family, Candidate candidate) {
    Equation equation;
    equation.family = family;
    equation.cell = candidate.cell;
    equation.digit = candidate.digit;
    return equation_name(board, equation);
}

// The equations that a variable is in, one a line.
void write_column(const Puzzle& puzzle, Candidate candidate, TextWriter& out) {
    const Board& board = puzzle.board();
    const std::string name = variable_name(board, candidate);
    const auto entry = [&](const std::string& row) { out << ' ' << name << ' ' << row << " 1\n"; };
    entry(cell_name(board, candidate.cell));
    for (const std::uint32_t house : board.houses_of(candidate.cell)) {
        entry(house_equation_name(board, house, candidate.digit));
    }
    if (puzzle.given(candidate.cell) == candidate.digit) {
        entry(fixing_name(board, EquationFamily::given, candidate));
    }
    if (!puzzle.pencilmarks(candidate.cell).contains(candidate.digit)) {
        entry(fixing_name(board, EquationFamily::ruled_out, candidate));
    }
}

template <class Write>
void each_variable(const Board& board, const TextWriter& out, Write&& write) {
    for (Cell cell = 0; cell < board.cell_count() && out.good(); ++cell) {
        for (const Digit digit : board.digits()) write(Candidate{cell, digit});
    }
}

template <class Write>
void each_equation(const Programme& programme, const TextWriter& out, Write&& write) {
    for (std::uint32_t i = 0; i < programme.equation_count() && out.good(); ++i) {
        write(programme.equation(i));
    }
}

}  // namespace

void write_mps(const Puzzle& puzzle, TextWriter& out) {
    const Board& board = puzzle.board();
    const Programme programme(puzzle);
    write_puzzle(puzzle, "*", out);
    out << "* " << programme.variable_count() << " variables, " << programme.equation_count()
        << " equations; x_r1c2_3 is 1: row 1, column 2 holds 3\n"
        << "* to read a solution: sudokit decode PUZZLE SOLUTION\n";
    out << "NAME sudoku\nROWS\n N obj\n";
    each_equation(programme, out, [&](const Equation& equation) {
        out << " E " << equation_name(board, equation) << '\n';
    });
    out << "COLUMNS\n MARKER 'MARKER' 'INTORG'\n";
    each_variable(board, out, [&](Candidate candidate) { write_column(puzzle, candidate, out); });
    out << " MARKER 'MARKER' 'INTEND'\nRHS\n";
    each_equation(programme, out, [&](const Equation& equation) {
        if (equation.right_side != 0) out << " rhs " << equation_name(board, equation) << " 1\n";
    });
    out << "BOUNDS\n";
    each_variable(board, out, [&](Candidate candidate) {
        out << " BV bounds " << variable_name(board, candidate) << '\n';
    });
    out << "ENDATA\n";
}

}  // namespace sudokit::model
