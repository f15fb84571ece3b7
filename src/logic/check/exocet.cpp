// The check of exocets: for every two digits that the base may hold, a theory of what follows. Of
// double exocets, first small theories of one digit that say where it is in each exocet, then one
// of what these say together.
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
        if (houses.size() > 2) return message(kTooManyCovers, digit);
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

// A base and its targets.
struct BaseWithTargets {
    std::vector<Cell> base;
    std::vector<Cell> targets;
};

// The base lies in one box and one line, off the cross lines, and each target on one of them.
bool is_in_shape(const BaseWithTargets& exocet, const std::vector<std::uint32_t>& lines,
                 const Board& board) {
    const auto on_lines = [&](Cell cell) {
        return std::ranges::count_if(lines,
                                     [&](std::uint32_t line) { return is_in(board, line, cell); });
    };
    const Cell first = exocet.base[0];
    const Cell second = exocet.base[1];
    const bool aligned = board.row_of(first) == board.row_of(second) ||
                         board.column_of(first) == board.column_of(second);
    return aligned && board.box_of(first) == board.box_of(second) && on_lines(first) == 0 &&
           on_lines(second) == 0 && on_lines(exocet.targets[0]) == 1 &&
           on_lines(exocet.targets[1]) == 1;
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

// Premise: the digit is in none of the cells.
void rule_out(Theory& theory, std::span<const Cell> cells, Digit digit) {
    for (const Cell cell : cells) {
        const auto statement = theory.statement({cell, digit});
        theory.not_both(statement, statement);
    }
}

// Premise: the digit is in one of the cells.
void add_one_of(Theory& theory, const State& before, std::span<const Cell> cells, Digit digit) {
    std::vector<Theory::Statement> some;
    for (const Cell cell : cells) {
        if (before.has({cell, digit})) some.push_back(theory.statement({cell, digit}));
    }
    theory.one_of(some);
}

// Premise: the digit is not in both of two cells, where `excludes` says so.
template <class Excludes>
void exclude_digit(Theory& theory, const State& before, std::span<const Cell> cells, Digit digit,
                   const Excludes& excludes) {
    for (const Cell a : cells) {
        for (const Cell b : cells) {
            if (a >= b || !excludes(a, b)) continue;
            if (!before.has({a, digit}) || !before.has({b, digit})) continue;
            theory.not_both(theory.statement({a, digit}), theory.statement({b, digit}));
        }
    }
}

// Where a digit of the base is in the cross lines: in each of them once.
Theory theory_of_digit(const ExocetPattern& pattern, const BaseWithTargets& exocet,
                       const State& before, Digit digit) {
    const Board& board = before.board();
    Theory theory(board);
    std::vector<Cell> cells = exocet.base;
    for (const std::uint32_t line : pattern.lines) {
        if (!before.placed(line).contains(digit)) add_house(theory, before, line, digit);
        const auto some = board.houses()[line].cells;
        cells.insert(cells.end(), some.begin(), some.end());
    }
    exclude_digit(theory, before, cells, digit, [&](Cell a, Cell b) { return sees(board, a, b); });
    return theory;
}

// The theory contradicts that the base has the digit.
bool refutes_base(const Theory& theory, const BaseWithTargets& exocet, const State& before,
                  Digit digit) {
    return std::ranges::all_of(exocet.base, [&](Cell cell) {
        return !before.has({cell, digit}) || theory.refutes({cell, digit}, true);
    });
}

// If the base has the digit, a target does.
bool needs_target(const ExocetPattern& pattern, const BaseWithTargets& exocet, const State& before,
                  Digit digit) {
    Theory theory = theory_of_digit(pattern, exocet, before, digit);
    rule_out(theory, exocet.targets, digit);
    return refutes_base(theory, exocet, before, digit);
}

// Not both bases have the digit.
bool are_apart(const BaseWithTargets& one, const BaseWithTargets& other, const State& before,
               Digit digit) {
    Theory theory(before.board());
    std::vector<Cell> cells;
    for (const auto* some : {&one.base, &one.targets, &other.base, &other.targets}) {
        cells.insert(cells.end(), some->begin(), some->end());
    }
    exclude_digit(theory, before, cells, digit,
                  [&](Cell a, Cell b) { return sees(before.board(), a, b); });
    add_one_of(theory, before, one.targets, digit);
    add_one_of(theory, before, other.base, digit);
    add_one_of(theory, before, other.targets, digit);
    return refutes_base(theory, one, before, digit);
}

// If the base has the digit, the cross lines have it in the cover, outside the band.
bool needs_cover(const ExocetPattern& pattern, const BaseWithTargets& exocet, const State& before,
                 Digit digit, const std::vector<Cell>& covered) {
    Theory theory = theory_of_digit(pattern, exocet, before, digit);
    // The two hold the two digits of the base, so one of them at most has this one.
    theory.not_both(theory.statement({exocet.targets[0], digit}),
                    theory.statement({exocet.targets[1], digit}));
    rule_out(theory, covered, digit);
    return refutes_base(theory, exocet, before, digit);
}

// Where the cover has the digit in the cross lines outside the band.
std::vector<Cell> covered_places(const ExocetPattern& pattern, const State& before,
                                 std::uint32_t house, Digit digit) {
    std::vector<Cell> covered = places_outside(pattern, before, digit);
    std::erase_if(covered, [&](Cell cell) { return !is_in(before.board(), house, cell); });
    return covered;
}

// Each of the digits is in one base and in a target of that base only.
void add_sharing(Theory& theory, const BaseWithTargets& one, const BaseWithTargets& other,
                 const State& before, DigitSet digits) {
    const auto both = [](std::vector<Cell> some, const std::vector<Cell>& more) {
        some.insert(some.end(), more.begin(), more.end());
        return some;
    };
    for (const Digit digit : digits) {
        add_one_of(theory, before, both(one.base, other.base), digit);
        add_one_of(theory, before, both(one.targets, other.targets), digit);
        add_one_of(theory, before, both(one.base, other.targets), digit);
        add_one_of(theory, before, both(one.targets, other.base), digit);
        const auto always = [](Cell, Cell) { return true; };
        exclude_digit(theory, before, both(one.base, other.base), digit, always);
        exclude_digit(theory, before, both(one.targets, other.targets), digit, always);
        exclude_digit(theory, before, both(one.base, other.targets), digit, always);
        exclude_digit(theory, before, both(one.targets, other.base), digit, always);
    }
}

Fault check_double(const ExocetPattern& pattern, const Step& step, const State& before) {
    const BaseWithTargets one = {pattern.base, pattern.targets};
    const BaseWithTargets other = {pattern.second_base, pattern.second_targets};
    Theory theory(before.board());
    for (const Digit digit : pattern.digits) {
        if (!needs_target(pattern, one, before, digit) ||
            !needs_target(pattern, other, before, digit) || !are_apart(one, other, before, digit)) {
            return message(kNotAnExocet);
        }
        for (const HouseDigits& cover : pattern.covers) {
            if (!cover.digits.contains(digit)) continue;
            const auto covered = covered_places(pattern, before, cover.house, digit);
            if (!needs_cover(pattern, one, before, digit, covered) ||
                !needs_cover(pattern, other, before, digit, covered)) {
                continue;
            }
            // One that is placed is in the cover already.
            if (std::ranges::all_of(covered, [&](Cell cell) { return before.is_open(cell); })) {
                add_one_of(theory, before, covered, digit);
            }
        }
    }
    add_sharing(theory, one, other, before, pattern.digits);
    std::vector<Cell> cells;
    for (const auto* targets : {&one.targets, &other.targets}) {
        for (const Cell target : *targets) {
            std::vector<Theory::Statement> held;
            for (const Digit digit : before.candidates(target) & pattern.digits) {
                held.push_back(theory.statement({target, digit}));
            }
            theory.one_of(held);
            cells.push_back(target);
        }
    }
    for (const auto* base : {&one.base, &other.base}) {
        for (const Cell cell : *base) add_cell(theory, before, cell);
        cells.insert(cells.end(), base->begin(), base->end());
    }
    exclude_in_cells(theory, before, cells, before.board().digits());
    return check_conclusions(theory, step, before.board());
}

// The cells are open, and lie as those of an exocet.
Fault check_cells(const BaseWithTargets& exocet, const ExocetPattern& pattern,
                  const State& before) {
    if (Fault fault = check_open(exocet.base, before)) return fault;
    if (Fault fault = check_open(exocet.targets, before)) return fault;
    return is_in_shape(exocet, pattern.lines, before.board()) ? Fault() : message(kNotAnExocet);
}

}  // namespace

Fault check_exocet(const ExocetPattern& pattern, const Step& step, const State& before) {
    const Board& board = before.board();
    const bool is_double = !pattern.second_base.empty();
    if (Fault fault = check_cells({pattern.base, pattern.targets}, pattern, before)) return fault;
    if (is_double) {
        const BaseWithTargets other = {pattern.second_base, pattern.second_targets};
        if (Fault fault = check_cells(other, pattern, before)) return fault;
    }
    DigitSet digits;
    for (const Cell cell : pattern.base) digits |= before.candidates(cell);
    for (const Cell cell : pattern.second_base) digits |= before.candidates(cell);
    if (digits != pattern.digits) return message(kWrongDigits);
    if (Fault fault = check_covers(pattern, before)) return fault;
    if (is_double) return check_double(pattern, step, before);
    for (const Theory& theory : theories_of(pattern, before)) {
        if (Fault fault = check_conclusions(theory, step, board)) return fault;
    }
    return std::nullopt;
}

}  // namespace sudokit::logic
