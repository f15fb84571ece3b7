#include "sudokit/cell_name.hpp"

#include <charconv>

namespace sudokit {
namespace {

// Takes one of these letters, in either case, and a number from 1 to `order` off the front.
std::optional<std::uint32_t> take_line_number(std::string_view& name, std::string_view letters,
                                              std::uint32_t order) {
    const auto lower = static_cast<char>(name.empty() ? 0 : name.front() | 0x20);
    if (letters.find(lower) == std::string_view::npos) return std::nullopt;
    name.remove_prefix(1);
    std::uint32_t number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    if (read.ec != std::errc() || number < 1 || number > order) return std::nullopt;
    name.remove_prefix(static_cast<std::size_t>(read.ptr - name.data()));
    return number;
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

std::optional<Cell> find_cell(std::uint32_t order, std::string_view name) {
    const auto row = take_line_number(name, "rl", order);
    if (!row) return std::nullopt;
    const auto column = take_line_number(name, "c", order);
    if (!column || !name.empty()) return std::nullopt;
    return (*row - 1) * order + *column - 1;
}

}  // namespace sudokit
