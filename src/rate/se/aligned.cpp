#include "rate/se/aligned.hpp"

namespace sudokit::rate::se {
namespace {

/// Who can take part, in reading order, and the cells with few candidates that each of them sees.
struct AlignedCells {
    AlignedCells(const Position& position, unsigned degree) {
        const Cells singles = position.of_size(1);
        Cells few = position.of_size(2);
        if (degree == 3) few |= position.of_size(3);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            const Cells& sees = kGeometry.sees[cell];
            if (size(position.cell[cell]) < 2 || !(sees & singles).none()) continue;
            excluders[cell] = sees & few;
            if (!excluders[cell].has_two()) continue;  // two must be common to all
            list[count++] = static_cast<std::uint8_t>(cell);
            set.add(cell);
        }
    }

    // True if the three have been tried before, with another of them as the third.
    [[nodiscard]] bool were_tried(unsigned one, unsigned two, unsigned third) const {
        const auto reach = [&](unsigned a, unsigned b, unsigned c) {
            return excluders[a].has(c) || excluders[b].has(c);
        };
        if (third > one) return reach(one, third, two);
        return reach(third, one, two) || reach(third, two, one);
    }

    std::array<std::uint8_t, kCells> list{};
    unsigned count = 0;
    Cells set;
    std::array<Cells, kCells> excluders{};
};

// For each digit, which others are with it in one of these cells of two candidates.
std::array<Mask, 9> partners_in(const Position& position, const Cells& pairs) {
    std::array<Mask, 9> out{};
    each(pairs, [&](unsigned cell) {
        const Mask pair = position.cell[cell];
        each(pair, [&](unsigned digit) { out[digit] |= without(pair, bit(digit)); });
    });
    return out;
}

// Two cells cannot hold digits that leave a cell which both see with nothing, nor the same digit if
// they see each other.
struct AlignedPair {
    unsigned one;  // the first of them
    unsigned two;
    Cells excluders{};
    Mask of_one = 0;  // what goes
    Mask of_two = 0;

    [[nodiscard]] bool is_before(const AlignedPair& other) const {
        return two != other.two ? two < other.two : one < other.one;
    }

    // True if something goes.
    bool exclude(const Position& position, const AlignedCells& cells) {
        excluders = cells.excluders[one] & cells.excluders[two];
        if (!excluders.has_two()) return false;
        const std::array<Mask, 9> partners = partners_in(position, excluders);
        const bool see = kGeometry.sees[one].has(two);
        const auto excluded = [&](Mask mine, Mask theirs) {
            Mask out = 0;
            each(mine, [&](unsigned digit) {
                const Mask same = see ? bit(digit) : Mask{0};
                if (without(theirs, partners[digit] | same) == 0) out |= bit(digit);
            });
            return out;
        };
        of_one = excluded(position.cell[one], position.cell[two]);
        of_two = excluded(position.cell[two], position.cell[one]);
        return (of_one | of_two) != 0;
    }
};

void add_in_order(std::array<Removal, 3> removals, unsigned count, Hint& hint) {
    std::sort(removals.begin(), removals.begin() + count,
              [](const Removal& a, const Removal& b) { return a.cell < b.cell; });
    for (unsigned i = 0; i < count; ++i) {
        if (removals[i].digits != 0) hint.removals.add(removals[i].cell, removals[i].digits);
    }
}

// What sees at least one of the cells.
Cells seen_once(const Cells& cells) {
    Cells out;
    each(cells, [&](unsigned cell) { out |= kGeometry.sees[cell]; });
    return out;
}

// What sees at least two of the cells.
Cells seen_twice(const Cells& cells) {
    Cells once;
    Cells twice;
    each(cells, [&](unsigned cell) {
        twice |= once & kGeometry.sees[cell];
        once |= kGeometry.sees[cell];
    });
    return twice;
}

// Goes through the cells in reading order, until `found` is true.
template <class Found>
bool any_of(Cells cells, const Found& found) {
    for (; cells.low != 0; cells.low &= cells.low - 1) {
        if (found(static_cast<unsigned>(std::countr_zero(cells.low)))) return true;
    }
    for (; cells.high != 0; cells.high &= cells.high - 1) {
        if (found(static_cast<unsigned>(std::countr_zero(cells.high)) + 64U)) return true;
    }
    return false;
}

// Goes through `cells`, all of which see `cell`, in the order of its peers, until `found` is true.
template <class Found>
bool any_in_peer_order(unsigned cell, Cells cells, const Found& found) {
    for (const std::uint8_t house : kGeometry.house[cell]) {
        const Cells here = cells & kGeometry.cells[house];
        cells -= here;
        if (any_of(here, found)) return true;
    }
    return false;
}

// Finds which digits of three cells are in no combination that is left.
class Triplet {
  public:
    Triplet(const Position& position, const std::array<std::uint8_t, 3>& cells,
            const Cells& excluders)
        : position_(position), cells_(cells), seeing_(excluders) {
        each(excluders, [&](unsigned cell) { excluders_[count_++] = position.cell[cell]; });
        sees01_ = sees(0, 1);
        sees02_ = sees(0, 2);
        sees12_ = sees(1, 2);
    }

