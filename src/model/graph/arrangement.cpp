#include "model/graph/arrangement.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "base/assert.hpp"

namespace sudokit::graph {
namespace {

using Masks = std::vector<std::uint64_t>;  // bit i: line i

// Which of the lines each region meets.
Masks lines_met(const std::vector<VertexSet>& regions, const std::vector<VertexSet>& lines) {
    Masks masks;
    for (const VertexSet& region : regions) {
        masks.push_back(0);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (region.common_with(lines[i]) > 0) masks.back() |= std::uint64_t{1} << i;
        }
    }
    return masks;
}

bool equal_or_apart(const Masks& masks) {
    for (const std::uint64_t a : masks) {
        for (const std::uint64_t b : masks) {
            if (a != b && (a & b) != 0) return false;
        }
    }
    return true;
}

// True if the regions are the products of bands and stacks.
bool are_boxes(const Masks& rows, const Masks& columns) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto cells = std::popcount(rows[i]) * std::popcount(columns[i]);
        if (cells != static_cast<int>(rows.size())) return false;
    }
    return equal_or_apart(rows) && equal_or_apart(columns);
}

// Lines of a group (a band, a stack) side by side, all by their least vertices.
std::vector<VertexSet> in_order(const std::vector<VertexSet>& lines, const Masks& groups) {
    const std::size_t count = lines.size();
    std::vector<std::array<std::uint32_t, 2>> keys;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t own = lines[i].members().front();
        keys.push_back({own, own});
    }
    for (const std::uint64_t group : groups) {
        std::uint32_t least = ~0U;
        for (std::size_t i = 0; i < count; ++i) {
            if ((group >> i & 1U) != 0) least = std::min(least, keys[i][1]);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if ((group >> i & 1U) != 0) keys[i][0] = least;
        }
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return keys[i]; });
    std::vector<VertexSet> out;
    out.reserve(count);
    for (const std::size_t i : order) out.push_back(lines[i]);
    return out;
}

// True if the line through vertex 0 in `b` has lower vertices than that in `a`.
bool comes_first(const std::vector<VertexSet>& b, const std::vector<VertexSet>& a) {
    const auto line = [](const std::vector<VertexSet>& lines) {
        return std::ranges::find_if(lines, [](const VertexSet& set) { return set.contains(0); })
            ->members();
    };
    return line(b) < line(a);
}

std::vector<Vertex> crossings(const Houses& houses) {
    std::vector<Vertex> out;
    for (const VertexSet& row : houses.rows) {
        for (const VertexSet& column : houses.columns) {
            VertexSet both = row;
            both &= column;
            out.push_back(both.members().front());
        }
    }
    return out;
}

Jigsaw jigsaw_of(const Houses& houses, const std::vector<Vertex>& vertex_of) {
    Jigsaw jigsaw;
    for (const Vertex vertex : vertex_of) {
        const auto region = std::ranges::find_if(
            houses.regions, [&](const VertexSet& set) { return set.contains(vertex); });
        jigsaw.region_of.push_back(static_cast<std::uint8_t>(region - houses.regions.begin()));
    }
    return jigsaw;
}

// A natural number of any size, by products.
class Product {
  public:
    void times(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& digit : digits_) {
            carry += std::uint64_t{digit} * factor;
            digit = static_cast<std::uint32_t>(carry % 10);
            carry /= 10;
        }
        for (; carry > 0; carry /= 10) digits_.push_back(static_cast<std::uint32_t>(carry % 10));
    }
    void times_factorial(std::uint32_t number, std::uint32_t times_over = 1) {
        for (std::uint32_t i = 0; i < times_over; ++i) {
            for (std::uint32_t factor = 2; factor <= number; ++factor) times(factor);
        }
    }
    [[nodiscard]] std::string decimal() const {
        std::string out;
        for (const std::uint32_t digit : digits_) out += static_cast<char>('0' + digit);
        std::ranges::reverse(out);
        return out;
    }

  private:
    std::vector<std::uint32_t> digits_ = {1};  // the last one first
};

}  // namespace

Arrangement arrange(Houses houses) {
    Masks bands = lines_met(houses.regions, houses.rows);
    Masks stacks = lines_met(houses.regions, houses.columns);
    const bool boxes = !bands.empty() && are_boxes(bands, stacks);
    if (!boxes) bands.clear(), stacks.clear();
    const int tall = boxes ? std::popcount(bands.front()) : 1;
    const int wide = boxes ? std::popcount(stacks.front()) : 1;
    if (tall > wide || (tall == wide && comes_first(houses.columns, houses.rows))) {
        std::swap(houses.rows, houses.columns);
        std::swap(bands, stacks);
    }
    houses.rows = in_order(houses.rows, bands);
    houses.columns = in_order(houses.columns, stacks);
    std::vector<Vertex> vertex_of = crossings(houses);

    Shape shape{
        .order = static_cast<std::uint32_t>(houses.rows.size()), .regions = Latin{}, .extra = {}};
    if (!houses.regions.empty()) shape.regions = jigsaw_of(houses, vertex_of);
    Result<Board> board = Board::make(shape);
    SUDOKIT_ASSERT(board.has_value());
    return {*std::move(board), std::move(vertex_of)};
}

std::string layout_count(const Shape& shape) {
    Product count;
    if (std::holds_alternative<Latin>(shape.regions)) {
        // Rows, columns, and the transposition.
        count.times_factorial(shape.order, 2);
        if (shape.order > 1) count.times(2);
    } else if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) {
        // Bands, the rows in each; stacks, the columns in each; the transposition.
        count.times_factorial(boxes->columns);
        count.times_factorial(boxes->rows, boxes->columns);
        count.times_factorial(boxes->rows);
        count.times_factorial(boxes->columns, boxes->rows);
        if (boxes->rows == boxes->columns) count.times(2);
    } else {
        return {};
    }
    return count.decimal();
}

}  // namespace sudokit::graph
