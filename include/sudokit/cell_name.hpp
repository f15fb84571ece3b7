// Cells by name: what readers of each language call them. In data they are always "r1c1" (see
// `cell_name` of a board and a cell).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/board.hpp"
#include "sudokit/message.hpp"

namespace sudokit {

/// The name of a cell in that language, rows and columns from 1: "r1c1", "L1C1"; "v1" where the
/// board is no grid.
[[nodiscard]] std::string cell_name(const Board& board, Cell cell, Language language);

/// The same as an argument of a message; also for a grid of this order that is no board yet.
[[nodiscard]] OwnWords cell_words(const Board& board, Cell cell);
[[nodiscard]] OwnWords cell_words(std::uint32_t order, Cell cell);

/// The cell of that name, in any of the languages and in either case, on a grid of this order;
/// nothing if it is no name, or off the grid.
[[nodiscard]] std::optional<Cell> find_cell(std::uint32_t order, std::string_view name);

}  // namespace sudokit
