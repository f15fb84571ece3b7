#include "logic/techniques/uniqueness/open_rectangle.hpp"

#include <optional>
#include <span>

namespace sudokit::logic {
namespace {

// What the puzzle lets into the open cells, whatever play has taken away since.
std::vector<DigitSet> possible_digits(const State& state) {
    const Board& board = state.board();
    std::vector<DigitSet> possible(board.cell_count());
    for (const Cell cell : state.open_cells()) {
        possible[cell] = state.allowed(cell);
        for (const std::uint32_t house : board.houses_of(cell)) {
            possible[cell] &= ~state.placed(house);
        }
    }
    return possible;
}

bool includes(DigitSet set, DigitSet part) { return (part & ~set).empty(); }

// The rectangle over two opposite corners, of which `first` has just the two digits; none if it
// cannot be swapped, or if it has an earlier corner like `first`, from where it has been found.
std::optional<OpenRectangle> rectangle_at(const State& state, std::span<const DigitSet> possible,
                                          Cell first, Cell across) {
    OpenRectangle rectangle{corners_of(state.board(), first, across), state.candidates(first)};
    for (std::size_t i = 0; i < 4; ++i) {
        const Cell corner = rectangle.corners[i];
        const DigitSet held = state.candidates(corner);
        if (!includes(possible[corner], rectangle.digits)) return std::nullopt;
        if (held == rectangle.digits && corner < first) return std::nullopt;
        if (!includes(rectangle.digits, held)) rectangle.further |= 1U << i;
    }
    if (rectangle.further == 0 || !can_swap(state.board(), rectangle.corners)) return std::nullopt;
    return rectangle;
}

}  // namespace

std::vector<OpenRectangle> open_rectangles(const State& state, const Deadline& deadline) {
    std::vector<OpenRectangle> rectangles;
    const std::uint32_t n = state.board().order();
    const auto possible = possible_digits(state);
    for (const Cell first : state.open_cells()) {
        const DigitSet digits = state.candidates(first);
        if (digits.size() != 2) continue;
        if (deadline.passed()) return rectangles;
        const Cell own_column = first % n;
        const DigitSet* const beside = &possible[first - own_column];
        for (Cell row = 0; row < n * n; row += n) {
            if (row + own_column == first || !includes(possible[row + own_column], digits))
                continue;
            for (Cell column = 0; column < n; ++column) {
                if (column == own_column || !includes(possible[row + column], digits) ||
                    !includes(beside[column], digits)) {
                    continue;
                }
                const auto rectangle = rectangle_at(state, possible, first, row + column);
                if (rectangle) rectangles.push_back(*rectangle);
            }
        }
    }
    return rectangles;
}

}  // namespace sudokit::logic
