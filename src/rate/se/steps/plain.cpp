// Singles, locked candidates, sets, fish, wings and aligned exclusion as steps.
#include <algorithm>

#include "rate/se/steps/names.hpp"
#include "rate/se/steps/tell.hpp"

namespace sudokit::rate::se {
namespace {

using enum TechniqueId;

// The technique for a size of 2, 3 or 4.
TechniqueId by_size(std::size_t size, TechniqueId two, TechniqueId three, TechniqueId four) {
    return size == 2 ? two : size == 3 ? three : four;
}

SubsetPattern subset_pattern(const Subset& set) {
    return {{board_house(set.house)}, cells_at(set.house, set.places), board_digits(set.digits)};
}

std::vector<std::uint32_t> lines(unsigned kind, Mask numbers) {
    std::vector<std::uint32_t> out;
    each(numbers, [&](unsigned i) { out.push_back(board_house(kind + i)); });
    return out;
}

// Whether cells with these digits leave an excluder nothing.
bool uses_up(Mask digits, const Position& position, unsigned excluder) {
    return without(position.cell[excluder], digits) == 0;
}

// True if the excluder is against some combination with a candidate that goes.
bool matters(unsigned excluder, const Aligned& sight, const Hint& hint, const Position& position) {
    const auto digits = [&](unsigned i) {
        return i < sight.count ? position.cell[sight.cells[i]] : Mask{0};
    };
    for (const Removal& removal : hint.removals) {
        const auto at = static_cast<unsigned>(
            std::find(sight.cells.begin(), sight.cells.begin() + sight.count, removal.cell) -
            sight.cells.begin());
        bool out = false;
        const auto try_with = [&](Mask gone) {
            each(digits((at + 1) % sight.count), [&](unsigned other) {
                if (sight.count == 2) {
                    out = out || uses_up(gone | bit(other), position, excluder);
                    return;
                }
                each(digits((at + 2) % sight.count), [&](unsigned third) {
                    out = out || uses_up(gone | bit(other) | bit(third), position, excluder);
                });
            });
        };
        each(removal.digits, [&](unsigned digit) { try_with(bit(digit)); });
        if (out) return true;
    }
    return false;
}

}  // namespace

Position position_of(const State& state) {
    nine::Digits digits{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        digits[cell] = static_cast<std::uint8_t>(state.digit(cell));
    }
    Position out(digits);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto left = static_cast<Mask>(state.candidates(cell).bits());
        out.remove_all(cell, without(out.cell[cell], left));
    }
    return out;
}

void conclude(const Hint& hint, Step& step) {
    if (hint.placement) {
        step.placements = {board_candidate(hint.placement->cell, hint.placement->digit)};
    } else {
        step.eliminations = board_candidates(hint.removals);
    }
}

Step tell(const LastOne& sight, const Hint& hint) {
    SinglePattern pattern{board_candidate(hint.placement->cell, hint.placement->digit), {}};
    if (sight.house == LastOne::kInCell) return {naked_single, pattern, {}, {}};
    pattern.house = board_house(sight.house);
    return {sight.last_cell ? full_house : hidden_single, pattern, {}, {}};
}

Step tell(const Locking& sight) {
    FishPattern pattern{
        board_digit(sight.digit), {board_house(sight.from)}, {board_house(sight.to)}, {}};
    return {sight.from < kRows ? pointing : claiming, std::move(pattern), {}, {}};
}

Step tell(const NakedSet& sight) {
    return {by_size(size(sight.places), naked_pair, naked_triple, naked_quad),
            subset_pattern(sight),
            {},
            {}};
}

Step tell(const HiddenSet& sight, bool direct) {
    const std::size_t cells = size(sight.places);
    return {direct ? by_size(cells, direct_hidden_pair, direct_hidden_triple, hidden_quad)
                   : by_size(cells, hidden_pair, hidden_triple, hidden_quad),
            subset_pattern(sight),
            {},
            {}};
}

Step tell(const Fish& sight) {
    const unsigned across = sight.base_kind == kRows ? kColumns : kRows;
    FishPattern pattern{board_digit(sight.digit),
                        lines(sight.base_kind, sight.base),
                        lines(across, sight.cover),
                        {}};
    return {by_size(size(sight.base), x_wing, swordfish, jellyfish), std::move(pattern), {}, {}};
}

Step tell(const Wing& sight, const Position& position) {
    WingPattern pattern{sight.pivot,
                        {std::min(sight.one, sight.two), std::max(sight.one, sight.two)},
                        board_digit(sight.digit)};
    return {size(position.cell[sight.pivot]) == 3 ? xyz_wing : xy_wing, std::move(pattern), {}, {}};
}

// Of the excluders, those that matter; two at least.
Step tell(const Aligned& sight, const Hint& hint, const Position& position) {
    AlignedPattern pattern;
    pattern.cells.assign(sight.cells.begin(), sight.cells.begin() + sight.count);
    std::ranges::sort(pattern.cells);
    std::vector<Cell> others;
    each(sight.excluders, [&](unsigned cell) {
        (matters(cell, sight, hint, position) ? pattern.excluders : others).push_back(cell);
    });
    for (const Cell cell : others) {
        if (pattern.excluders.size() < 2) pattern.excluders.push_back(cell);
    }
    std::ranges::sort(pattern.excluders);
    return {sight.count == 2 ? aligned_pair_exclusion : aligned_triple_exclusion,
            std::move(pattern),
            {},
            {}};
}

}  // namespace sudokit::rate::se
