#include "support/odd_puzzles.hpp"

#include <cstddef>
#include <utility>

#include "sudokit/graph.hpp"
#include "sudokit/solve.hpp"

#include "base/test_rounds.hpp"
#include "support/boards.hpp"

namespace sudokit::tests {
namespace {

Board cliques(std::uint32_t order, std::uint32_t cells, std::vector<std::vector<Cell>> houses) {
    Shape shape;
    shape.order = order;
    shape.regions = Cliques{cells, std::move(houses)};
    return *Board::make(shape);
}

// An odd cycle: two colours are not enough.
Board cycle(std::uint32_t order, std::uint32_t cells) {
    std::vector<std::vector<Cell>> houses;
    for (Cell cell = 0; cell < cells; ++cell) houses.push_back({cell, (cell + 1) % cells});
    return cliques(order, cells, std::move(houses));
}

// Every region has its cells all over the board: cell (r, c) is in region r + 2c.
Board scattered(std::uint32_t order) {
    Shape shape;
    shape.order = order;
    Jigsaw jigsaw;
    for (Cell cell = 0; cell < order * order; ++cell) {
        const Cell region = (cell / order + cell % order * 2) % order;
        jigsaw.region_of.push_back(static_cast<std::uint8_t>(region));
    }
    shape.regions = std::move(jigsaw);
    return *Board::make(shape);
}

std::vector<Board> grids() {
    Shape all = Shape::standard(9);
    all.diagonals = true;
    all.windows = true;
    Shape extra = Shape::standard(4);
    extra.extra = {{0, 1, 2, 3}, {0, 5, 10, 15}, {0, 3, 12, 15}};
    Shape lonely = Shape::standard(1);
    lonely.diagonals = true;
    lonely.extra = {{0}};
    std::vector<Board> boards = {scattered(5),         scattered(7),
                                 *Board::make(all),    *Board::make(extra),
                                 *Board::make(lonely), *Board::make(Shape::boxes(4, 2))};
    for (const std::uint32_t order : {1U, 2U, 3U, 4U, 5U, 7U}) {
        boards.push_back(Board::standard(order));
    }
    return boards;
}

std::vector<Board> boards_of_cliques() {
    return {cliques(1, 0, {}),
            cliques(64, 0, {{}, {}}),
            cliques(1, 1, {}),
            cliques(1, 3, {{0}, {2}, {}}),
            cliques(64, 3, {{0, 1}, {1, 2}}),
            cliques(4, 40, {}),
            cliques(3, 7, {{}, {0, 1, 2}, {2, 3}, {3, 4, 5}, {6}, {0, 1, 2}}),
            cycle(2, 9),
            cycle(3, 9),
            cliques(2, 4096, {{0, 4095}}),
            colouring_puzzle({board_graph(Board::standard(4)), {}}, 4)->board(),
            colouring_puzzle({board_graph(Board::standard(4)), {}}, 6)->board()};
}

// Almost complete, so that what looks at every candidate comes to an end.
Puzzle largest() {
    Puzzle puzzle(Board::standard(kMaxOrder));
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        const std::uint32_t row = puzzle.board().row_of(cell);
        const std::uint32_t shift = row % 8 * 8 + row / 8;
        puzzle.set_given(cell, (puzzle.board().column_of(cell) + shift) % kMaxOrder + 1);
    }
    for (const Cell cell : {0U, 70U, 2000U, 4095U}) puzzle.set_given(cell, 0);
    return puzzle;
}

void add_puzzles(const Board& board, std::vector<OddPuzzle>& out) {
    const std::string name = shape_name(board.shape());
    out.push_back({name + ", no givens", Puzzle(board)});
    if (board.cell_count() == 0) return;
    const auto answer = solve(Puzzle(board), {.limit = 1});
    if (!answer->solutions.empty()) {
        OddPuzzle some{name + ", some givens", Puzzle(board)};
        for (Cell cell = 0; cell < board.cell_count(); cell += 1 + cell % 3) {
            some.puzzle.set_given(cell, answer->solutions.front().digits[cell]);
        }
        out.push_back(some);
    }
    OddPuzzle same{name + ", the same digit twice", Puzzle(board)};
    same.puzzle.set_given(0, 1);
    if (!board.peers(0).empty()) same.puzzle.set_given(board.peers(0).front(), 1);
    out.push_back(same);
    OddPuzzle nothing{name + ", nothing left", Puzzle(board)};
    nothing.puzzle.set_pencilmarks(board.cell_count() - 1, DigitSet());
    out.push_back(nothing);
}

// Two of a board's four puzzles, not the same two everywhere.
void leave_half(std::vector<OddPuzzle>& puzzles) {
    std::vector<OddPuzzle> half;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (i % 2 == i / 4 % 2) half.push_back(puzzles[i]);
    }
    puzzles = std::move(half);
}

}  // namespace

const std::vector<OddPuzzle>& odd_puzzles() {
    static const std::vector<OddPuzzle> kAll = [] {
        std::vector<OddPuzzle> out;
        for (const Board& board : grids()) add_puzzles(board, out);
        for (const Board& board : boards_of_cliques()) add_puzzles(board, out);
        if (test_factor() < 1) leave_half(out);
        out.push_back({"64x64, almost complete", largest()});
        return out;
    }();
    return kAll;
}

}  // namespace sudokit::tests
