// Cells and houses by name, as one asks about them: "r5c5", "row 3", "box4".
//
//     const auto places = read_places(board, "r6c1, box4");
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/result.hpp"

namespace sudokit {

/// One of the houses of a board.
struct HouseIndex {
    std::uint32_t index = 0;  ///< into `Board::houses()`

    bool operator==(const HouseIndex&) const = default;
};

/// A cell, or a house.
using PlaceOnBoard = std::variant<Cell, HouseIndex>;

/// The house of that name, in any of the languages and in either case: its kind or the first letter
/// of it, and its number among those of its kind, from 1: "row 3", "L3", "col8", "bloc 4". Nothing
/// if it is no name, or the board does not have it.
[[nodiscard]] std::optional<std::uint32_t> find_house(const Board& board, std::string_view name);

/// Cells and houses with commas between them; the fault says which of them is none, and what was
/// expected. The board is a grid.
[[nodiscard]] Result<std::vector<PlaceOnBoard>> read_places(const Board& board,
                                                            std::string_view names);

}  // namespace sudokit
