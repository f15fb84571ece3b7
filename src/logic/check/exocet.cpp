// The check of exocets: for every two digits that the base may hold, a theory of what follows.
#include <algorithm>

#include "sudokit/cell_name.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// Where a digit is or may be in the cross lines, outside the boxes of base and targets.
std::vector<Cell> places_outside(const ExocetPattern& pattern, const State& before, Digit digit) {
    const Board& board = before.board();
    std::vector<std::uint32_t> boxes = {board.box_of(pattern.base.front())};
    for (const Cell target : pattern.targets) boxes.push_back(board.box_of(target));
    std::vector<Cell> places;
    for (const std::uint32_t line : pattern.lines) {
        for (const Cell cell : board.houses()[line].cells) {
            if (std::ranges::find(boxes, board.box_of(cell)) != boxes.end()) continue;
            if (before.has({cell, digit}) || before.digit(cell) == digit) places.push_back(cell);
        }
    }
    return places;
}

// Two houses at most cover each digit, and they have all its places outside.
Fault check_covers(const ExocetPattern& pattern, const State& before) {
    for (const Digit digit : pattern.digits) {
        std::vector<std::uint32_t> houses;
        for (const HouseDigits& cover : pattern.covers) {
            if (cover.digits.contains(digit)) houses.push_back(cover.house);
        }
        if (houses.size() > 2) return message(kWrongCount);
        for (const Cell cell : places_outside(pattern, before, digit)) {
            if (std::ranges::none_of(houses, [&](std::uint32_t house) {
                    return is_in(before.board(), house, cell);
                })) {
                return message(kNotCovered, cell_words(before.board(), cell), digit);
            }
        }
    }
    return std::nullopt;
}

// The base lies in one box and one line, off the cross lines, and each target on one of them.
bool is_in_shape(const ExocetPattern& pattern, const Board& board) {
    const auto on_lines = [&](Cell cell) {
        return std::ranges::count_if(pattern.lines,
                                     [&](std::uint32_t line) { return is_in(board, line, cell); });
    };
    const Cell first = pattern.base[0];
    const Cell second = pattern.base[1];
    const bool aligned = board.row_of(first) == board.row_of(second) ||
                         board.column_of(first) == board.column_of(second);
    return aligned && board.box_of(first) == board.box_of(second) && on_lines(first) == 0 &&
           on_lines(second) == 0 && on_lines(pattern.targets[0]) == 1 &&
           on_lines(pattern.targets[1]) == 1;
}

// What holds if the base holds these two digits: where they can be in the cross lines and in the
// boxes of the targets.
Theory theory_of(const ExocetPattern& pattern, const State& before, DigitSet digits) {
    const Board& board = before.board();
    Theory theory(board);
    for (const Cell target : pattern.targets) add_cell(theory, before, target);
    std::vector<Cell> cells = pattern.base;
    std::vector<std::uint32_t> houses = pattern.lines;
    for (const Cell target : pattern.targets) {
        houses.push_back(2 * board.order() + board.box_of(target));
    }
    for (const std::uint32_t house : houses) {
        for (const Digit digit : digits) {
            if (!before.placed(house).contains(digit)) add_house(theory, before, house, digit);
        }
        const auto some = board.houses()[house].cells;
        cells.insert(cells.end(), some.begin(), some.end());
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    for (const Digit digit : digits) {
        for (const Cell a : cells) {
            for (const Cell b : cells) {
                if (a >= b || !sees(board, a, b)) continue;
                if (!before.has({a, digit}) || !before.has({b, digit})) continue;
                theory.not_both(theory.statement({a, digit}), theory.statement({b, digit}));
            }
        }
    }
    exclude_in_cells(theory, before, pattern.targets, board.digits());
    exclude_in_cells(theory, before, pattern.base, board.digits());
    return theory;
}

// The theories of all pairs of digits that the base may hold.
std::vector<Theory> theories_of(const ExocetPattern& pattern, const State& before) {
    std::vector<Theory> theories;
    for (const Digit first : before.candidates(pattern.base[0])) {
        for (const Digit second : before.candidates(pattern.base[1])) {
            if (first == second) continue;
            Theory theory = theory_of(pattern, before, DigitSet::of(first) | DigitSet::of(second));
            theory.one_of({theory.statement({pattern.base[0], first})});
            theory.one_of({theory.statement({pattern.base[1], second})});
            theories.push_back(std::move(theory));
        }
    }
    return theories;
}

}  // namespace

Fault check_exocet(const ExocetPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    if (Fault fault = check_open(pattern.base, before)) return fault;
    if (Fault fault = check_open(pattern.targets, before)) return fault;
    if (!is_in_shape(pattern, board)) return message(kNotAnExocet);
    DigitSet digits;
    for (const Cell cell : pattern.base) digits |= before.candidates(cell);
    if (digits != pattern.digits) return message(kWrongDigits);
    if (Fault fault = check_covers(pattern, before)) return fault;
    for (const Theory& theory : theories_of(pattern, before)) {
        if (Fault fault = check_conclusions(theory, step, board)) return fault;
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
