#include "sudokit/cell_name.hpp"

#include <charconv>

#include "sudokit/whole_number.hpp"

namespace sudokit {
namespace {

constexpr MessageText kNoCell{
    "'{0}' is not a cell of this board; expected r1c1 to r{1}c{1}",
    "« {0} » n’est pas une case de cette grille ; attendu : L1C1 à L{1}C{1}"};

// Takes one of these letters, in either case, and the number behind it off the front.
std::optional<std::uint32_t> take_line_number(std::string_view& text, std::string_view letters) {
    const auto lower = static_cast<char>(text.empty() ? 0 : text.front() | 0x20);
    if (letters.find(lower) == std::string_view::npos) return std::nullopt;
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (read.ec != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

// The digit of that name; 0 if it is none.
Digit digit_named(std::string_view name, Symbols symbols) {
    if (symbols != Symbols::numbers) {
        return name.size() == 1 ? digit_of(symbols, name.front()).value_or(0) : 0;
    }
    return whole_number<Digit>(name).value_or(0);
}

}  // namespace

std::string cell_name(const Board& board, Cell cell, Language language) {
    return cell_words(board, cell).in(language);
}

OwnWords cell_words(const Board& board, Cell cell) {
    return board.is_grid() ? cell_words(board.order(), cell) : own_words(cell_name(board, cell));
}

OwnWords cell_words(std::uint32_t order, Cell cell) {
    const std::string row = std::to_string(cell / order + 1);
    const std::string column = std::to_string(cell % order + 1);
    return {"r" + row + "c" + column, "L" + row + "C" + column};
}

std::optional<Cell> NamedCell::on(std::uint32_t order) const {
    if (row < 1 || row > order || column < 1 || column > order) return std::nullopt;
    return (row - 1) * order + column - 1;
}

std::optional<NamedCell> take_cell_name(std::string_view& text) {
    std::string_view rest = text;
    const auto row = take_line_number(rest, "rl");
    const auto column = row ? take_line_number(rest, "c") : std::nullopt;
    if (!column) return std::nullopt;
    text = rest;
    return NamedCell{*row, *column};
}

std::optional<Cell> find_cell(std::uint32_t order, std::string_view name) {
    const auto named = take_cell_name(name);
    return named && name.empty() ? named->on(order) : std::nullopt;
}

Result<Cell> read_cell(std::uint32_t order, std::string_view name) {
    const auto cell = find_cell(order, name);
    if (!cell) return Error{ErrorCode::syntax, 0, message(kNoCell, name, order)};
    return *cell;
}

std::optional<Candidate> find_candidate(const Board& board, std::string_view name,
                                        Symbols symbols) {
    const auto named = take_cell_name(name);
    const auto cell = named ? named->on(board.order()) : std::nullopt;
    if (!cell || !name.starts_with('=')) return std::nullopt;
    const Digit digit = digit_named(name.substr(1), symbols);
    if (digit < 1 || digit > board.order()) return std::nullopt;
    return Candidate{*cell, digit};
}

}  // namespace sudokit