    bool run(Hint& hint) {
        // One combination for each digit is enough to keep it.
        for (Mask rest = digits(0); rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            keep_with(first(rest));
        }
        for (Mask rest = without(digits(1), kept_[1]); rest != 0;
             rest &= static_cast<Mask>(rest - 1U)) {
            keep_second(first(rest));
        }
        for (Mask one = digits(0); one != 0 && kept_[2] != digits(2);
             one &= static_cast<Mask>(one - 1U)) {
            for (Mask two = digits(1); two != 0; two &= static_cast<Mask>(two - 1U)) {
                kept_[2] |= thirds(first(one), first(two));
            }
        }
        std::array<Removal, 3> gone;
        bool any = false;
        for (unsigned i = 0; i < 3; ++i) {
            gone[i] = {cells_[i], without(digits(i), kept_[i])};
            any = any || gone[i].digits != 0;
        }
        if (!any) return false;
        hint.difficulty = 7.5;
        hint.sight = Aligned{cells_, 3, seeing_};
        add_in_order(gone, 3, hint);
        return true;
    }

  private:
    void keep(unsigned one, unsigned two, Mask three) {
        kept_[0] |= bit(one);
        kept_[1] |= bit(two);
        kept_[2] |= three;
    }
    // Looks first for digits of the second cell that are not kept yet.
    void keep_with(unsigned one) {
        for (const Mask list : {without(digits(1), kept_[1]), Mask(digits(1) & kept_[1])}) {
            for (Mask rest = list; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
                const Mask three = thirds(one, first(rest));
                if (three == 0) continue;
                keep(one, first(rest), three);
                return;
            }
        }
    }
    void keep_second(unsigned two) {
        for (Mask rest = digits(0); rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const Mask three = thirds(first(rest), two);
            if (three == 0) continue;
            keep(first(rest), two, three);
            return;
        }
    }
    // What the third cell can hold beside these digits.
    [[nodiscard]] Mask thirds(unsigned one, unsigned two) const {
        if (one == two && sees01_) return 0;
        Mask out = digits(2);
        if (sees02_) out = without(out, bit(one));
        if (sees12_) out = without(out, bit(two));
        const Mask both = bit(one) | bit(two);
        for (unsigned i = 0; i < count_; ++i) {
            const Mask left = without(excluders_[i], both);
            if (left == 0) return 0;
            if ((left & (left - 1U)) == 0) out = without(out, left);
        }
        return out;
    }
    [[nodiscard]] Mask digits(unsigned i) const { return position_.cell[cells_[i]]; }
    [[nodiscard]] bool sees(unsigned i, unsigned j) const {
        return kGeometry.sees[cells_[i]].has(cells_[j]);
    }

