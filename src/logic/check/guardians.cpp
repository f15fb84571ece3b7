// The check of cells that cannot be filled with some digits alone, or not in one way only: every
// way to fill them is tried.
#include <algorithm>
#include <map>

#include "sudokit/cell_name.hpp"
#include "sudokit/techniques.hpp"

#include "logic/check/families.hpp"
#include "logic/check/messages.hpp"

namespace sudokit::logic {
namespace {

// A digit for each of some cells.
using DigitsOfCells = std::vector<Digit>;

// Calls `visit` with every way to fill the cells with what `choices` says of each, so that no digit
// is twice in a house. The cells are few.
template <class Choices, class Visit>
void each_way_to_fill(const Board& board, const std::vector<Cell>& cells, const Choices& choices,
                      const Visit& visit, DigitsOfCells& filled) {
    const std::size_t next = filled.size();
    if (next == cells.size()) return visit(filled);
    for (const Digit digit : choices(cells[next])) {
        bool clashes = false;
        for (std::size_t i = 0; i < next; ++i) {
            clashes = clashes || (filled[i] == digit && sees(board, cells[i], cells[next]));
        }
        if (clashes) continue;
        filled.push_back(digit);
        each_way_to_fill(board, cells, choices, visit, filled);
        filled.pop_back();
    }
}

// What a filling puts into each house.
std::vector<DigitSet> contents(const Board& board, const std::vector<Cell>& cells,
                               const DigitsOfCells& filled) {
    std::vector<DigitSet> houses(board.houses().size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const std::uint32_t house : board.houses_of(cells[i])) {
            houses[house].insert(filled[i]);
        }
    }
    return houses;
}

// Every way to fill the cells with candidates among the digits can be exchanged for another one
// that puts the same into every house, and that the puzzle allows.
bool is_exchangeable(const GuardianPattern& pattern, const State& before) {
    const Board& board = before.board();
    struct Ways {
        std::size_t allowed = 0;  // by the puzzle
        bool possible = false;    // by the candidates
    };
    std::map<std::vector<std::uint64_t>, Ways> ways;
    DigitsOfCells filled;
    each_way_to_fill(
        board, pattern.cells, [&](Cell cell) { return before.allowed(cell) & pattern.digits; },
        [&](const DigitsOfCells& filling) {
            std::vector<std::uint64_t> key;
            for (const DigitSet digits : contents(board, pattern.cells, filling)) {
                key.push_back(digits.bits());
            }
            Ways& way = ways[key];
            ++way.allowed;
            bool possible = true;
            for (std::size_t i = 0; i < filling.size(); ++i) {
                possible = possible && before.has({pattern.cells[i], filling[i]});
            }
            way.possible = way.possible || possible;
        },
        filled);
    return std::ranges::all_of(
        ways, [](const auto& entry) { return !entry.second.possible || entry.second.allowed > 1; });
}

bool can_fill(const GuardianPattern& pattern, const State& before) {
    bool found = false;
    DigitsOfCells filled;
    each_way_to_fill(
        before.board(), pattern.cells,
        [&](Cell cell) { return before.candidates(cell) & pattern.digits; },
        [&](const DigitsOfCells&) { found = true; }, filled);
    return found;
}

bool is_bug(TechniqueId id) {
    using enum TechniqueId;
    return id == bug_2 || id == bug_3 || id == bug_4 || id == bug_plus_n;
}

// Without the guardians, every open cell has two candidates and every digit two places in each
// house where it is open: what a solution leaves over would be a solution too.
Fault check_grave(const GuardianPattern& pattern, const State& before) {
    const Board& board = before.board();
    if (!std::ranges::equal(pattern.cells, before.open_cells())) return message(kNotAGrave);
    for (const Candidate& guardian : pattern.guardians) {
        if (!before.has(guardian)) {
            return message(kNotACandidate, cell_words(board, guardian.cell), guardian.digit);
        }
    }
    const auto is_two = [&](const auto& candidates) {
        return std::ranges::count_if(candidates, [&](Candidate candidate) {
                   return std::ranges::find(pattern.guardians, candidate) ==
                          pattern.guardians.end();
               }) == 2;
    };
    for (const Cell cell : pattern.cells) {
        std::vector<Candidate> candidates;
        for (const Digit digit : before.candidates(cell)) candidates.push_back({cell, digit});
        if (!is_two(candidates)) return message(kNotAGrave);
    }
    for (std::uint32_t house = 0; house < board.houses().size(); ++house) {
        for (const Digit digit : board.digits() & ~before.placed(house)) {
            std::vector<Candidate> candidates;
            for (const Cell cell : places_of(before, house, digit)) {
                candidates.push_back({cell, digit});
            }
            if (!is_two(candidates)) return message(kNotAGrave);
        }
    }
    return std::nullopt;
}

// True if cells, no two of which see each other, can be chosen so that each house from the
// `next` one on has one of them.
bool can_hold(const Board& board, const std::vector<std::vector<Cell>>& cells_of_houses,
              std::size_t next, std::vector<Cell>& chosen) {
    if (next == cells_of_houses.size()) return true;
    const auto& cells = cells_of_houses[next];
    const bool has_one = std::ranges::any_of(
        chosen, [&](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); });
    if (has_one) return can_hold(board, cells_of_houses, next + 1, chosen);
    for (const Cell cell : cells) {
        if (std::ranges::any_of(chosen, [&](Cell other) { return sees(board, cell, other); })) {
            continue;
        }
        chosen.push_back(cell);
        if (can_hold(board, cells_of_houses, next + 1, chosen)) return true;
        chosen.pop_back();
    }
    return false;
}

