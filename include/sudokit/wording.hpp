// How steps are put into words: the language, the symbols, how many words, and what cells are
// called.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudokit/board.hpp"
#include "sudokit/message.hpp"
#include "sudokit/symbols.hpp"

namespace sudokit {

/// How much is said of a step.
enum class WordsLength : std::uint8_t {
    full,  ///< sentences that give every reason
    brief  ///< what is seen and what follows, as players write to each other
};

/// How cells are written.
enum class CellNames : std::uint8_t {
    own,  ///< as readers of the language do: r1c1, L1C1
    rc,   ///< r1c1 in every language
    a1,   ///< rows by letters: A1 to I9
    k9    ///< the same without I and J, which look like 1: A1 to K9
};

/// "full", "short"; "rc", "a1", "k9". Nothing if it is none of these.
[[nodiscard]] std::optional<WordsLength> find_words_length(std::string_view name);
[[nodiscard]] std::optional<CellNames> find_cell_names(std::string_view name);

struct Wording {
    Language language = Language::en;
    Symbols symbols = Symbols::digits;
    WordsLength length = WordsLength::full;
    CellNames cells = CellNames::own;
};

/// The name of a cell; "v1" where the board is no grid.
[[nodiscard]] std::string cell_name(const Board& board, Cell cell, const Wording& wording);
/// The same on a grid of this order.
[[nodiscard]] std::string cell_name(std::uint32_t order, Cell cell, const Wording& wording);

/// The row of that index by itself, as cells are written: "3", or "C".
[[nodiscard]] std::string row_number(std::uint32_t row, CellNames names);

/// Cells in short: rows with the same columns stand together, "r456c4", "r12c14", "ABC1", with
/// `between` in between. One by one where numbers have two figures.
[[nodiscard]] std::string cells_in_short(const Board& board, const std::vector<Cell>& cells,
                                         const Wording& wording, std::string_view between = ",");

}  // namespace sudokit
