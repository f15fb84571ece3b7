// Cells by name: what readers of each language call them. In data they are always "r1c1" (see
// `cell_name` of a board and a cell).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudokit/board.hpp"
#include "sudokit/candidate.hpp"
#include "sudokit/message.hpp"
#include "sudokit/result.hpp"
#include "sudokit/symbols.hpp"

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

/// The same with a fault that says what was expected.
[[nodiscard]] Result<Cell> read_cell(std::uint32_t order, std::string_view name);

/// The candidate that is named by its cell and its digit in these symbols, "r1c8=7"; nothing if it
/// is no name, or the board, which must be a grid, does not have it.
[[nodiscard]] std::optional<Candidate> find_candidate(const Board& board, std::string_view name,
                                                      Symbols symbols);

/// What the name of a cell says, whatever the board: numbers as they are written, also 0.
struct NamedCell {
    std::uint32_t row = 0;
    std::uint32_t column = 0;

    /// The cell on a grid of this order; nothing if it is off the grid.
    [[nodiscard]] std::optional<Cell> on(std::uint32_t order) const;
};

/// Takes the name of a cell, in any of the languages and in either case, off the front of `text`;
/// nothing, and the text as it was, if none stands there.
[[nodiscard]] std::optional<NamedCell> take_cell_name(std::string_view& text);

}  // namespace sudokit
