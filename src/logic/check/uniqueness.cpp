// Checks of patterns that rest on there being one solution: rectangles and BUG+1.
#include <algorithm>
#include <array>

#include "sudokit/cell_name.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

using RectangleCorners = std::array<Cell, 4>;

bool is_rectangle(const Board& board, const RectangleCorners& corners) {
    const auto row = [&](std::size_t i) { return board.row_of(corners[i]); };
    const auto column = [&](std::size_t i) { return board.column_of(corners[i]); };
    const bool along_rows =
        row(0) == row(1) && row(2) == row(3) && column(1) == column(2) && column(3) == column(0);
    const bool along_columns =
        column(0) == column(1) && column(2) == column(3) && row(1) == row(2) && row(3) == row(0);
    if (!along_rows && !along_columns) return false;
    return row(0) != row(2) && column(0) != column(2);
}

// Exchanging two digits that lie crosswise in the corners leaves every house as it was, and a house
// never has two corners of the same digit.
bool survives_swap(const Board& board, const RectangleCorners& corners) {
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        const auto in = [&](std::size_t i) { return is_in(board, house, corners[i]) ? 1 : 0; };
        if (in(0) + in(2) != in(1) + in(3) || in(0) + in(2) > 1) return false;
    }
    return true;
}

// No given stands in the way of the swap, and no pencilmark of the puzzle's own.
bool puzzle_allows(const RectanglePattern& pattern, const State& before) {
    return std::ranges::all_of(pattern.corners, [&](Cell cell) {
        return !before.is_given(cell) && (pattern.digits & ~before.allowed(cell)).empty();
    });
}

bool is_avoidable(TechniqueId id) {
    return id == TechniqueId::avoidable_rectangle_1 || id == TechniqueId::avoidable_rectangle_2;
}

Fault check_corners(const RectanglePattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    if (!is_rectangle(board, pattern.corners)) return message(kNotARectangle);
    if (!survives_swap(board, pattern.corners) || !puzzle_allows(pattern, before)) {
        return message(kNotSwappable);
    }
    bool placed = false;
    for (const Cell cell : pattern.corners) {
        if (before.is_open(cell)) continue;
        placed = true;
        if (!pattern.digits.contains(before.digit(cell))) return message(kWrongDigits);
    }
    if (placed != is_avoidable(step.technique)) {
        return message(kWrongPattern, info_of(step.technique).name);
    }
    return std::nullopt;
}

// One of the corners holds a digit other than the two: otherwise they could be swapped.
void add_uniqueness(Theory& theory, const RectanglePattern& pattern, const State& before) {
    std::vector<Theory::Statement> further;
    for (const Cell cell : pattern.corners) {
        for (const Digit digit : before.candidates(cell) & ~pattern.digits) {
            further.push_back(theory.statement({cell, digit}));
        }
    }
    theory.one_of(further);
}

// One of the two digits has no place in the house but corners.
bool add_confined(Theory& theory, const RectanglePattern& pattern, std::uint32_t house,
                  const State& before) {
    bool found = false;
    for (const Digit digit : pattern.digits) {
        const auto places = places_of(before, house, digit);
        if (places.empty() || !std::ranges::all_of(places, [&](Cell cell) {
                return std::ranges::find(pattern.corners, cell) != pattern.corners.end();
            })) {
            continue;
        }
        add_house(theory, before, house, digit);
        found = true;
    }
    return found;
}

// The other cells of type 3 lie in the houses, and have no digits but those of the subset.
Fault check_others(const RectanglePattern& pattern, const State& before) {
    const Board& board = before.board();
    for (const Cell cell : pattern.others) {
        if (before.candidates(cell).empty()) return message(kNotOpen, cell_words(board, cell));
        if (!(before.candidates(cell) & ~pattern.subset).empty()) return message(kWrongDigits);
        for (const std::uint32_t house : pattern.houses) {
            if (!is_in(board, house, cell)) return message(kNotInHouse, cell_words(board, cell));
        }
    }
    for (const Cell cell : pattern.corners) {
        const DigitSet further = before.candidates(cell) & ~pattern.digits;
        if (!(further & ~pattern.subset).empty()) return message(kWrongDigits);
    }
    return std::nullopt;
}

}  // namespace

Fault check_rectangle(const RectanglePattern& pattern, const Step& step, const State& before) {
    if (Fault fault = check_corners(pattern, step, before)) return fault;
    Theory theory(before.board());
    add_uniqueness(theory, pattern, before);
    std::vector<Cell> cells = pattern.others;
    std::ranges::copy_if(pattern.corners, std::back_inserter(cells),
                         [&](Cell cell) { return before.is_open(cell); });
    if (Fault fault = check_open(cells, before)) return fault;
    for (const Cell cell : cells) add_cell(theory, before, cell);
    exclude_seen(theory, before, cells);
    if (!pattern.others.empty()) {
        if (Fault fault = check_others(pattern, before)) return fault;
    } else {
        for (const std::uint32_t house : pattern.houses) {
            if (!add_confined(theory, pattern, house, before)) return message(kHouseLosesNothing);
        }
    }
    return check_conclusions(theory, step, before.board());
}

// Without the candidate, what a solution leaves over in every cell would be a solution too. So the
// candidate holds, and the cell's others do not.
Fault check_bug(const BugPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    const auto [cell, digit] = pattern.candidate;
    if (!before.has(pattern.candidate)) {
        return message(kNotACandidate, cell_words(board, cell), digit);
    }
    for (const Cell other : before.open_cells()) {
        if (before.candidates(other).size() != (other == cell ? 3U : 2U))
            return message(kNotAGrave);
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        for (const Digit some : board.digits() & ~before.placed(house)) {
            const bool is_odd = some == digit && is_in(board, house, cell);
            if (places_of(before, house, some).size() != (is_odd ? 3U : 2U)) {
                return message(kNotAGrave);
            }
        }
    }
    Theory theory(board);
    theory.one_of({theory.statement(pattern.candidate)});
    return check_conclusions(theory, step, board);
}

}  // namespace sudokit::logic
