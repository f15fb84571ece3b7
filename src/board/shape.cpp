#include "board/shape.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "sudokit/cell_name.hpp"

#include "board/messages.hpp"

namespace sudokit {
namespace {

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
            return board_error(
                message(board_text::kRegionNumber, order, region, cell_words(order, cell)));
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

std::optional<Error> fault_of_cliques(const Cliques& cliques, const Shape& shape) {
    constexpr std::uint32_t kMostCells = kMaxOrder * kMaxOrder;
    if (cliques.cells > kMostCells) {
        return board_error(message(board_text::kCellRange, kMostCells, cliques.cells));
    }
    if (shape.diagonals || shape.windows || !shape.extra.empty()) {
        return board_error(message(board_text::kCliquesOnly));
    }
    for (std::size_t i = 0; i < cliques.houses.size(); ++i) {
        std::vector<Cell> cells = cliques.houses[i];
        std::ranges::sort(cells);
        if (!cells.empty() && cells.back() >= cliques.cells) {
            return board_error(
                message(board_text::kCliqueCell, i + 1, cells.back(), cliques.cells));
        }
        if (cells.size() > shape.order || std::ranges::adjacent_find(cells) != cells.end()) {
            return board_error(message(board_text::kCliqueSize, i + 1, cells.size(), shape.order));
        }
    }
    return std::nullopt;
}

}  // namespace

std::uint32_t cell_count(const Shape& shape) {
    const auto* cliques = std::get_if<Cliques>(&shape.regions);
    return cliques != nullptr ? cliques->cells : shape.order * shape.order;
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
    if (const auto* cliques = std::get_if<Cliques>(&shape.regions)) {
        return fault_of_cliques(*cliques, shape);
    }
    if (shape.windows && shape.order != 9) {
        return board_error(message(board_text::kWindowsOrder, shape.order));
    }
    return fault_of_extra(shape);
}

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

Shape simplified(Shape shape) {
    std::vector<std::uint32_t> map = region_map(shape);
    std::vector<std::optional<std::uint32_t>> number(shape.order);
    std::uint32_t next = 0;
    for (std::uint32_t& region : map) {
        if (!number[region]) number[region] = next++;
        region = *number[region];
    }
    for (std::uint32_t rows = 1; rows <= shape.order && !map.empty(); ++rows) {
        if (shape.order % rows != 0) continue;
        if (region_map(Shape::boxes(rows, shape.order / rows)) != map) continue;
        shape.regions = Boxes{rows, shape.order / rows};
        // Regions that are the rows or the columns say nothing new.
        if (rows == 1 || rows == shape.order) shape.regions = Latin{};
        return shape;
    }
    if (auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
        std::ranges::transform(map, jigsaw->region_of.begin(), [](std::uint32_t region) {
            return static_cast<std::uint8_t>(region);
        });
    }
    return shape;
}

Shape Shape::boxes(std::uint32_t rows, std::uint32_t columns) {
    Shape shape;
    shape.order = rows * columns;
    shape.regions = Boxes{rows, columns};
    return shape;
}

Shape Shape::standard(std::uint32_t order) {
    std::uint32_t rows = 1;
    for (std::uint32_t candidate = 2; std::uint64_t{candidate} * candidate <= order; ++candidate) {
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

std::string shape_name(const Shape& shape) {
    const std::string order = std::to_string(shape.order);
    if (const auto* cliques = std::get_if<Cliques>(&shape.regions)) {
        return std::to_string(cliques->cells) + " cells " + order + " digits";
    }
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
