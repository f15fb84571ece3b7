#include "formats/reading/cells.hpp"

#include "base/fault.hpp"
#include "formats/reading/symbol_choice.hpp"

namespace sudokit::formats {
namespace {

constexpr MessageText kCellCountOfOrder{
    "expected {0} {0:cell|cells} ({1}x{1}), found {2}",
    "{0} {0:case attendue|cases attendues} ({1}x{1}), {2} {2:trouvée|trouvées}"};
constexpr MessageText kTooManyCells{
    "expected at most {0} cells (boards go up to {1}x{1}), found {2}",
    "au plus {0} cases attendues (les grilles vont jusqu’à {1}x{1}), {2} trouvées"};
// The usual table, made once: boards of at most nine digits.
constexpr CellAlphabet kOneToNine(Symbols::digits, 9);

Result<Puzzle> filled(std::string_view cells, Symbols symbols, const CellAlphabet& alphabet,
                      const Board& board) {
    Puzzle puzzle(board);
    const Digit order = board.order();
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        const std::uint8_t digit = alphabet[cells[cell]];
        if (digit > order) return bad_cell(symbols, order, cells, cell);
        puzzle.set_given(cell, digit);
    }
    return puzzle;
}

Digit nearest_order(std::size_t cells) {
    Digit order = 1;
    while (order < kMaxOrder && order * (order + 1) < cells) ++order;
    return order;
}

}  // namespace

Result<Puzzle> read_cells(std::string_view cells, Digit order, BoardSource& boards) {
    const auto board = boards.of_order(order);
    if (!board) return board.error();
    if (order <= 9 && !boards.options().symbols) {
        return filled(cells, Symbols::digits, kOneToNine, *board);
    }
    const auto symbols = choose_symbols(order, cells, boards.options().symbols);
    if (!symbols) return symbols.error();
    return filled(cells, *symbols, CellAlphabet(*symbols, order), *board);
}

Result<Puzzle> read_number_cells(std::span<const std::string_view> cells, Digit order,
                                 BoardSource& boards) {
    const auto board = boards.of_order(order);
    if (!board) return board.error();
    Puzzle puzzle(*board);
    for (Cell cell = 0; cell < cells.size(); ++cell) {
        const auto digit = number_of_cell(cells[cell]);
        if (!digit || *digit > order) return bad_number(order, cells[cell], cell);
        puzzle.set_given(cell, *digit);
    }
    return puzzle;
}

Error wrong_cell_count(std::size_t found, std::size_t offset, const BoardSource& boards) {
    const auto expected = boards.expected_order();
    if (!expected && found > std::size_t{kMaxOrder} * kMaxOrder) {
        return syntax_error(offset, kTooManyCells, kMaxOrder * kMaxOrder, kMaxOrder, found);
    }
    const Digit order = expected ? *expected : nearest_order(found);
    return syntax_error(offset, kCellCountOfOrder, order * order, order, found);
}

std::vector<std::string> cell_symbols(const Puzzle& puzzle, Symbols symbols) {
    std::vector<std::string> cells;
    cells.reserve(puzzle.givens().size());
    for (const Digit digit : puzzle.givens()) {
        cells.push_back(digit == 0 ? "." : symbol_of(symbols, digit));
    }
    return cells;
}

}  // namespace sudokit::formats
