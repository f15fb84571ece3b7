#include "logic/techniques/rectangle.hpp"

#include <algorithm>

namespace sudokit::logic {

Corners corners_of(const Board& board, Cell a, Cell c) {
    const auto [top, bottom] = std::minmax({board.row_of(a), board.row_of(c)});
    const auto [left, right] = std::minmax({board.column_of(a), board.column_of(c)});
    return {board.cell(top, left), board.cell(top, right), board.cell(bottom, right),
            board.cell(bottom, left)};
}

bool can_swap(const Board& board, const Corners& corners) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Cell across = corners[(i + 2) % 4];
        for (const std::uint32_t house : board.houses_of(corners[i])) {
            const CellSet& cells = board.house_set(house);
            if (cells.contains(across)) return false;
            if (cells.contains(corners[(i + 1) % 4]) == cells.contains(corners[(i + 3) % 4])) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace sudokit::logic
