// The check of fireworks: a theory of the places that their digits have in the lines of the
// corners.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// The digits of a firework are in its row and in its column only in the box of the corner and in
// the wings.
Fault add_firework(Theory& theory, const Firework& firework, const std::vector<Cell>& wings,
                   const State& before) {
    const Board& board = before.board();
    const std::uint32_t box = board.box_of(firework.corner);
    for (const std::uint32_t line :
         {board.row_of(firework.corner), board.order() + board.column_of(firework.corner)}) {
        for (const Digit digit : firework.digits) {
            const auto places = places_of(before, line, digit);
            if (places.empty()) return message(kNoPlace, digit);
            for (const Cell cell : places) {
                if (board.box_of(cell) == box || std::ranges::binary_search(wings, cell)) continue;
                return message(kNotConfined, cell_words(board, cell), digit);
            }
            add_house(theory, before, line, digit);
        }
    }
    return std::nullopt;
}

// Adds that a digit is once in the box of a corner.
void exclude_in_box(Theory& theory, const Firework& firework, const State& before) {
    const Board& board = before.board();
    for (const Digit digit : firework.digits) {
        std::vector<Cell> places;
        for (const Cell cell : board.box(board.box_of(firework.corner)).cells) {
            const bool in_line = board.row_of(cell) == board.row_of(firework.corner) ||
                                 board.column_of(cell) == board.column_of(firework.corner);
            if (in_line && before.has({cell, digit})) places.push_back(cell);
        }
        for (const Cell a : places) {
            for (const Cell b : places) {
                if (a >= b) continue;
                theory.not_both(theory.statement({a, digit}), theory.statement({b, digit}));
            }
        }
    }
}

}  // namespace

Fault check_fireworks(const FireworksPattern& pattern, const Step& step, const State& before) {
    std::vector<Cell> cells = pattern.wings;
    for (const Firework& firework : pattern.fireworks) cells.push_back(firework.corner);
    if (Fault fault = check_open(cells, before)) return fault;
    Theory theory(before.board());
    DigitSet digits;
    for (const Firework& firework : pattern.fireworks) {
        digits |= firework.digits;
        if (Fault fault = add_firework(theory, firework, pattern.wings, before)) return fault;
        exclude_in_box(theory, firework, before);
    }
    exclude_in_cells(theory, before, cells, digits);
    return check_conclusions(theory, step, before.board());
}

}  // namespace sudokit::logic
