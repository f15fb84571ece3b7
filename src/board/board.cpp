#include "sudokit/board.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "board/messages.hpp"

namespace sudokit {

Shape Shape::boxes(std::uint32_t rows, std::uint32_t columns) {
    Shape shape;
    shape.order = rows * columns;
    shape.regions = Boxes{rows, columns};
    return shape;
}

Shape Shape::standard(std::uint32_t order) {
    std::uint32_t rows = 1;
    for (std::uint32_t candidate = 2; candidate * candidate <= order; ++candidate) {
        if (order % candidate == 0) rows = candidate;
    }
    Shape shape;
    shape.order = order;
    if (rows == 1) {
        shape.regions = Latin{};
    } else {
        shape.regions = Boxes{rows, order / rows};
    }
    return shape;
}

struct Board::Tables {
    Shape shape;
    std::vector<Cell> house_cells;  // order cells per house, house after house
    std::vector<House> houses;
    std::vector<std::uint32_t> houses_of;        // flat, `houses_of_start` delimits the cells
    std::vector<std::uint32_t> houses_of_start;  // one more than there are cells
    std::vector<Cell> peers;
    std::vector<std::uint32_t> peers_start;
    std::vector<std::uint32_t> box_of;    // empty on Latin boards
    std::vector<std::uint32_t> place_of;  // likewise
};

namespace {

using CellLists = std::vector<std::vector<Cell>>;

Error board_error(Message message) { return {ErrorCode::board, 0, std::move(message)}; }

std::optional<Error> fault_of_jigsaw(const Jigsaw& jigsaw, std::uint32_t order) {
    if (jigsaw.region_of.size() != std::size_t{order} * order) {
        return board_error(
            message(board_text::kRegionCells, order * order, jigsaw.region_of.size()));
    }
    std::vector<std::uint32_t> sizes(order, 0);
    for (std::uint32_t cell = 0; cell < order * order; ++cell) {
        const std::uint32_t region = jigsaw.region_of[cell];
        if (region >= order) {
            return board_error(message(board_text::kRegionNumber, order, region, cell / order + 1,
                                       cell % order + 1));
        }
        ++sizes[region];
    }
    for (std::uint32_t region = 0; region < order; ++region) {
        if (sizes[region] != order) {
            return board_error(message(board_text::kRegionSize, region + 1, sizes[region], order));
        }
    }
    return std::nullopt;
}

std::optional<Error> fault_of_extra(const Shape& shape) {
    for (std::size_t i = 0; i < shape.extra.size(); ++i) {
        std::vector<Cell> cells = shape.extra[i];
        for (const Cell cell : cells) {
            if (cell >= shape.order * shape.order) {
                return board_error(
                    message(board_text::kExtraCell, i + 1, cell, shape.order * shape.order));
            }
        }
        std::ranges::sort(cells);
        // Not std::ranges::unique: clang 14 cannot compile the subrange that it returns.
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        if (cells.size() != shape.order || shape.extra[i].size() != shape.order) {
            return board_error(message(board_text::kExtraSize, i + 1, cells.size(), shape.order));
        }
    }
    return std::nullopt;
}

std::optional<Error> fault_of(const Shape& shape) {
    if (shape.order < 1 || shape.order > kMaxOrder) {
        return board_error(message(board_text::kOrderRange, shape.order));
    }
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        if (std::uint64_t{boxes->rows} * boxes->columns != shape.order) {
            return board_error(
                message(board_text::kBoxProduct, boxes->rows, boxes->columns, shape.order));
        }
    }
    if (const auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        if (auto fault = fault_of_jigsaw(*jigsaw, shape.order)) return fault;
    }
    if (shape.windows && shape.order != 9) {
        return board_error(message(board_text::kWindowsOrder, shape.order));
    }
    return fault_of_extra(shape);
}

// The region of each cell; empty on Latin boards.
std::vector<std::uint32_t> region_map(const Shape& shape) {
    std::vector<std::uint32_t> map;
    const std::uint32_t order = shape.order;
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        const std::uint32_t per_band = order / boxes->columns;
        for (Cell cell = 0; cell < order * order; ++cell) {
            map.push_back(cell / order / boxes->rows * per_band + cell % order / boxes->columns);
        }
    } else if (const auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        map.assign(jigsaw->region_of.begin(), jigsaw->region_of.end());
    }
    return map;
}

// The same regions, numbered in the order of their first cells: maps that differ only in the names
// of the regions are one board.
void renumber(Jigsaw& jigsaw) {
    std::vector<std::optional<std::uint8_t>> number(kMaxOrder);
    std::uint8_t next = 0;
    for (std::uint8_t& region : jigsaw.region_of) {
        if (!number[region]) number[region] = next++;
        region = *number[region];
    }
}

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

}  // namespace

Result<Board> Board::make(const Shape& shape) {
    if (auto fault = fault_of(shape)) return std::move(*fault);
    const auto tables = std::make_shared<Tables>();
    const std::uint32_t order = shape.order;
    const std::uint32_t cells = order * order;
    tables->shape = shape;
    if (auto* jigsaw = std::get_if<Jigsaw>(&tables->shape.regions)) renumber(*jigsaw);
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
            tables->houses_of.push_back(id);
            const auto members = tables->houses[id].cells;
            peers.insert(peers.end(), members.begin(), members.end());
        }
        std::ranges::sort(peers);
        peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
        std::erase(peers, cell);
        tables->peers.insert(tables->peers.end(), peers.begin(), peers.end());
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

std::string shape_name(const Shape& shape) {
    const std::string order = std::to_string(shape.order);
    std::string name = order + "x" + order;
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        name += " boxes " + std::to_string(boxes->rows) + "x" + std::to_string(boxes->columns);
    } else if (std::holds_alternative<Jigsaw>(shape.regions)) {
        name += " jigsaw";
    } else {
        name += " latin";
    }
    if (shape.diagonals) name += " +diagonals";
    if (shape.windows) name += " +windows";
    if (!shape.extra.empty()) name += " +extra";
    return name;
}

}  // namespace sudokit
