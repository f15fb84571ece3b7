// What techniques ask of houses: in which order to look through them, which are lines, and which
// cells are at some places.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::logic {

/// Visits the houses until `visit` answers false, and then does so too. Boxes come first, since
/// players look there first; then the others in their order.
template <class Visit>
bool each_house(const Board& board, Visit visit) {
    const auto houses = board.houses();
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].kind == HouseKind::box && !visit(house)) return false;
    }
    for (std::uint32_t house = 0; house < houses.size(); ++house) {
        if (houses[house].kind != HouseKind::box && !visit(house)) return false;
    }
    return true;
}

/// True if `each_house` visits `a` before `b`.
[[nodiscard]] inline bool comes_before(const Board& board, std::uint32_t a, std::uint32_t b) {
    const bool a_is_box = board.houses()[a].kind == HouseKind::box;
    const bool b_is_box = board.houses()[b].kind == HouseKind::box;
    return a_is_box != b_is_box ? a_is_box : a < b;
}

/// Rows, columns and diagonals, as against boxes, windows and extra houses.
[[nodiscard]] inline bool is_line(HouseKind kind) {
    return kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::diagonal;
}

/// The box of `cell` as an index into `Board::houses()`; the board has boxes.
[[nodiscard]] inline std::uint32_t box_house(const Board& board, Cell cell) {
    return 2 * board.order() + board.box_of(cell);
}

/// The cell at the first of `places` (bit i: the i-th cell of the house), of which there is one.
[[nodiscard]] inline Cell first_cell_at(const House& house, std::uint64_t places) {
    return house.cells[static_cast<std::size_t>(std::countr_zero(places))];
}

/// The cells at all of `places`.
[[nodiscard]] inline std::vector<Cell> cells_at(const House& house, std::uint64_t places) {
    std::vector<Cell> cells;
    for (; places != 0; places &= places - 1) cells.push_back(first_cell_at(house, places));
    return cells;
}

}  // namespace sudokit::logic
