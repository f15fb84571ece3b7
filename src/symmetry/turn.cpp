// Boards turned, and boards with lines exchanged.
#include <algorithm>
#include <utility>

#include "sudokit/transformation.hpp"

#include "symmetry/messages.hpp"
#include "symmetry/permutation.hpp"

namespace sudokit {
namespace {

using Lines = std::span<const std::uint32_t>;

bool exchanges_rows_with_columns(Turn how) {
    switch (how) {
        case Turn::quarter:
        case Turn::three_quarters:
        case Turn::diagonal:
        case Turn::antidiagonal: return true;
        case Turn::half:
        case Turn::left_right:
        case Turn::top_bottom: return false;
    }
    return false;
}

// The board that regions and extra houses lie on once their cells have gone where `places` say.
// Boxes stay as they are: whoever moves them otherwise is told which house would break.
Result<Board> board_moved(const Board& board, std::span<const Cell> places, bool transposed) {
    Shape shape = board.shape();
    if (auto* boxes = std::get_if<Boxes>(&shape.regions); boxes != nullptr && transposed) {
        std::swap(boxes->rows, boxes->columns);
    } else if (auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        const auto before = jigsaw->region_of;
        for (Cell cell = 0; cell < before.size(); ++cell) {
            jigsaw->region_of[places[cell]] = before[cell];
        }
    }
    for (auto& house : shape.extra) {
        for (Cell& cell : house) cell = places[cell];
        std::ranges::sort(house);
    }
    if (shape == board.shape()) return board;
    return Board::make(shape);
}

}  // namespace

Cell turned_cell(const Board& board, Cell cell, Turn how) {
    const std::uint32_t row = board.row_of(cell);
    const std::uint32_t column = board.column_of(cell);
    const std::uint32_t last = board.order() - 1;
    switch (how) {
        case Turn::quarter: return board.cell(column, last - row);
        case Turn::half: return board.cell(last - row, last - column);
        case Turn::three_quarters: return board.cell(last - column, row);
        case Turn::left_right: return board.cell(row, last - column);
        case Turn::top_bottom: return board.cell(last - row, column);
        case Turn::diagonal: return board.cell(column, row);
        case Turn::antidiagonal: return board.cell(last - column, last - row);
    }
    return cell;
}

Transformation turn(const Board& board, Turn how) {
    SUDOKIT_EXPECT(board.is_grid());
    std::vector<Cell> places(board.cell_count());
    for (Cell cell = 0; cell < places.size(); ++cell) places[cell] = turned_cell(board, cell, how);
    const auto to = board_moved(board, places, exchanges_rows_with_columns(how));
    return *Transformation::make(board, *to, std::move(places),
                                 symmetry::counted_from(1, board.order()));
}

Result<Transformation> line_exchange(const Board& board, Lines rows, Lines columns) {
    if (auto fault = grid_fault(board)) return std::move(*fault);
    if (!symmetry::is_permutation_from(0, board.order(), rows) ||
        !symmetry::is_permutation_from(0, board.order(), columns)) {
        return Error{ErrorCode::board, 0, message(symmetry_text::kNotAllLines, board.order())};
    }
    std::vector<Cell> places(board.cell_count());
    for (Cell cell = 0; cell < places.size(); ++cell) {
        places[cell] = board.cell(rows[board.row_of(cell)], columns[board.column_of(cell)]);
    }
    const auto to = board_moved(board, places, false);
    if (!to) return to.error();
    return Transformation::make(board, *to, std::move(places),
                                symmetry::counted_from(1, board.order()));
}

}  // namespace sudokit