// The guardians are the places of the digit in the houses but for the cells, without which it
// cannot be in all of the houses.
Fault check_broken_wing(const GuardianPattern& pattern, const State& before) {
    const Digit digit = pattern.digits.first();
    std::vector<std::vector<Cell>> inside;
    std::vector<Candidate> outside;
    for (const std::uint32_t house : pattern.houses) {
        const std::vector<Cell> places = places_of(before, house, digit);
        if (places.empty()) return message(kNoPlace, digit);
        inside.emplace_back();
        for (const Cell cell : places) {
            if (std::ranges::binary_search(pattern.cells, cell)) {
                inside.back().push_back(cell);
            } else {
                outside.push_back({cell, digit});
            }
        }
    }
    std::ranges::sort(outside);
    outside.erase(std::unique(outside.begin(), outside.end()), outside.end());
    if (outside != pattern.guardians) return message(kWrongGuardians);
    std::vector<Cell> chosen;
    return can_hold(before.board(), inside, 0, chosen) ? message(kCanBeFilled) : Fault();
}

std::vector<Cell> cells_of(const std::vector<Candidate>& guardians) {
    std::vector<Cell> cells;
    for (const Candidate& guardian : guardians) {
        if (cells.empty() || cells.back() != guardian.cell) cells.push_back(guardian.cell);
    }
    return cells;
}

// The other cells lie in the houses and have no digits but those of the subset, nor do guardians.
Fault check_subset(const GuardianPattern& pattern, const State& before) {
    for (const Cell cell : pattern.others) {
        if (!(before.candidates(cell) & ~pattern.subset).empty()) return message(kWrongDigits);
        for (const std::uint32_t house : pattern.houses) {
            if (is_in(before.board(), house, cell)) continue;
            return message(kNotInHouse, cell_words(before.board(), cell));
        }
    }
    for (const Candidate& guardian : pattern.guardians) {
        if (!pattern.subset.contains(guardian.digit)) return message(kWrongDigits);
    }
    return std::nullopt;
}

// Adds the digits that have no place in the house but in the cells; false if there is none.
bool add_confined_digits(Theory& theory, const std::vector<Cell>& cells, std::uint32_t house,
                         const State& before) {
    bool found = false;
    for (const Digit digit : before.board().digits()) {
        const auto places = places_of(before, house, digit);
        if (places.empty() || !std::ranges::includes(cells, places)) continue;
        add_house(theory, before, house, digit);
        found = true;
    }
    return found;
}

}  // namespace

Fault check_guarded(TechniqueId id, const GuardianPattern& pattern, const State& before) {
    if (Fault fault = check_open(pattern.cells, before)) return fault;
    if (is_bug(id)) return check_grave(pattern, before);
    if (id == TechniqueId::broken_wing) return check_broken_wing(pattern, before);
    std::vector<Candidate> others;
    for (const Cell cell : pattern.cells) {
        for (const Digit digit : before.candidates(cell) & ~pattern.digits) {
            others.push_back({cell, digit});
        }
    }
    if (others != pattern.guardians) return message(kWrongGuardians);
    if (info_of(id).assumes_uniqueness) {
        return is_exchangeable(pattern, before) ? Fault() : message(kNotExchangeable);
    }
    return can_fill(pattern, before) ? message(kCanBeFilled) : Fault();
}

Fault check_guardians(const GuardianPattern& pattern, const Step& step, const State& before) {
    if (Fault fault = check_guarded(step.technique, pattern, before)) return fault;
    Theory theory(before.board());
    std::vector<Theory::Statement> guardians;
    for (const Candidate& guardian : pattern.guardians) {
        guardians.push_back(theory.statement(guardian));
    }
    theory.one_of(guardians);
    const std::vector<Cell> roof = cells_of(pattern.guardians);
    std::vector<Cell> cells = roof;
    if (!pattern.others.empty()) {
        if (Fault fault = check_open(pattern.others, before)) return fault;
        if (Fault fault = check_subset(pattern, before)) return fault;
        cells.insert(cells.end(), pattern.others.begin(), pattern.others.end());
    } else if (step.technique != TechniqueId::broken_wing) {
        for (const std::uint32_t house : pattern.houses) {
            if (!add_confined_digits(theory, roof, house, before)) {
                return message(kHouseLosesNothing);
            }
        }
    }
    for (const Cell cell : cells) add_cell(theory, before, cell);
    exclude_seen(theory, before, cells);
    return check_conclusions(theory, step, before.board());
}

}  // namespace sudokit::logic
