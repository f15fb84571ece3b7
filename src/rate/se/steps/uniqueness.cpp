// Unique rectangles and loops, and bivalue universal graves, as steps.
#include <algorithm>

#include "rate/se/steps/names.hpp"
#include "rate/se/steps/tell.hpp"

namespace sudokit::rate::se {
namespace {

using enum TechniqueId;

// The cells of the loop with other candidates than the two, in increasing order.
std::vector<Cell> roof_of(const UniqueLoop& loop, const Position& position) {
    std::vector<Cell> out;
    for (const std::uint8_t cell : loop.cells) {
        if (position.cell[cell] != loop.pair) out.push_back(cell);
    }
    std::ranges::sort(out);
    return out;
}

// The houses that two cells share in which one of these digits is nowhere else.
std::vector<std::uint32_t> confining_houses(Cell one, Cell two, Mask digits,
                                            const Position& position) {
    std::vector<std::uint32_t> out;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        const unsigned house = kGeometry.house[one][kind];
        if (house != kGeometry.house[two][kind]) continue;
        const Mask both = bit(kGeometry.index[one][kind]) | bit(kGeometry.index[two][kind]);
        bool any = false;
        each(digits, [&](unsigned digit) { any = any || position.places[house][digit] == both; });
        if (any) out.push_back(board_house(house));
    }
    std::ranges::sort(out);
    return out;
}

// Type 4: the first of the two digits that is locked in the roof, and where.
std::vector<std::uint32_t> locking_houses(const UniqueLoop& loop, const std::vector<Cell>& roof,
                                          const Position& position) {
    const unsigned low = first(loop.pair);
    auto out = confining_houses(roof[0], roof[1], bit(low), position);
    if (!out.empty()) return out;
    return confining_houses(roof[0], roof[1], without(loop.pair, bit(low)), position);
}

TechniqueId rectangle_technique(const UniqueLoop& loop, const std::vector<Cell>& roof) {
    if (loop.type == 1) return unique_rectangle_1;
    if (loop.type == 3) return unique_rectangle_3;
    if (loop.type == 4) return unique_rectangle_4;
    const bool in_line = roof.size() == 2 && kGeometry.sees[roof[0]].has(roof[1]);
    return in_line ? unique_rectangle_2 : unique_rectangle_5;
}

Step tell_rectangle(const UniqueLoop& loop, const Position& position) {
    const std::vector<Cell> roof = roof_of(loop, position);
    RectanglePattern pattern;
    std::copy(loop.cells.begin(), loop.cells.end(), pattern.corners.begin());
    pattern.digits = board_digits(loop.pair);
    if (loop.type == 3) {
        pattern.others = cells_at(loop.set.house, loop.set.places);
        pattern.subset = board_digits(loop.set.digits);
        pattern.houses = {board_house(loop.set.house)};
    } else if (loop.type == 4) {
        pattern.houses = locking_houses(loop, roof, position);
    }
    return {rectangle_technique(loop, roof), std::move(pattern), {}, {}};
}

void add_guardians(Cell cell, Mask digits, GuardianPattern& pattern) {
    each(digits,
         [&](unsigned digit) { pattern.guardians.push_back(board_candidate(cell, digit)); });
}

void add_set(const NakedSet& set, GuardianPattern& pattern) {
    pattern.others = cells_at(set.house, set.places);
    pattern.subset = board_digits(set.digits);
    pattern.houses = {board_house(set.house)};
}

}  // namespace

Step tell(const UniqueLoop& loop, const Position& position) {
    if (loop.cells.size() == 4) return tell_rectangle(loop, position);
    const std::vector<Cell> roof = roof_of(loop, position);
    GuardianPattern pattern;
    pattern.cells.assign(loop.cells.begin(), loop.cells.end());
    std::ranges::sort(pattern.cells);
    pattern.digits = board_digits(loop.pair);
    for (const Cell cell : roof) {
        add_guardians(cell, without(position.cell[cell], loop.pair), pattern);
    }
    if (loop.type == 3) add_set(loop.set, pattern);
    if (loop.type == 4) pattern.houses = locking_houses(loop, roof, position);
    constexpr TechniqueId kTypes[] = {unique_loop_1, unique_loop_2, unique_loop_3, unique_loop_4};
    return {kTypes[loop.type - 1], std::move(pattern), {}, {}};
}

Step tell(const Grave& grave, const Position& position) {
    auto extras = grave.extras;
    std::ranges::sort(extras, {}, &Grave::Extra::cell);
    Mask all = 0;
    for (const Grave::Extra& extra : extras) all |= extra.digits;
    if (extras.size() == 1 && size(all) == 1) {
        return {bug_plus_one, BugPattern{board_candidate(extras[0].cell, first(all))}, {}, {}};
    }
    GuardianPattern pattern;
    pattern.digits = board_digits(kFull);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (position.cell[cell] != 0) pattern.cells.push_back(cell);
    }
    for (const Grave::Extra& extra : extras) add_guardians(extra.cell, extra.digits, pattern);
    if (grave.type == 3) add_set(grave.set, pattern);
    if (grave.type == 4) {
        const Mask locked =
            without(position.cell[extras[0].cell] & position.cell[extras[1].cell], all);
        pattern.houses = confining_houses(extras[0].cell, extras[1].cell, locked, position);
    }
    const TechniqueId id = grave.type == 3   ? bug_3
                           : grave.type == 4 ? bug_4
                           : size(all) == 1  ? bug_2
                                             : bug_plus_n;
    return {id, std::move(pattern), {}, {}};
}

}  // namespace sudokit::rate::se
