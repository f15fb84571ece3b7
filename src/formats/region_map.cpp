#include "formats/region_map.hpp"

#include <algorithm>
#include <cstddef>

namespace sudokit::formats {
namespace {

// Labels renumbered from 0 in order of first appearance, so that equal partitions are equal lists.
std::vector<std::uint8_t> renumbered(std::span<const std::int64_t> labels) {
    constexpr std::size_t kMost = 255;  // more regions than any board has
    std::vector<std::int64_t> seen;
    std::vector<std::uint8_t> numbers;
    for (const std::int64_t label : labels) {
        const auto found = std::ranges::find(seen, label);
        const auto index = static_cast<std::size_t>(found - seen.begin());
        if (found == seen.end() && seen.size() < kMost) seen.push_back(label);
        numbers.push_back(static_cast<std::uint8_t>(index));
    }
    return numbers;
}

}  // namespace

decltype(Shape::regions) regions_of_labels(std::span<const std::int64_t> labels,
                                           std::uint32_t order) {
    std::vector<std::uint8_t> numbers = renumbered(labels);
    Shape shape;
    shape.order = order;
    for (std::uint32_t rows = 1; rows <= order; ++rows) {
        if (order % rows != 0) continue;
        shape.regions = Boxes{rows, order / rows};
        const auto boxes = region_labels(shape);
        if (!std::ranges::equal(boxes, numbers)) continue;
        // Regions that are the rows or the columns say nothing new.
        if (rows == 1 || rows == order) shape.regions = Latin{};
        return shape.regions;
    }
    return Jigsaw{std::move(numbers)};
}

std::vector<std::uint32_t> region_labels(const Shape& shape) {
    const std::uint32_t order = shape.order;
    std::vector<std::uint32_t> labels;
    for (Cell cell = 0; cell < order * order; ++cell) {
        const std::uint32_t row = cell / order;
        if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
            labels.push_back(row / boxes->rows * boxes->rows + cell % order / boxes->columns);
        } else if (const auto* jigsaw = std::get_if<Jigsaw>(&shape.regions)) {
            labels.push_back(jigsaw->region_of[cell]);
        } else {
            labels.push_back(row);
        }
    }
    return labels;
}

}  // namespace sudokit::formats
