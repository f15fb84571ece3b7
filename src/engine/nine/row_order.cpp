#include "engine/nine/row_order.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace sudokit::nine {
namespace {

// The order in which rows, or columns, are filled, and what speaks against it.
struct Order {
    std::array<std::size_t, 9> lines = {};
    unsigned cost = 0;
};

// Bands in order of their weight, and the rows in each. The cost is the sum of what has been chosen
// at the end of each row: an estimate of how many positions there are, on a logarithmic scale.
Order make_order(const std::array<unsigned, 9>& weight) {
    const auto band_weight = [&](std::size_t band) {
        return weight[3 * band] + weight[3 * band + 1] + weight[3 * band + 2];
    };
    Order order;
    for (std::size_t i = 0; i < 9; ++i) order.lines[i] = i;
    std::stable_sort(order.lines.begin(), order.lines.end(), [&](std::size_t a, std::size_t b) {
        if (a / 3 == b / 3) return weight[a] < weight[b];
        const unsigned a_band = band_weight(a / 3);
        const unsigned b_band = band_weight(b / 3);
        return a_band != b_band ? a_band < b_band : a / 3 < b / 3;
    });
    unsigned chosen = 0;
    for (const std::size_t line : order.lines) order.cost += chosen += weight[line];
    return order;
}

}  // namespace

Marks reordered(const Marks& marks) {
    constexpr std::array<unsigned, 10> kLogarithm = {0, 0, 16, 25, 32, 37, 41, 45, 48, 51};
    std::array<unsigned, 9> row_weight = {};
    std::array<unsigned, 9> column_weight = {};
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        const auto candidates = static_cast<std::size_t>(std::popcount(marks[cell]));
        row_weight[cell / 9] += kLogarithm[candidates];
        column_weight[cell % 9] += kLogarithm[candidates];
    }
    const Order rows = make_order(row_weight);
    const Order columns = make_order(column_weight);
    const bool by_rows = rows.cost <= columns.cost;
    Marks result;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        result[cell] = by_rows ? marks[9 * rows.lines[cell / 9] + cell % 9]
                               : marks[columns.lines[cell / 9] + 9 * (cell % 9)];
    }
    return result;
}

}  // namespace sudokit::nine
