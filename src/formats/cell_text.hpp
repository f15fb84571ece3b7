// The cells of a board written one after the other, as most formats hold them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/result.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit::formats {

/// Whether cells may be empty: in puzzles yes, in solutions no.
enum class Blanks : std::uint8_t { allowed, refused };

/// The digits (0 = blank) of `cells` cells of a board of that order, written in `symbols`: a
/// character each, or numbers between blanks and commas. Anything else is an error, as is another
/// number of cells.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_cells(std::string_view text, std::size_t cells,
                                                           std::uint32_t order, Symbols symbols,
                                                           Blanks blanks);

/// Cells whose order and alphabet were found out from the text itself.
struct CellText {
    std::uint32_t order = 0;
    Symbols symbols = Symbols::digits;
    std::vector<std::uint8_t> digits;
};

/// The cells of a text that is nothing but cells: its length tells the order, and its characters
/// the alphabet unless `symbols` does.
[[nodiscard]] Result<CellText> read_cell_text(std::string_view text,
                                              std::optional<Symbols> symbols);

/// Writes cells one after the other (numbers with blanks between), `blank` for 0.
[[nodiscard]] std::string write_cells(std::span<const std::uint8_t> digits, Symbols symbols,
                                      char blank);

}  // namespace sudokit::formats
