#include "sudokit/board.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "board/shape.hpp"

namespace sudokit {

struct Board::Tables {
    Shape shape;
    std::vector<Cell> house_cells;  // order cells per house, house after house
    std::vector<House> houses;
    std::vector<std::uint32_t> houses_of;        // flat, `houses_of_start` delimits the cells
    std::vector<std::uint32_t> houses_of_start;  // one more than there are cells
    std::vector<std::uint8_t> places_of;         // beside `houses_of`
    std::vector<Cell> peers;
    std::vector<std::uint32_t> peers_start;
    std::vector<CellSet> peer_sets;
    std::vector<CellSet> house_sets;
    std::vector<std::uint32_t> box_of;    // empty on Latin boards
    std::vector<std::uint32_t> place_of;  // likewise
};

namespace {

using CellLists = std::vector<std::vector<Cell>>;

CellLists lines(std::uint32_t order, HouseKind kind) {
    CellLists lists(order);
    for (Cell cell = 0; cell < order * order; ++cell) {
        lists[kind == HouseKind::row ? cell / order : cell % order].push_back(cell);
    }
    return lists;
}

CellLists regions(const std::vector<std::uint32_t>& map, std::uint32_t order) {
    if (map.empty()) return {};
    CellLists lists(order);
    for (Cell cell = 0; cell < order * order; ++cell) lists[map[cell]].push_back(cell);
    return lists;
}

CellLists diagonals(std::uint32_t order) {
    CellLists lists(2);
    for (std::uint32_t i = 0; i < order; ++i) {
        lists[0].push_back(i * order + i);
        lists[1].push_back(i * order + order - 1 - i);
    }
    return lists;
}

// The four 3x3 squares of a 9x9 board that lie one cell away from the box lines.
CellLists windows() {
    CellLists lists;
    for (const std::uint32_t top : {1U, 5U}) {
        for (const std::uint32_t left : {1U, 5U}) {
            auto& list = lists.emplace_back();
            for (std::uint32_t i = 0; i < 9; ++i) {
                list.push_back((top + i / 3) * 9 + left + i % 3);
            }
        }
    }
    return lists;
}

CellLists sorted_extra(const Shape& shape) {
    CellLists lists = shape.extra;
    for (auto& list : lists) std::ranges::sort(list);
    return lists;
}

CellSet set_of(std::span<const Cell> members, std::uint32_t cells) {
    CellSet set(cells);
    for (const Cell cell : members) set.insert(cell);
    return set;
}

}  // namespace

Result<Board> Board::make(const Shape& shape) {
    if (auto fault = fault_of(shape)) return std::move(*fault);
    const auto tables = std::make_shared<Tables>();
    const std::uint32_t order = shape.order;
    const std::uint32_t cells = order * order;
    tables->shape = simplified(shape);
    tables->box_of = region_map(tables->shape);

    std::vector<std::pair<HouseKind, CellLists>> kinds;
    kinds.emplace_back(HouseKind::row, lines(order, HouseKind::row));
    kinds.emplace_back(HouseKind::column, lines(order, HouseKind::column));
    kinds.emplace_back(HouseKind::box, regions(tables->box_of, order));
    if (shape.diagonals) kinds.emplace_back(HouseKind::diagonal, diagonals(order));
    if (shape.windows) kinds.emplace_back(HouseKind::window, windows());
    kinds.emplace_back(HouseKind::extra, sorted_extra(shape));

    std::vector<std::vector<std::uint32_t>> houses_of(cells);
    for (const auto& [kind, lists] : kinds) {
        for (std::uint32_t index = 0; index < lists.size(); ++index) {
            const auto id = static_cast<std::uint32_t>(tables->houses.size());
            for (const Cell cell : lists[index]) houses_of[cell].push_back(id);
            tables->house_cells.insert(tables->house_cells.end(), lists[index].begin(),
                                       lists[index].end());
            tables->houses.push_back({kind, index, {}});
        }
    }
    for (std::size_t id = 0; id < tables->houses.size(); ++id) {
        tables->houses[id].cells = std::span(tables->house_cells).subspan(id * order, order);
        tables->house_sets.push_back(set_of(tables->houses[id].cells, cells));
    }
    if (!tables->box_of.empty()) {
        tables->place_of.resize(cells);
        for (std::uint32_t box = 0; box < order; ++box) {
            const House& house = tables->houses[2 * order + box];
            for (std::uint32_t place = 0; place < order; ++place) {
                tables->place_of[house.cells[place]] = place;
            }
        }
    }
    for (Cell cell = 0; cell < cells; ++cell) {
        tables->houses_of_start.push_back(static_cast<std::uint32_t>(tables->houses_of.size()));
        tables->peers_start.push_back(static_cast<std::uint32_t>(tables->peers.size()));
        std::vector<Cell> peers;
        for (const std::uint32_t id : houses_of[cell]) {
            const auto members = tables->houses[id].cells;
            tables->houses_of.push_back(id);
            tables->places_of.push_back(
                static_cast<std::uint8_t>(std::ranges::find(members, cell) - members.begin()));
            peers.insert(peers.end(), members.begin(), members.end());
        }
        std::ranges::sort(peers);
        peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
        std::erase(peers, cell);
        tables->peers.insert(tables->peers.end(), peers.begin(), peers.end());
        tables->peer_sets.push_back(set_of(peers, cells));
    }
    tables->houses_of_start.push_back(static_cast<std::uint32_t>(tables->houses_of.size()));
    tables->peers_start.push_back(static_cast<std::uint32_t>(tables->peers.size()));
    return Board(tables);
}

Board Board::standard(std::uint32_t order) { return *make(Shape::standard(order)); }

const Shape& Board::shape() const { return tables_->shape; }
std::uint32_t Board::order() const { return tables_->shape.order; }
std::span<const House> Board::houses() const { return tables_->houses; }

std::span<const std::uint32_t> Board::houses_of(Cell cell) const {
    const std::uint32_t start = tables_->houses_of_start[cell];
    return std::span(tables_->houses_of).subspan(start, tables_->houses_of_start[cell + 1] - start);
}

std::span<const std::uint8_t> Board::places_of(Cell cell) const {
    const std::uint32_t start = tables_->houses_of_start[cell];
    return std::span(tables_->places_of).subspan(start, tables_->houses_of_start[cell + 1] - start);
}

const CellSet& Board::peer_set(Cell cell) const { return tables_->peer_sets[cell]; }
const CellSet& Board::house_set(std::uint32_t house) const { return tables_->house_sets[house]; }

std::span<const Cell> Board::peers(Cell cell) const {
    const std::uint32_t start = tables_->peers_start[cell];
    return std::span(tables_->peers).subspan(start, tables_->peers_start[cell + 1] - start);
}

bool Board::has_boxes() const { return !tables_->box_of.empty(); }
std::uint32_t Board::box_of(Cell cell) const { return tables_->box_of[cell]; }
std::uint32_t Board::place_of(Cell cell) const { return tables_->place_of[cell]; }
const House& Board::box(std::uint32_t index) const { return tables_->houses[2 * order() + index]; }

Cell Board::cell_in_box(std::uint32_t box_index, std::uint32_t place) const {
    return box(box_index).cells[place];
}

std::string cell_name(const Board& board, Cell cell) {
    return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
           std::to_string(board.column_of(cell) + 1);
}

}  // namespace sudokit
