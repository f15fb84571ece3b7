// In which order an exhaustive search goes through the cells, and tries the digits in them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit {

/// Which open cell comes next.
enum class CellOrder : std::uint8_t {
    reading,  ///< row by row
    columns,  ///< column by column
    boxes,    ///< box by box, or region by region; the cells of no box at the end
    fewest,   ///< the first of those with the fewest digits left, chosen anew at each node
    random,   ///< an order by lot, the same for the whole search
    listed    ///< those of a list, then the rest row by row
};

/// Which digit comes first.
enum class DigitOrder : std::uint8_t {
    increasing,
    decreasing,
    frequent,  ///< what most givens hold; equals in increasing order
    rare,      ///< what the fewest givens hold
    random     ///< an order by lot, the same for all cells
};

/// Their names, as options spell them; `listed` has none.
[[nodiscard]] std::optional<CellOrder> find_cell_order(std::string_view name);
[[nodiscard]] std::optional<DigitOrder> find_digit_order(std::string_view name);

/// The order of a search. What is found is the same, but for the order of the solutions; how many
/// nodes it takes is not.
struct SearchOrder {
    CellOrder cells = CellOrder::reading;
    std::vector<Cell> listed = {};  ///< where the order is that; cells of the board
    DigitOrder digits = DigitOrder::increasing;
    std::uint64_t seed = 0;  ///< of what is by lot

    bool operator==(const SearchOrder&) const = default;
};

}  // namespace sudokit
