#include "logic/techniques/uniqueness/rectangle.hpp"

#include <algorithm>

namespace sudokit::logic {

Corners corners_of(const Board& board, Cell a, Cell c) {
    const std::uint32_t n = board.order();
    const auto [top, bottom] = std::minmax({a / n, c / n});
    const auto [left, right] = std::minmax({a % n, c % n});
    return {top * n + left, top * n + right, bottom * n + right, bottom * n + left};
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
