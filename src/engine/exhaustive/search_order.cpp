#include "sudokit/search_order.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "sudokit/rng.hpp"

#include "engine/exhaustive/order.hpp"

namespace sudokit {
namespace {

constexpr std::array<std::pair<std::string_view, CellOrder>, 5> kCellOrders = {
    {{"reading", CellOrder::reading},
     {"columns", CellOrder::columns},
     {"boxes", CellOrder::boxes},
     {"fewest", CellOrder::fewest},
     {"random", CellOrder::random}}};

constexpr std::array<std::pair<std::string_view, DigitOrder>, 5> kDigitOrders = {
    {{"increasing", DigitOrder::increasing},
     {"decreasing", DigitOrder::decreasing},
     {"frequent", DigitOrder::frequent},
     {"rare", DigitOrder::rare},
     {"random", DigitOrder::random}}};

// The index of each cell's first house of a kind; the last of all where it has none.
std::vector<std::uint32_t> house_of_cells(const Board& board, HouseKind kind) {
    std::vector<std::uint32_t> index(board.cell_count(), std::numeric_limits<std::uint32_t>::max());
    for (const House& house : board.houses()) {
        if (house.kind != kind) continue;
        for (const Cell cell : house.cells) index[cell] = std::min(index[cell], house.index);
    }
    return index;
}

// Those of the list first, in its order.
std::vector<std::uint32_t> place_in_list(const Board& board, const std::vector<Cell>& listed) {
    std::vector<std::uint32_t> place(board.cell_count(), std::numeric_limits<std::uint32_t>::max());
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
        place[listed[i]] = std::min(place[listed[i]], i);
    }
    return place;
}

// By their keys; what has the same stays as it was.
void sort_by(const std::vector<std::uint32_t>& key, std::vector<std::uint32_t>& items) {
    std::ranges::stable_sort(items,
                             [&](std::uint32_t a, std::uint32_t b) { return key[a] < key[b]; });
}

}  // namespace

std::optional<CellOrder> find_cell_order(std::string_view name) {
    for (const auto& [known, order] : kCellOrders) {
        if (known == name) return order;
    }
    return std::nullopt;
}

std::optional<DigitOrder> find_digit_order(std::string_view name) {
    for (const auto& [known, order] : kDigitOrders) {
        if (known == name) return order;
    }
    return std::nullopt;
}

namespace engine {

void sort_cells(const Puzzle& puzzle, const SearchOrder& order, std::vector<Cell>& cells) {
    const Board& board = puzzle.board();
    switch (order.cells) {
        case CellOrder::reading:
        case CellOrder::fewest: return;
        case CellOrder::columns: return sort_by(house_of_cells(board, HouseKind::column), cells);
        case CellOrder::boxes: return sort_by(house_of_cells(board, HouseKind::box), cells);
        case CellOrder::listed: return sort_by(place_in_list(board, order.listed), cells);
        case CellOrder::random: break;
    }
    Rng rng(order.seed);
    rng.shuffle(cells);
}

std::vector<Digit> digits_in_order(const Puzzle& puzzle, const SearchOrder& order) {
    if (order.digits == DigitOrder::increasing) return {};
    std::vector<Digit> digits;
    for (const Digit digit : puzzle.board().digits()) digits.push_back(digit);
    if (order.digits == DigitOrder::decreasing) {
        std::ranges::reverse(digits);
    } else if (order.digits != DigitOrder::random) {
        const bool rare = order.digits == DigitOrder::rare;
        // How many cells hold it, or do not.
        std::vector<std::uint32_t> key(puzzle.board().order() + 1);
        for (const Digit digit : digits) {
            for (const std::uint8_t given : puzzle.givens()) {
                if ((given == digit) == rare) ++key[digit];
            }
        }
        sort_by(key, digits);
    } else {
        // Not the lot that the cells are drawn by.
        Rng rng(~order.seed);
        rng.shuffle(digits);
    }
    return digits;
}

}  // namespace engine
}  // namespace sudokit
