#include "sudokit/board.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "sudokit/expect.hpp"
#include "sudokit/shape_words.hpp"

#include "board/messages.hpp"
#include "board/shape.hpp"

namespace sudokit {

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

CellLists sorted(CellLists lists) {
    for (auto& list : lists) std::ranges::sort(list);
    return lists;
}

CellSet set_of(std::span<const Cell> members, std::uint32_t cells) {
    CellSet set(cells);
    for (const Cell cell : members) set.insert(cell);
    return set;
}

// The cells of all houses, kind by kind in the order of `Board::houses()`.
std::vector<std::pair<HouseKind, CellLists>> houses_by_kind(
    const Shape& shape, const std::vector<std::uint32_t>& region_of) {
    std::vector<std::pair<HouseKind, CellLists>> kinds;
    if (const auto* cliques = std::get_if<Cliques>(&shape.regions)) {
        kinds.emplace_back(HouseKind::extra, sorted(cliques->houses));
        return kinds;
    }
    kinds.emplace_back(HouseKind::row, lines(shape.order, HouseKind::row));
    kinds.emplace_back(HouseKind::column, lines(shape.order, HouseKind::column));
    kinds.emplace_back(HouseKind::box, regions(region_of, shape.order));
    if (shape.diagonals) kinds.emplace_back(HouseKind::diagonal, diagonals(shape.order));
    if (shape.windows) kinds.emplace_back(HouseKind::window, windows());
    kinds.emplace_back(HouseKind::extra, sorted(shape.extra));
    return kinds;
}

}  // namespace

// Which houses there are, and which ones each cell is in.
void Board::Tables::add_houses() {
    std::vector<std::vector<std::uint32_t>> of_cell(cell_count);
    for (auto& [kind, lists] : houses_by_kind(shape, box_of)) {
        for (std::uint32_t index = 0; index < lists.size(); ++index) {
            for (const Cell cell : lists[index]) {
                of_cell[cell].push_back(static_cast<std::uint32_t>(houses.size()));
            }
            house_sets.push_back(set_of(lists[index], cell_count));
            house_cells.push_back(std::move(lists[index]));
            const bool full = house_cells.back().size() == shape.order;
            houses.push_back({kind, index, house_cells.back(), full});
        }
    }
    for (const auto& list : of_cell) {
        houses_of_start.push_back(static_cast<std::uint32_t>(houses_of.size()));
        houses_of.insert(houses_of.end(), list.begin(), list.end());
    }
    houses_of_start.push_back(static_cast<std::uint32_t>(houses_of.size()));
}

// Where cells are in their houses, and which other cells are there.
void Board::Tables::add_peers() {
    if (!box_of.empty()) place_of.resize(cell_count);
    peer_sets.reserve(cell_count);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        peers_start.push_back(static_cast<std::uint32_t>(peers.size()));
        CellSet& others = peer_sets.emplace_back(cell_count);
        for (std::uint32_t i = houses_of_start[cell]; i < houses_of_start[cell + 1]; ++i) {
            const House& house = houses[houses_of[i]];
            const auto place = std::ranges::find(house.cells, cell) - house.cells.begin();
            places_of.push_back(static_cast<std::uint8_t>(place));
            if (house.kind == HouseKind::box) place_of[cell] = static_cast<std::uint32_t>(place);
            others |= house_sets[houses_of[i]];
        }
        others.erase(cell);
        for (const Cell other : others) peers.push_back(other);
    }
    peers_start.push_back(static_cast<std::uint32_t>(peers.size()));
}

Result<Board> Board::make(const Shape& shape) {
    if (auto fault = fault_of(shape)) return std::move(*fault);
    const auto tables = std::make_shared<Tables>();
    tables->shape = simplified(shape);
    tables->cell_count = sudokit::cell_count(shape);
    tables->box_of = region_map(tables->shape);
    tables->add_houses();
    tables->add_peers();
    return Board(tables);
}

Board Board::standard(std::uint32_t order) {
    SUDOKIT_EXPECT(order >= 1 && order <= kMaxOrder);
    return *make(Shape::standard(order));
}

namespace {

template <class Item>
const Item& at(const std::vector<Item>& all, std::uint32_t index) {
    SUDOKIT_EXPECT(index < all.size());
    return all[index];
}

}  // namespace

const Shape& Board::shape() const { return tables().shape; }
bool Board::is_grid() const { return !std::holds_alternative<Cliques>(shape().regions); }

Cell Board::cell(std::uint32_t row, std::uint32_t column) const {
    const Tables& tables = this->tables();
    SUDOKIT_EXPECT(row <= tables.cell_count && column < tables.shape.order);
    return row * tables.shape.order + column;
}

std::uint32_t Board::row_of(Cell cell) const {
    const Tables& tables = tables_with(cell);
    return cell / tables.shape.order;
}

std::uint32_t Board::column_of(Cell cell) const {
    const Tables& tables = tables_with(cell);
    return cell % tables.shape.order;
}

bool Board::has_boxes() const { return !tables().box_of.empty(); }
std::uint32_t Board::box_of(Cell cell) const { return at(tables().box_of, cell); }
std::uint32_t Board::place_of(Cell cell) const { return at(tables().place_of, cell); }

const House& Board::box(std::uint32_t index) const {
    const Tables& tables = this->tables();
    SUDOKIT_EXPECT(!tables.box_of.empty() && index < tables.shape.order);
    return tables.houses[2 * tables.shape.order + index];
}

Cell Board::cell_in_box(std::uint32_t box_index, std::uint32_t place) const {
    const House& house = box(box_index);
    SUDOKIT_EXPECT(place < house.cells.size());
    return house.cells[place];
}

std::optional<Error> grid_fault(const Board& board) {
    if (board.is_grid()) return std::nullopt;
    return Error{ErrorCode::unsupported, 0,
                 message(board_text::kNotAGrid, shape_words(board.shape()))};
}

std::string cell_name(const Board& board, Cell cell) {
    if (!board.is_grid()) return "v" + std::to_string(cell + 1);
    return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
           std::to_string(board.column_of(cell) + 1);
}

}  // namespace sudokit
