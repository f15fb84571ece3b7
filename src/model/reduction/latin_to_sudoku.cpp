// From a Latin square to a Sudoku (T. Yato, T. Seta 2003).
//
// Write rows as (a, b), band a and row b of it, and columns as (c, d) in the same way, and digits
// as pairs (x, y), all from 0 to n-1. The grid with (b + c, a + d) in row (a, b) and column (c, d),
// each mod n, is a Sudoku: a row meets all c and d, a column all a and b, a box all b and d. Its
// cells with a = 0 and d = 0 hold the digits (b + c, 0), a Latin square of b and c; all other cells
// of their rows, columns and boxes hold digits with another y. So if these n*n cells are emptied,
// they can be filled with digits (x, 0) only, every row (0, b) needs all of them, and so does every
// column (c, 0), which lies in its box with the same cells: what fits are the Latin squares.
#include "sudokit/reduction.hpp"

namespace sudokit {
namespace {

constexpr MessageText kReductions{"reductions", "les réductions"};
constexpr MessageText kNoLatin{
    "expected a Latin square, a board of rows and columns only",
    "carré latin attendu, une grille sans autres zones que ses lignes et "
    "ses colonnes"};
constexpr MessageText kLatinTooLarge{
    "a Latin square of order {0} takes a Sudoku of order {1}, and boards go up to {2}",
    "un carré latin d’ordre {0} demande un sudoku d’ordre {1}, et les grilles vont jusqu’à {2}"};
constexpr MessageText kNoSolutionOfSudoku{"this is no solution of the Sudoku of that square",
                                          "ce n’est pas une solution du sudoku de ce carré"};

bool is_latin(const Shape& shape) {
    return std::holds_alternative<Latin>(shape.regions) && !shape.diagonals && !shape.windows &&
           shape.extra.empty();
}

// The cell of the Sudoku that stands for a cell of the square of order n.
Cell cell_for(std::uint32_t n, Cell cell) {
    const Cell row = cell / n;         // (0, b)
    const Cell column = cell % n * n;  // (c, 0)
    return row * n * n + column;
}

// The digit (x, 0) of the Sudoku that stands for a digit of the square.
Digit digit_for(std::uint32_t n, Digit digit) { return (digit - 1) * n + 1; }

}  // namespace

Result<Puzzle> latin_to_sudoku(const Puzzle& latin) {
    if (auto fault = constraint_fault(latin, kReductions)) return *std::move(fault);
    const std::uint32_t n = latin.board().order();
    if (!is_latin(latin.board().shape())) {
        return Error{ErrorCode::unsupported, 0, message(kNoLatin)};
    }
    if (n > kMostLatinOrder) {
        return Error{ErrorCode::too_large, 0, message(kLatinTooLarge, n, n * n, kMaxOrder)};
    }
    auto board = Board::make(Shape::boxes(n, n));
    if (!board) return board.error();
    Puzzle sudoku(*std::move(board));
    const std::uint32_t order = n * n;
    for (Cell cell = 0; cell < order * order; ++cell) {
        const std::uint32_t row = cell / order;
        const std::uint32_t column = cell % order;
        const std::uint32_t x = (row % n + column / n) % n;
        const std::uint32_t y = (row / n + column % n) % n;
        if (row >= n || column % n != 0) sudoku.set_given(cell, x * n + y + 1);
    }
    for (Cell cell = 0; cell < n * n; ++cell) {
        if (const Digit given = latin.given(cell); given != 0) {
            sudoku.set_given(cell_for(n, cell), digit_for(n, given));
        }
        if (latin.pencilmarks(cell) == latin.board().digits()) continue;
        DigitSet marks;
        for (const Digit digit : latin.pencilmarks(cell)) marks.insert(digit_for(n, digit));
        sudoku.set_pencilmarks(cell_for(n, cell), marks);
    }
    return sudoku;
}

Result<Grid> latin_from_sudoku(const Puzzle& latin, const Grid& solution) {
    const auto sudoku = latin_to_sudoku(latin);
    if (!sudoku) return sudoku.error();
    if (!(solution.board == sudoku->board()) || !solves(solution, *sudoku)) {
        return Error{ErrorCode::unsupported, 0, message(kNoSolutionOfSudoku)};
    }
    const std::uint32_t n = latin.board().order();
    Grid completed{latin.board(), std::vector<std::uint8_t>(latin.board().cell_count())};
    for (Cell cell = 0; cell < completed.digits.size(); ++cell) {
        completed.digits[cell] =
            static_cast<std::uint8_t>((solution.digits[cell_for(n, cell)] - 1U) / n + 1);
    }
    return completed;
}

}  // namespace sudokit
