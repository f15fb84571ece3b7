// Boards on paper: in rows, also where they are no grids.
#pragma once

#include "sudokit/board.hpp"

namespace sudokit::draw {

/// How many rows of `order` cells there are; the last one is not full on some boards of cliques.
[[nodiscard]] inline std::uint32_t rows_of(const Board& board) {
    return (board.cell_count() + board.order() - 1) / board.order();
}

}  // namespace sudokit::draw
