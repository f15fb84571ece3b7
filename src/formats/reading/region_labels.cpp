#include "formats/reading/region_labels.hpp"

#include <algorithm>
#include <cstddef>

#include "board/shape.hpp"

namespace sudokit::formats {

Jigsaw regions_of_labels(std::span<const std::int64_t> labels) {
    constexpr std::size_t kMost = 255;  // more regions than any board has
    std::vector<std::int64_t> seen;
    std::vector<std::uint8_t> numbers;
    for (const std::int64_t label : labels) {
        const auto found = std::ranges::find(seen, label);
        const auto index = static_cast<std::size_t>(found - seen.begin());
        if (found == seen.end() && seen.size() < kMost) seen.push_back(label);
        numbers.push_back(static_cast<std::uint8_t>(index));
    }
    return {std::move(numbers)};
}

std::vector<std::uint32_t> labels_of_regions(const Shape& shape) {
    std::vector<std::uint32_t> labels = region_map(shape);
    if (!labels.empty()) return labels;
    for (Cell cell = 0; cell < shape.order * shape.order; ++cell) {
        labels.push_back(cell / shape.order);
    }
    return labels;
}

}  // namespace sudokit::formats
