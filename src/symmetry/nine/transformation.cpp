#include <utility>

#include "sudokit/nine_symmetry.hpp"
#include "sudokit/symmetry.hpp"

namespace sudokit::nine {

Transformation transformation_of(const Symmetry& symmetry) {
    const Board board = Board::standard(9);
    std::vector<Cell> cells(kCells);
    for (std::uint32_t row = 0; row < 9; ++row) {
        for (std::uint32_t column = 0; column < 9; ++column) {
            const std::uint32_t from_row = symmetry.rows[row];
            const std::uint32_t from_column = symmetry.columns[column];
            const Cell from = symmetry.transposed ? board.cell(from_column, from_row)
                                                  : board.cell(from_row, from_column);
            cells[from] = board.cell(row, column);
        }
    }
    std::vector<Digit> digits(symmetry.digits.begin() + 1, symmetry.digits.end());
    return *Transformation::make(board, board, std::move(cells), std::move(digits));
}

}  // namespace sudokit::nine
