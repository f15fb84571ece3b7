#include "support/boards.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "sudokit/solve.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit::tests {
namespace {

// The cells of `region` hang together by sides.
bool is_connected(const std::vector<std::uint8_t>& region_of, std::uint32_t order,
                  std::uint8_t region) {
    std::vector<Cell> found;
    std::vector<bool> seen(region_of.size(), false);
    const auto start = std::ranges::find(region_of, region) - region_of.begin();
    found.push_back(static_cast<Cell>(start));
    seen[found[0]] = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Cell cell = found[i];
        const auto visit = [&](Cell next) {
            if (region_of[next] != region || seen[next]) return;
            seen[next] = true;
            found.push_back(next);
        };
        if (cell % order > 0) visit(cell - 1);
        if (cell % order + 1 < order) visit(cell + 1);
        if (cell >= order) visit(cell - order);
        if (cell + order < region_of.size()) visit(cell + order);
    }
    return found.size() == order;
}

// Digits of some solution of the empty board: a few random givens make it a random one.
std::optional<Grid> random_solution(const Board& board, Rng& rng) {
    Puzzle start(board);
    std::vector<Cell> row(board.order());
    std::iota(row.begin(), row.end(), 1);
    rng.shuffle(row);
    const auto line = static_cast<std::uint32_t>(rng.below(board.order()));
    for (Cell column = 0; column < board.order(); ++column) {
        start.set_given(board.cell(line, column), row[column]);
    }
    const Patience patience(2000);
    auto answer = solve(start, {.engine = "general", .limit = 1, .deadline = patience.deadline()});
    if (!answer || answer->solutions.empty()) return std::nullopt;
    return answer->solutions.front();
}

}  // namespace

bool is_quick(const EngineInfo& engine, const Board& board) {
    static constexpr std::array<std::string_view, 3> kQuick = {"nine", "general", "exhaustive"};
    return std::ranges::find(kQuick, engine.name) != kQuick.end() &&
           !engine_fault(engine.name, board);
}

Board random_jigsaw(std::uint32_t order, Rng& rng) {
    Shape shape;
    shape.order = order;
    const Board plain = Board::standard(order);
    Jigsaw jigsaw;
    for (Cell cell = 0; cell < plain.cell_count(); ++cell) {
        const std::uint32_t region = plain.has_boxes() ? plain.box_of(cell) : plain.row_of(cell);
        jigsaw.region_of.push_back(static_cast<std::uint8_t>(region));
    }
    auto& map = jigsaw.region_of;
    for (std::uint32_t i = 0; i < 400 * order; ++i) {
        // Two cells of two regions change sides, if both regions stay in one piece.
        const auto a = rng.below(map.size());
        const auto b = rng.below(map.size());
        std::swap(map[a], map[b]);
        if (!is_connected(map, order, map[a]) || !is_connected(map, order, map[b])) {
            std::swap(map[a], map[b]);
        }
    }
    shape.regions = std::move(jigsaw);
    return *Board::make(shape);
}

Board random_board(std::uint32_t most, Rng& rng) {
    const auto order = static_cast<std::uint32_t>(rng.below(most)) + 1;
    if (rng.below(4) == 0) return random_jigsaw(order, rng);
    Shape shape = Shape::standard(order);
    if (rng.below(4) == 0) shape.regions = Latin{};
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions); boxes && rng.below(3) == 0) {
        shape.regions = Boxes{boxes->columns, boxes->rows};
    }
    shape.diagonals = rng.below(4) == 0;
    shape.windows = order == 9 && rng.below(4) == 0;
    if (rng.below(4) == 0) {
        std::vector<Cell> cells(std::size_t{order} * order);
        std::iota(cells.begin(), cells.end(), 0);
        rng.shuffle(cells);
        cells.resize(order);
        shape.extra.push_back(cells);
    }
    return *Board::make(shape);
}

Puzzle random_puzzle(const Board& board, std::uint32_t share, Rng& rng) {
    Puzzle puzzle(board);
    const auto solution = random_solution(board, rng);
    for (Cell cell = 0; cell < board.cell_count(); ++cell) {
        if (rng.below(100) >= share) continue;
        const Digit digit =
            solution ? solution->digits[cell] : static_cast<Digit>(rng.below(board.order())) + 1;
        puzzle.set_given(cell, digit);
    }
    return puzzle;
}

void add_random_pencilmarks(Puzzle& puzzle, Rng& rng) {
    for (Cell cell = 0; cell < puzzle.board().cell_count(); ++cell) {
        if (rng.below(3) != 0) continue;
        const auto digit = static_cast<Digit>(rng.below(puzzle.board().order())) + 1;
        puzzle.set_pencilmarks(cell, puzzle.pencilmarks(cell) & ~DigitSet::of(digit));
    }
}

}  // namespace sudokit::tests
