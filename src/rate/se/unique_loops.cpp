// Loops are searched depth first, and every hint of every loop is looked at: the easiest wins, then
// the lowest type, then the first.
#include "rate/se/sets.hpp"
#include "rate/se/uniqueness.hpp"

namespace sudokit::rate::se {
namespace {

// Goes through the subsets of that size, in increasing order.
template <class Action>
void each_subset(Mask mask, unsigned count, const Action& action) {
    if (size(mask) < count) return;
    unsigned subset = 0;
    do {
        if (size(static_cast<Mask>(subset)) == count) action(static_cast<Mask>(subset));
        subset = (subset - mask) & mask;
    } while (subset != 0);
}

double loop_difficulty(std::size_t length) {
    double out = 4.5;
    if (length >= 10) out += 0.3;
    if (length >= 8) {
        out += 0.2;
    } else if (length >= 6) {
        out += 0.1;
    }
    return out;
}

class LoopSearch {
  public:
    LoopSearch(const Position& position, Variant variant, Hint& best)
        : position_(position), variant_(variant), best_(best) {}

    bool run() {
        for (unsigned digit = 0; digit < 9; ++digit) with_[digit] = position_.with(digit);
        for (unsigned cell = 0; cell < kCells; ++cell) {
            if (size(position_.cell[cell]) != 2) continue;
            if (position_.cell[cell] != pair_) {
                pair_ = position_.cell[cell];
                low_ = first(pair_);
                high_ = first(without(pair_, bit(low_)));
            }
            find_links();
            if (links_.has(cell)) extend(cell, 2, 0, kKinds);
            begun_.add(cell);
        }
        return found_;
    }

  private:
    // The cells that loops can go through. Loops with at most two extra cells are found from
    // wherever they begin, so nobody need go again through cells that one began from.
    void find_links() {
        links_ = with_[low_] & with_[high_];
        keep_joined();
        if (may_have_three_extras()) return;
        links_ -= begun_;
        keep_joined();
    }

    // There must be others in each house of a cell, since a loop meets a house twice or not at all.
    void keep_joined() {
        for (bool any = true; any;) {
            any = false;
            each(links_, [&](unsigned cell) {
                for (const std::uint8_t house : kGeometry.house[cell]) {
                    if ((kGeometry.cells[house] & links_).has_two()) continue;
                    links_.remove(cell);
                    any = true;
                    return;
                }
            });
        }
    }

    // Three cells or more can only have the same digit too many.
    [[nodiscard]] bool may_have_three_extras() const {
        Mask once = 0;
        Mask twice = 0;
        bool out = false;
        each(links_, [&](unsigned cell) {
            const Mask extra = without(position_.cell[cell], pair_);
            if (size(extra) != 1) return;
            out = out || (twice & extra) != 0;
            twice |= once & extra;
            once |= extra;
        });
        return out;
    }

    // Goes on from `cell`. Up to `allowed` more cells may have extra candidates, or any number if
    // they all have the same one. `extra` collects those seen from here, in the original also of
    // cells that led nowhere.
    void extend(unsigned cell, int allowed, Mask extra, unsigned last_kind) {
        const unsigned parity = length_ & 1U;
        visited_[parity] |= kGeometry.house_bits[cell];
        loop_[length_++] = static_cast<std::uint8_t>(cell);
        in_loop_.add(cell);
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            if (kind == last_kind) continue;
            const unsigned house = kGeometry.house[cell][kind];
            // Only cells with both digits matter.
            Mask places = position_.places[house][low_] & position_.places[house][high_];
            for (; places != 0; places &= static_cast<Mask>(places - 1U)) {
                const unsigned next = kGeometry.cell_at[house][first(places)];
                if (next == loop_[0] && length_ >= 4) {
                    if (visited_[0] == visited_[1]) judge();
                } else if (!in_loop_.has(next)) {
                    const Mask digits = position_.cell[next];
                    const Mask more = extra | without(digits, pair_);
                    if (variant_ == Variant::se_1_2_1) extra = more;
                    const bool plain = digits == pair_;
                    // Each house must be met once by even and once by odd cells, which no longer
                    // loop mends.
                    if ((visited_[1 - parity] & kGeometry.house_bits[next]) == 0 &&
                        links_.has(next) && (plain || size(more) == 1 || allowed > 0)) {
                        extend(next, plain ? allowed : allowed - 1, more, kind);
                    }
                }
            }
        }
        in_loop_.remove(cell);
        --length_;
        visited_[parity] &= ~kGeometry.house_bits[cell];
    }

    void judge() {
        std::array<std::uint8_t, kCells> extras;
        unsigned count = 0;
        for (unsigned i = 0; i < length_; ++i) {
            if (position_.cell[loop_[i]] != pair_) extras[count++] = loop_[i];
        }
        if (count == 1) {
            removals_.clear();
            removals_.add(extras[0], pair_);
            offer(loop_difficulty(length_), 1);
        } else if (count > 2) {
            try_type_2(extras, count);
        } else if (count == 2) {
            const Mask extra =
                without(position_.cell[extras[0]] | position_.cell[extras[1]], pair_);
            if (size(extra) == 1) {
                try_type_2(extras, count);
            } else {
                try_type_3(extras[0], extras[1], extra);
            }
            try_type_4(extras[0], extras[1]);
        }
    }

    // All extra cells have one more digit, the same.
    void try_type_2(const std::array<std::uint8_t, kCells>& extras, unsigned count) {
        const unsigned digit = first(without(position_.cell[extras[0]], pair_));
        Cells victims = position_.with(digit);
        for (unsigned i = 0; i < count; ++i) victims &= kGeometry.sees[extras[i]];
        removals_.clear();
        removals_.add(victims, digit);
        offer(loop_difficulty(length_), 2);
    }

