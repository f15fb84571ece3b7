#include "rate/se/sets.hpp"

namespace sudokit::rate::se {
namespace {

void add_places(unsigned house, Mask places, unsigned digit, Removals& out) {
    each(places, [&](unsigned i) { out.add(kGeometry.cell_at[house][i], bit(digit)); });
}

bool found(double difficulty, const Sight& sight, Hint& hint) {
    if (hint.removals.empty()) return false;
    hint.difficulty = difficulty;
    hint.sight = sight;
    return true;
}

template <unsigned kSize>
bool find_naked(const Position& position, double difficulty, Hint& hint, const Fresh& fresh) {
    return each_naked_set<kSize>(position, fresh, [&](const Subset& set) {
        find_naked_removals(position, set, hint.removals);
        return found(difficulty, NakedSet{set}, hint);
    });
}

template <unsigned kSize>
bool find_hidden(const Position& position, double difficulty, Hint& hint, const Fresh& fresh) {
    return each_hidden_set<kSize>(position, kSize * 2, fresh, [&](const Subset& set) {
        find_hidden_removals(position, set, hint.removals);
        return found(difficulty, HiddenSet{set}, hint);
    });
}

template <unsigned kSize>
bool find_fish_of(const Position& position, double difficulty, Hint& hint, const Fresh& fresh) {
    return each_fish<kSize>(position, fresh, [&](const Fish& fish) {
        find_removals(position, fish, hint.removals);
        return found(difficulty, fish, hint);
    });
}

template <unsigned kSize>
bool find_direct_hidden(const Position& position, double difficulty, Hint& hint,
                        const Fresh& fresh) {
    return each_hidden_set<kSize>(position, kSize, fresh, [&](const Subset& set) {
        for (unsigned digit = 0; digit < 9; ++digit) {
            const Mask places = position.places[set.house][digit];
            const Mask rest = without(places, set.places);
            if ((set.digits & bit(digit)) != 0 || size(places) < 2 || size(rest) != 1) continue;
            hint.difficulty = difficulty;
            hint.placement = {kGeometry.cell_at[set.house][first(rest)],
                              static_cast<std::uint8_t>(digit)};
            hint.sight = HiddenSet{set};
            return true;
        }
        return false;
    });
}

}  // namespace

void find_removals(const Position& position, const Locking& pattern, Removals& out) {
    out.clear();
    const Mask places = position.places[pattern.to][pattern.digit];
    add_places(pattern.to, without(places, pattern.shared_to), pattern.digit, out);
}

void find_removals(const Position& position, const Fish& pattern, Removals& out) {
    out.clear();
    const unsigned across = pattern.base_kind == kRows ? kColumns : kRows;
    Cells cells;
    each(pattern.cover, [&](unsigned line) {
        const Mask places = position.places[across + line][pattern.digit];
        each(without(places, pattern.base),
             [&](unsigned i) { cells.add(kGeometry.cell_at[across + line][i]); });
    });
    out.add(cells, pattern.digit);
}

void find_naked_removals(const Position& position, const Subset& pattern, Removals& out) {
    out.clear();
    each(without(kFull, pattern.places), [&](unsigned i) {
        const unsigned cell = kGeometry.cell_at[pattern.house][i];
        const Mask gone = position.cell[cell] & pattern.digits;
        if (gone != 0) out.add(cell, gone);
    });
}

void find_hidden_removals(const Position& position, const Subset& pattern, Removals& out) {
    out.clear();
    each(pattern.places, [&](unsigned i) {
        const unsigned cell = kGeometry.cell_at[pattern.house][i];
        const Mask gone = without(position.cell[cell], pattern.digits);
        if (gone != 0) out.add(cell, gone);
    });
}

bool find_locking(const Position& position, Variant variant, Hint& hint, const Fresh& fresh) {
    return each_locking(position, variant, fresh, [&](const Locking& locking) {
        find_removals(position, locking, hint.removals);
        return found(locking.from < kRows ? 2.6 : 2.8, locking, hint);
    });
}

bool find_naked_set(const Position& position, unsigned size, Hint& hint, const Fresh& fresh) {
    if (size == 2) return find_naked<2>(position, 3.0, hint, fresh);
    if (size == 3) return find_naked<3>(position, 3.6, hint, fresh);
    return find_naked<4>(position, 5.0, hint, fresh);
}

bool find_hidden_set(const Position& position, unsigned size, Hint& hint, const Fresh& fresh) {
    if (size == 2) return find_hidden<2>(position, 3.4, hint, fresh);
    if (size == 3) return find_hidden<3>(position, 4.0, hint, fresh);
    return find_hidden<4>(position, 5.4, hint, fresh);
}

bool find_fish(const Position& position, unsigned size, Hint& hint, const Fresh& fresh) {
    if (size == 2) return find_fish_of<2>(position, 3.2, hint, fresh);
    if (size == 3) return find_fish_of<3>(position, 3.8, hint, fresh);
    return find_fish_of<4>(position, 5.2, hint, fresh);
}

// Another house like `from` that meets `to` is left with one place. Where it meets it, its places
// are numbered as those of `from`.
bool find_direct_locking(const Position& position, Variant variant, Hint& hint,
                         const Fresh& fresh) {
    return each_locking(position, variant, fresh, [&](const Locking& locking) {
        const unsigned number = locking.from % 9;
        const bool in_column = locking.from < kRows && locking.to >= kColumns;
        const unsigned begin = locking.from - number + (in_column ? number % 3 : number / 3 * 3);
        for (unsigned i = 0; i < 3; ++i) {
            const unsigned other = begin + i * (in_column ? 3 : 1);
            const Mask places = position.places[other][locking.digit];
            const Mask rest = without(places, locking.shared_from);
            if (other == locking.from || places == rest || size(rest) != 1) continue;
            hint.difficulty = locking.from < kRows ? 1.7 : 1.9;
            hint.placement = {kGeometry.cell_at[other][first(rest)],
                              static_cast<std::uint8_t>(locking.digit)};
            hint.sight = locking;
            return true;
        }
        return false;
    });
}

bool find_direct_hidden_set(const Position& position, unsigned size, Hint& hint,
                            const Fresh& fresh) {
    return size == 2 ? find_direct_hidden<2>(position, 2.0, hint, fresh)
                     : find_direct_hidden<3>(position, 2.5, hint, fresh);
}

}  // namespace sudokit::rate::se
