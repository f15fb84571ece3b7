// The conjugacy classes of the symmetries of boards with boxes.
#include <algorithm>
#include <map>
#include <numeric>

#include "sudokit/counting.hpp"
#include "sudokit/expect.hpp"

#include "count/classes/fixed_bands.hpp"

namespace sudokit {
namespace {

using LineOrder = std::vector<std::uint16_t>;  // which line stands in each place

// Symmetries of the lines that are conjugate.
struct LineClass {
    LineOrder one;
    std::uint64_t size = 0;
};

LineOrder product(const LineOrder& a, const LineOrder& b) {
    LineOrder out(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) out[i] = a[b[i]];
    return out;
}

LineOrder inverse(const LineOrder& a) {
    LineOrder out(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) out[a[i]] = static_cast<std::uint16_t>(i);
    return out;
}

// `groups` groups of `size` lines each: neighbours in a group are exchanged, and neighbouring
// groups.
std::vector<LineOrder> generators(std::size_t groups, std::size_t size) {
    LineOrder still(groups * size);
    std::iota(still.begin(), still.end(), std::uint16_t{0});
    std::vector<LineOrder> out;
    for (std::size_t i = 0; i + 1 < size; ++i) {
        out.push_back(still);
        std::swap(out.back()[i], out.back()[i + 1]);
    }
    for (std::size_t group = 0; group + 1 < groups; ++group) {
        out.push_back(still);
        for (std::size_t i = 0; i < size; ++i) {
            std::swap(out.back()[group * size + i], out.back()[(group + 1) * size + i]);
        }
    }
    return out;
}

// All that can be reached from `start` by `moves`, marked with `mark` in `reached`.
template <class Move>
std::uint64_t reach(const LineOrder& start, std::map<LineOrder, bool>& reached, const Move& moves) {
    std::vector<LineOrder> queue{start};
    std::uint64_t size = 1;
    reached[start] = true;
    while (!queue.empty()) {
        const LineOrder from = std::move(queue.back());
        queue.pop_back();
        for (LineOrder& to : moves(from)) {
            bool& seen = reached[to];
            if (seen) continue;
            seen = true;
            ++size;
            queue.push_back(std::move(to));
        }
    }
    return size;
}

// How many symmetries of the lines there are: groups! * size!^groups.
std::uint32_t line_symmetries(std::uint32_t groups, std::uint32_t size) {
    std::uint32_t out = 1;
    for (std::uint32_t group = 1; group <= groups; ++group) {
        out *= group;
        for (std::uint32_t i = 2; i <= size; ++i) out *= i;
    }
    return out;
}

std::vector<LineClass> line_classes(std::size_t groups, std::size_t size) {
    const auto made_by = generators(groups, size);
    LineOrder still(groups * size);
    std::iota(still.begin(), still.end(), std::uint16_t{0});
    std::map<LineOrder, bool> all;
    reach(still, all, [&made_by](const LineOrder& from) {
        std::vector<LineOrder> out;
        out.reserve(made_by.size());
        for (const LineOrder& by : made_by) out.push_back(product(from, by));
        return out;
    });
    std::map<LineOrder, bool> reached;
    std::vector<LineClass> classes;
    for (const auto& entry : all) {
        if (reached[entry.first]) continue;
        const std::uint64_t alike = reach(entry.first, reached, [&made_by](const LineOrder& from) {
            std::vector<LineOrder> out;
            out.reserve(made_by.size());
            for (const LineOrder& by : made_by) {
                out.push_back(product(product(by, from), inverse(by)));
            }
            return out;
        });
        classes.push_back({entry.first, alike});
    }
    return classes;
}

std::vector<Cell> cells_of(const LineOrder& rows, const LineOrder& columns) {
    std::vector<Cell> out;
    for (const std::uint16_t row : rows) {
        for (const std::uint16_t column : columns) {
            out.push_back(static_cast<Cell>(row * columns.size() + column));
        }
    }
    return out;
}

// Transposed, then rows put in order.
std::vector<Cell> transposed_cells_of(const LineOrder& rows) {
    std::vector<Cell> out;
    for (const std::uint16_t row : rows) {
        for (std::size_t column = 0; column < rows.size(); ++column) {
            out.push_back(static_cast<Cell>(column * rows.size() + row));
        }
    }
    return out;
}

}  // namespace

std::vector<SymmetryClass> symmetry_classes(const Boxes& boxes) {
    SUDOKIT_EXPECT(boxes.rows * boxes.columns <= 9);
    const auto of_rows = line_classes(boxes.columns, boxes.rows);
    const auto of_columns = line_classes(boxes.rows, boxes.columns);
    const bool square = boxes.rows == boxes.columns;
    std::vector<SymmetryClass> out;
    for (std::size_t i = 0; i < of_rows.size(); ++i) {
        for (std::size_t j = square ? i : 0; j < of_columns.size(); ++j) {
            // Transposing makes (a, b) and (b, a) conjugate.
            const std::uint64_t both = square && i != j ? 2 : 1;
            out.push_back({both * of_rows[i].size * of_columns[j].size,
                           cells_of(of_rows[i].one, of_columns[j].one)});
        }
    }
    if (square) {
        // (a, b) after transposing is conjugate to (ab, 1) after transposing.
        std::uint64_t all = 0;
        for (const LineClass& rows : of_rows) all += rows.size;
        for (const LineClass& rows : of_rows) {
            out.push_back({all * rows.size, transposed_cells_of(rows.one)});
        }
    }
    return out;
}

std::optional<Natural> class_count(const Boxes& boxes, const Deadline& deadline) {
    return class_count(boxes, deadline, [](const SymmetryClass&, const Natural&) {});
}

std::optional<Natural> class_count(const Boxes& boxes, const Deadline& deadline, FixedSink sink) {
    // As many for the transposed shape, but found sooner with long rows of boxes.
    if (boxes.rows > boxes.columns) return class_count({boxes.columns, boxes.rows}, deadline, sink);
    const auto classes = symmetry_classes(boxes);
    Natural sum;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (deadline.passed(i, classes.size())) return std::nullopt;
        const auto fixed = fixed_grids(boxes, classes[i], deadline);
        if (!fixed) return std::nullopt;
        sink(classes[i], *fixed);
        sum += *fixed * classes[i].size;
    }
    // By how many symmetries there are: for boxes 1x9 their number is larger than 32 bits.
    if (boxes.rows == boxes.columns) sum.divide_exactly(2);
    sum.divide_exactly(line_symmetries(boxes.columns, boxes.rows));
    return sum.divide_exactly(line_symmetries(boxes.rows, boxes.columns));
}

std::optional<Natural> band_class_count(const Boxes& boxes, const Deadline& deadline) {
    SUDOKIT_EXPECT(boxes.rows * boxes.columns <= 9);
    Natural sum;
    for (const LineClass& rows : line_classes(1, boxes.rows)) {
        for (const LineClass& columns : line_classes(boxes.rows, boxes.columns)) {
            const auto cells = cells_of(rows.one, columns.one);
            const auto fixed = count::fixed_bands(boxes, cells, deadline);
            if (!fixed) return std::nullopt;
            sum += *fixed * (rows.size * columns.size);
        }
    }
    sum.divide_exactly(line_symmetries(1, boxes.rows));
    return sum.divide_exactly(line_symmetries(boxes.rows, boxes.columns));
}

}  // namespace sudokit
