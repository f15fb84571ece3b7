#include "formats/links/fpuzzles_board.hpp"

#include <algorithm>

#include "board/shape.hpp"

namespace sudokit::formats {

std::vector<Cell> rising_diagonal(std::uint32_t order) {
    std::vector<Cell> cells;
    for (std::uint32_t row = 0; row < order; ++row) cells.push_back(row * order + order - 1 - row);
    return cells;
}

std::vector<Cell> falling_diagonal(std::uint32_t order) {
    std::vector<Cell> cells;
    for (std::uint32_t row = 0; row < order; ++row) cells.push_back(row * order + row);
    return cells;
}

std::vector<std::vector<Cell>> disjoint_groups(const Shape& shape) {
    std::vector<std::uint32_t> filled(shape.order, 0);
    std::vector<std::vector<Cell>> groups(shape.order);
    const auto regions = region_map(shape);
    if (regions.empty()) return {};
    for (Cell cell = 0; cell < regions.size(); ++cell) {
        if (regions[cell] >= shape.order) continue;  // a jigsaw that `Board::make` will refuse
        const std::uint32_t place = filled[regions[cell]]++;
        if (place < shape.order) groups[place].push_back(cell);
    }
    return groups;
}

std::array<std::vector<Cell>, 4> window_houses() {
    constexpr std::uint32_t kOrder = 9;
    std::array<std::vector<Cell>, 4> windows;
    for (std::uint32_t window = 0; window < 4; ++window) {
        const std::uint32_t top = window / 2 * 4 + 1;
        const std::uint32_t left = window % 2 * 4 + 1;
        for (std::uint32_t place = 0; place < kOrder; ++place) {
            windows[window].push_back((top + place / 3) * kOrder + left + place % 3);
        }
    }
    return windows;
}

void recognise_windows(Shape& shape) {
    if (shape.order != 9) return;
    const auto windows = window_houses();
    const auto is_window = [&](std::vector<Cell> house) {
        std::ranges::sort(house);
        return std::ranges::find(windows, house) != windows.end();
    };
    if (std::ranges::count_if(shape.extra, is_window) != 4) return;
    std::vector<std::vector<Cell>> found;
    for (auto house : shape.extra) {
        std::ranges::sort(house);
        if (is_window(house) && std::ranges::find(found, house) == found.end()) {
            found.push_back(house);
        }
    }
    if (found.size() != windows.size()) return;
    std::erase_if(shape.extra, is_window);
    shape.windows = true;
}

}  // namespace sudokit::formats
