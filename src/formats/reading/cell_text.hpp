// The cells of a board written one after the other, and what they are without a board: digits.
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

/// The order whose board has `cells` cells, or whose pencilmarks have that many characters; nothing
/// if there is none.
[[nodiscard]] std::optional<Digit> order_of_cells(std::size_t cells);
[[nodiscard]] std::optional<Digit> order_of_marks(std::size_t characters);

/// True for a decimal number, or one character that stands for an empty cell.
[[nodiscard]] bool is_number_cell(std::string_view word);

/// The digit of such a word, 0 for an empty cell; nothing if it is none, or over `kMaxOrder`.
[[nodiscard]] std::optional<Digit> number_of_cell(std::string_view word);

/// Whether cells may be empty: in puzzles yes, in solutions no.
enum class Blanks : std::uint8_t { allowed, refused };

/// The digits (0 = empty) of `cells` cells of a board of that order, written in `symbols`, which
/// must fit it: a character each, or numbers between blanks and commas. Anything else is a fault,
/// as is another number of cells.
[[nodiscard]] Result<std::vector<std::uint8_t>> read_digits(std::string_view text,
                                                            std::size_t cells, Digit order,
                                                            Symbols symbols, Blanks blanks);

/// Cells whose order and alphabet were found out from the text itself.
struct CellText {
    Digit order = 0;
    Symbols symbols = Symbols::digits;
    std::vector<std::uint8_t> digits;
};

/// The cells of a text that is nothing but cells: its length tells the order, and its characters
/// the alphabet unless `symbols` does.
[[nodiscard]] Result<CellText> read_cell_text(std::string_view text,
                                              std::optional<Symbols> symbols);

}  // namespace sudokit::formats