    // Two cells with extra digits make a naked or hidden set with others of a house.
    void try_type_3(unsigned one, unsigned two, Mask extra) {
        const bool fewer = variant_ == Variant::sukaku_1_18;  // hidden sets need not be as large
        for (unsigned degree = fewer ? 2 : size(extra); degree <= 7; ++degree) {
            for (unsigned kind = 0; kind < kKinds; ++kind) {
                const unsigned house = kGeometry.house[one][kind];
                if (house != kGeometry.house[two][kind]) continue;
                const Mask first_place = bit(kGeometry.index[one][kind]);
                const Mask second_place = bit(kGeometry.index[two][kind]);
                if (degree * 2 <= position_.open[house] && degree >= size(extra)) {
                    try_naked(house, degree, first_place, second_place, extra);
                }
                if (degree * 2 < position_.open[house]) {
                    try_hidden(house, degree, first_place, second_place, extra);
                }
            }
        }
    }

    void try_naked(unsigned house, unsigned degree, Mask one, Mask two, Mask extra) {
        const auto& cells = kGeometry.cell_at[house];
        const Mask both =
            extra & position_.cell[cells[first(one)]] & position_.cell[cells[first(two)]];
        Mask open = 0;
        each(without(kFull, one | two), [&](unsigned i) {
            if (size(position_.cell[cells[i]]) > 1) open |= bit(i);
        });
        each_subset(open, degree - 1, [&](Mask others) {
            Mask covered = both;
            each(others, [&](unsigned i) { covered |= position_.cell[cells[i]]; });
            if (size(covered) != degree || size(covered | extra) != degree) return;
            find_naked_removals(position_, {house, static_cast<Mask>(others | one | two), covered},
                                removals_);
            offer(loop_difficulty(length_) + (degree - 1) * 0.1, 3, {{house, others, covered}});
        });
    }

    void try_hidden(unsigned house, unsigned degree, Mask one, Mask two, Mask extra) {
        Mask places_of_pair = 0;
        bool fits = true;
        each(pair_, [&](unsigned digit) {
            const Mask at = without(position_.places[house][digit], two);
            places_of_pair |= at;
            fits = fits && at != 0;
        });
        if (!fits || size(places_of_pair) > degree) return;
        Mask others = 0;
        each(without(without(kFull, pair_), extra), [&](unsigned digit) {
            if (without(position_.places[house][digit], two) != 0) others |= bit(digit);
        });
        each_subset(others, degree - 2, [&](Mask more) {
            Mask places = places_of_pair;
            each(more,
                 [&](unsigned digit) { places |= without(position_.places[house][digit], two); });
            if (size(places) != degree) return;
            const Mask digits = more | pair_;
            const Mask rest = without(places, one);
            find_hidden_removals(position_, {house, rest, digits}, removals_);
            offer(loop_difficulty(length_) + (static_cast<int>(size(rest)) - 1) * 0.1, 3,
                  complement(house, rest | one | two, digits));
        });
    }

    // One of the two digits is locked in the two cells, so the other goes.
    void try_type_4(unsigned one, unsigned two) {
        Mask locked = 0;
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            const unsigned house = kGeometry.house[one][kind];
            if (house != kGeometry.house[two][kind]) continue;
            each(pair_, [&](unsigned digit) {
                if (size(position_.places[house][digit]) == 2) locked |= bit(digit);
            });
        }
        if (locked == 0) return;
        const Mask gone = bit((locked & bit(low_)) != 0 ? high_ : low_);
        removals_.clear();
        removals_.add(std::min(one, two), gone);
        removals_.add(std::max(one, two), gone);
        offer(loop_difficulty(length_), 4);
    }

    // The naked set that a hidden one leaves to the rest of the house.
    [[nodiscard]] NakedSet complement(unsigned house, Mask places, Mask digits) const {
        Mask others = 0;
        Mask all = 0;
        for (unsigned i = 0; i < 9; ++i) {
            const Mask here = position_.cell[kGeometry.cell_at[house][i]];
            all |= here;
            if (here != 0 && (places & bit(i)) == 0) others |= bit(i);
        }
        return {{house, others, without(all, digits)}};
    }

    void offer(double difficulty, int type, const NakedSet& set = {}) {
        if (removals_.empty()) return;
        if (found_ && (difficulty > best_.difficulty ||
                       (difficulty == best_.difficulty && type >= best_type_)))
            return;
        found_ = true;
        best_.difficulty = difficulty;
        best_.removals = removals_;
        best_.sight = UniqueLoop{{loop_.begin(), loop_.begin() + length_}, pair_, type, set};
        best_type_ = type;
    }

    const Position& position_;
    Variant variant_;
    Hint& best_;
    int best_type_ = 0;
    bool found_ = false;
    Removals removals_;

    std::array<Cells, 9> with_;
    Mask pair_ = 0;
    unsigned low_ = 0;  // the digits of the pair
    unsigned high_ = 0;
    Cells links_;
    Cells begun_;  // that loops were searched from
    std::array<std::uint8_t, kCells> loop_{};
    unsigned length_ = 0;
    std::uint32_t visited_[2] = {};  // houses of the cells at even and at odd places
    Cells in_loop_;
};

}  // namespace

bool find_unique_loop(const Position& position, Variant variant, Hint& hint) {
    return LoopSearch(position, variant, hint).run();
}

}  // namespace sudokit::rate::se
