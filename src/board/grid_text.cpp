#include "sudokit/grid_text.hpp"

namespace sudokit {

Symbols written_symbols(std::optional<Symbols> wanted, Digit order) {
    return wanted && can_write(*wanted, order) ? *wanted : default_symbols(order);
}

std::string cells_text(std::span<const std::uint8_t> digits, Symbols symbols, char blank) {
    std::string out;
    out.reserve(digits.size());
    for (const std::uint8_t digit : digits) {
        if (symbols == Symbols::numbers && !out.empty()) out += ' ';
        if (digit == 0) {
            out += blank;
        } else {
            out += symbol_of(symbols, digit);
        }
    }
    return out;
}

std::string grid_text(const Grid& grid, std::optional<Symbols> wanted) {
    return cells_text(grid.digits, written_symbols(wanted, grid.board.order()));
}

std::string givens_text(const Puzzle& puzzle, std::optional<Symbols> wanted) {
    return cells_text(puzzle.givens(), written_symbols(wanted, puzzle.board().order()));
}

}  // namespace sudokit