    const Position& position_;
    std::array<std::uint8_t, 3> cells_;
    Cells seeing_;  // the excluders, and what they hold
    std::array<Mask, 20> excluders_{};
    unsigned count_ = 0;
    std::array<Mask, 3> kept_{};
    bool sees01_ = false;
    bool sees02_ = false;
    bool sees12_ = false;
};

}  // namespace

// A digit can only go if it is with all others of the second cell in cells of two candidates that
// both see, so hardly any two cells need a closer look.
bool find_aligned_pair(const Position& position, Hint& hint) {
    const AlignedCells cells(position, 2);
    std::array<Cells, 9> with;
    for (unsigned digit = 0; digit < 9; ++digit) with[digit] = position.with(digit);
    AlignedPair best{kCells, kCells};
    each(cells.set, [&](unsigned cell) {
        each(position.cell[cell], [&](unsigned digit) {
            Cells once = kGeometry.sees[cell];  // if that is so, the digit itself needs no other
            Cells twice;
            Mask digits = bit(digit);
            each(cells.excluders[cell] & with[digit], [&](unsigned excluder) {
                twice |= once & kGeometry.sees[excluder];
                once |= kGeometry.sees[excluder];
                digits |= position.cell[excluder];
            });
            Cells others = cells.set & twice;
            others.remove(cell);
            if (others.none()) return;
            each(without(kFull, digits), [&](unsigned missing) { others -= with[missing]; });
            each(others, [&](unsigned other) {
                AlignedPair pair{std::min(cell, other), std::max(cell, other)};
                if (pair.is_before(best) && pair.exclude(position, cells)) best = pair;
            });
        });
    });
    if (best.two == kCells) return false;
    const auto one = static_cast<std::uint8_t>(best.one);
    const auto two = static_cast<std::uint8_t>(best.two);
    hint.difficulty = 6.2;
    hint.sight = Aligned{{one, two, 0}, 2, best.excluders};
    add_in_order({Removal{one, best.of_one}, Removal{two, best.of_two}, Removal{}}, 2, hint);
    return true;
}

// The third cell is one of the few that the first or else the second sees.
bool AlignedTriplets::find(const Position& position, Variant variant, Hint& hint) {
    const AlignedCells cells(position, 3);
    Cells changed;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        if (position.cell[cell] != barren_[cell]) changed.add(cell);
    }
    for (unsigned j = 1; j < cells.count; ++j) {
        for (unsigned i = 0; i < j; ++i) {
            const std::uint8_t one = cells.list[i];
            const std::uint8_t two = cells.list[j];
            const Cells common = cells.excluders[one] & cells.excluders[two];
            if (!common.has_two()) continue;
            Cells thirds = (cells.excluders[one] | cells.excluders[two]) & cells.set;
            thirds &= seen_twice(common);
            if (!changed.has(one) && !changed.has(two)) {
                thirds &= changed | seen_once(common & changed);
            }
            thirds.remove(one);
            thirds.remove(two);
            if (thirds.none()) continue;
            const auto try_third = [&](unsigned third) {
                if (third < two && cells.were_tried(one, two, third)) return false;
                const Cells all = common & cells.excluders[third];
                return Triplet(position, {one, two, static_cast<std::uint8_t>(third)}, all)
                    .run(hint);
            };
            const Cells first_thirds = thirds & cells.excluders[one];
            if (variant == Variant::sukaku_1_18) {
                if (any_of(first_thirds, try_third) || any_of(thirds - first_thirds, try_third))
                    return true;
                continue;
            }
            if (any_in_peer_order(one, first_thirds, try_third)) return true;
            if (any_in_peer_order(two, thirds - first_thirds, try_third)) return true;
        }
    }
    barren_ = position.cell;
    return false;
}

}  // namespace sudokit::rate::se
