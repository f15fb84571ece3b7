// Puts cells and digits into the order of a search.
#pragma once

#include <vector>

#include "sudokit/puzzle.hpp"
#include "sudokit/search_order.hpp"

namespace sudokit::engine {

/// Sorts `cells`, which are in reading order.
void sort_cells(const Puzzle& puzzle, const SearchOrder& order, std::vector<Cell>& cells);

/// All digits of the board, in their order; none where it is increasing.
[[nodiscard]] std::vector<Digit> digits_in_order(const Puzzle& puzzle, const SearchOrder& order);

}  // namespace sudokit::engine
