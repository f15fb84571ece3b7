#include "rate/nine_filter.hpp"

#include <algorithm>
#include <bit>

#include "sudokit/nine_digits.hpp"

namespace sudokit::rate {
namespace {

using Mask = NineFilter::Mask;

constexpr Mask kAll = 0x1ff;

constexpr bool is_single(Mask mask) { return mask != 0 && (mask & (mask - 1U)) == 0; }

// Looked up: `std::popcount` calls a function where the machine that is compiled for may lack the
// instruction.
constexpr auto kSizes = [] {
    std::array<std::uint8_t, kAll + 1> sizes{};
    for (std::size_t mask = 1; mask < sizes.size(); ++mask) {
        sizes[mask] = static_cast<std::uint8_t>(sizes[mask / 2] + mask % 2);
    }
    return sizes;
}();
constexpr unsigned size_of(Mask mask) { return kSizes[mask]; }
constexpr unsigned first_of(Mask mask) { return static_cast<unsigned>(std::countr_zero(mask)); }
constexpr Mask bit(unsigned i) { return static_cast<Mask>(1U << i); }
constexpr Mask rest_of(Mask mask) { return static_cast<Mask>(mask & (mask - 1U)); }
constexpr Mask without(Mask a, Mask b) { return static_cast<Mask>(a & ~b); }

// Houses 0..8 are rows, 9..17 columns, 18..26 boxes.
constexpr auto kHouses = [] {
    std::array<std::array<std::uint8_t, 9>, 27> houses{};
    for (unsigned i = 0; i < 9; ++i) {
        for (unsigned j = 0; j < 9; ++j) {
            houses[i][j] = static_cast<std::uint8_t>(9 * i + j);
            houses[9 + i][j] = static_cast<std::uint8_t>(9 * j + i);
            houses[18 + i][j] =
                static_cast<std::uint8_t>(i / 3 * 27 + i % 3 * 3 + j / 3 * 9 + j % 3);
        }
    }
    return houses;
}();

constexpr unsigned row_of(unsigned cell) { return cell / 9; }
constexpr unsigned column_of(unsigned cell) { return cell % 9; }
constexpr unsigned box_of(unsigned cell) { return cell / 27 * 3 + cell % 9 / 3; }
constexpr unsigned place_in_box(unsigned cell) { return cell / 9 % 3 * 3 + cell % 3; }

// The houses of each cell, and all of them, as bits.
constexpr std::uint32_t kAllHouses = (1U << 27U) - 1;
constexpr auto kHousesOf = [] {
    std::array<std::uint32_t, 81> houses{};
    for (unsigned cell = 0; cell < 81; ++cell) {
        houses[cell] = 1U << row_of(cell) | 1U << (9 + column_of(cell)) | 1U << (18 + box_of(cell));
    }
    return houses;
}();

// Calls `take(members, values)` for the sets of 2 to `most` of nine masks that have no more values
// than members. Only masks of 1 to `most` values can be in one.
template <class Take>
void each_tuple(const std::array<Mask, 9>& masks, unsigned most, const Take& take) {
    std::array<std::uint8_t, 9> few{};
    unsigned count = 0;
    for (unsigned i = 0; i < 9; ++i) {
        if (masks[i] != 0 && size_of(masks[i]) <= most) few[count++] = static_cast<std::uint8_t>(i);
    }
    for (unsigned a = 0; a < count; ++a) {
        for (unsigned b = a + 1; b < count; ++b) {
            const Mask two = masks[few[a]] | masks[few[b]];
            const Mask members = bit(few[a]) | bit(few[b]);
            if (size_of(two) > most) continue;
            if (size_of(two) <= 2) take(members, two);
            for (unsigned c = b + 1; most >= 3 && c < count; ++c) {
                const Mask three = two | masks[few[c]];
                const Mask with = members | bit(few[c]);
                if (size_of(three) > most) continue;
                if (size_of(three) <= 3) take(with, three);
                for (unsigned d = c + 1; most >= 4 && d < count; ++d) {
                    const Mask four = three | masks[few[d]];
                    if (size_of(four) <= 4) take(static_cast<Mask>(with | bit(few[d])), four);
                }
            }
        }
    }
}

}  // namespace

// The places of each digit in each house; none where the house has the digit.
struct NineFilter::Places {
    std::array<std::array<Mask, 9>, 27> of{};
};

NineFilter::NineFilter(std::span<const std::uint8_t, 81> givens) {
    candidates_.fill(kAll);
    for (unsigned cell = 0; cell < 81; ++cell) {
        if (nine::is_given(givens[cell])) {
            candidates_[cell] = bit(givens[cell] - 1U);
            push(cell);
        }
    }
}

// A cell comes here once.
void NineFilter::push(unsigned cell) {
    const Mask digit = candidates_[cell];
    digits_[cell] = digit;
    ++placed_count_;
    for (const unsigned house : {row_of(cell), 9 + column_of(cell), 18 + box_of(cell)}) {
        failed_ = failed_ || (placed_[house] & digit) != 0;
        placed_[house] |= digit;
    }
}

void NineFilter::place(unsigned cell, Mask digit) {
    candidates_[cell] = digit;
    push(cell);
}

bool NineFilter::remove(unsigned cell, Mask digits) {
    const Mask left = without(candidates_[cell], digits);
    if (left == candidates_[cell]) return false;
    candidates_[cell] = left;
    if (left == 0) failed_ = true;
    return true;
}

void NineFilter::give(unsigned cell, unsigned digit) {
    const Mask given = bit(digit - 1U);
    failed_ = failed_ || (candidates_[cell] & given) == 0;
    place(cell, given);
}

void NineFilter::rule_out(unsigned cell, unsigned digit) { remove(cell, bit(digit - 1U)); }

// Placed digits leave the cells that see them, for the whole board at once: loops that compilers
// make vector code of.
void NineFilter::spread() {
    while (spread_count_ < placed_count_ && !failed_) {
        spread_count_ = placed_count_;
        Mask boxes[3][9];  // what is placed in the box of each band and column
        for (unsigned band = 0; band < 3; ++band) {
            for (unsigned column = 0; column < 9; ++column) {
                boxes[band][column] = placed_[18 + 3 * band + column / 3] | placed_[9 + column];
            }
        }
        Mask empty = 0;
        for (unsigned row = 0; row < 9; ++row) {
            const Mask seen_in_row = placed_[row];
            for (unsigned column = 0; column < 9; ++column) {
                const unsigned cell = 9 * row + column;
                const auto seen = static_cast<Mask>(seen_in_row | boxes[row / 3][column]);
                candidates_[cell] = static_cast<Mask>((candidates_[cell] & ~seen) | digits_[cell]);
                empty |= candidates_[cell] == 0 ? Mask{1} : Mask{0};
            }
        }
        failed_ = failed_ || empty != 0;
        if (single_candidates_) take_singles();
    }
}

// Cells that have one candidate left are placed.
void NineFilter::take_singles() {
    for (unsigned row = 0; row < 9 && !failed_; ++row) {
        unsigned singles = 0;
        for (unsigned column = 0; column < 9; ++column) {
            const unsigned cell = 9 * row + column;
            const Mask left = candidates_[cell];
            const bool more = (left & (left - 1U)) != 0 || digits_[cell] != 0;
            singles |= (more ? 0U : 1U) << column;
        }
        for (; singles != 0; singles &= singles - 1) {
            push(9 * row + static_cast<unsigned>(std::countr_zero(singles)));
        }
    }
}

void NineFilter::single_positions() {
    for (unsigned house = 0; house < 27 && !failed_; ++house) {
        Mask once = 0;
        Mask twice = 0;
        for (const std::uint8_t cell : kHouses[house]) {
            twice = static_cast<Mask>(twice | (once & candidates_[cell]));
            once |= candidates_[cell];
        }
        if (once != kAll) failed_ = true;
        Mask alone = without(without(once, twice), placed_[house]);
        for (unsigned i = 0; alone != 0 && i < 9; ++i) {
            const unsigned cell = kHouses[house][i];
            const Mask here = candidates_[cell] & alone;
            if (here == 0) continue;
            alone = without(alone, here);
            if (!is_single(here)) failed_ = true;
            place(cell, here);
            if (failed_) return;
        }
    }
}

// Candidate lines both ways: in a band, a digit is in a row of a box only if the two other boxes
// can take the two other rows; likewise in stacks.
bool NineFilter::lines() {
    bool changed = false;
    for (unsigned way = 0; way < 2; ++way) {
        const unsigned first = way == 0 ? 0 : 9;  // rows or columns
        for (unsigned group = 0; group < 3; ++group) {
            Mask m[3][3];  // by line and box of the band or stack
            for (unsigned line = 0; line < 3; ++line) {
                const auto& cells = kHouses[first + 3 * group + line];
                for (unsigned box = 0; box < 3; ++box) {
                    m[line][box] = candidates_[cells[3 * box]] | candidates_[cells[3 * box + 1]] |
                                   candidates_[cells[3 * box + 2]];
                }
            }
            for (unsigned line = 0; line < 3; ++line) {
                const auto& cells = kHouses[first + 3 * group + line];
                const unsigned j = (line + 1) % 3;
                const unsigned k = (line + 2) % 3;
                for (unsigned box = 0; box < 3; ++box) {
                    const unsigned t = (box + 1) % 3;
                    const unsigned u = (box + 2) % 3;
                    const auto left = static_cast<Mask>((m[j][t] & m[k][u]) | (m[k][t] & m[j][u]));
                    const Mask gone = without(m[line][box], left);
                    if (gone == 0) continue;
                    for (unsigned i = 0; i < 3; ++i) {
                        changed = remove(cells[3 * box + i], gone) || changed;
                    }
                }
            }
        }
    }
    return changed;
}

// What has changed since the last look, for rules that would find nothing new elsewhere.
NineFilter::Changes NineFilter::look_again(Look& last, unsigned most) const {
    Changes changes;
    if (last.most == most) {
        for (unsigned cell = 0; cell < 81; ++cell) {
            const auto gone = static_cast<Mask>(last.candidates[cell] ^ candidates_[cell]);
            if (gone == 0) continue;
            changes.houses |= kHousesOf[cell];
            changes.digits |= gone;
        }
    } else {
        changes = {kAllHouses, kAll};
    }
    last = {candidates_, most};
    return changes;
}

bool NineFilter::naked_tuples(unsigned most) {
    bool changed = false;
    for (std::uint32_t rest = look_again(naked_look_, most).houses; rest != 0; rest &= rest - 1) {
        const auto& house = kHouses[static_cast<unsigned>(std::countr_zero(rest))];
        std::array<Mask, 9> open{};
        for (unsigned i = 0; i < 9; ++i) {
            open[i] = digits_[house[i]] != 0 ? Mask{0} : candidates_[house[i]];
        }
        each_tuple(open, most, [&](Mask members, Mask digits) {
            for (unsigned i = 0; i < 9; ++i) {
                if ((members & bit(i)) == 0) changed = remove(house[i], digits) || changed;
            }
        });
    }
    return changed;
}

NineFilter::Places NineFilter::places() const {
    Places places;
    for (unsigned cell = 0; cell < 81; ++cell) {
        if (digits_[cell] != 0) continue;
        for (Mask left = candidates_[cell]; left != 0; left = rest_of(left)) {
            const unsigned digit = first_of(left);
            places.of[row_of(cell)][digit] |= bit(column_of(cell));
            places.of[9 + column_of(cell)][digit] |= bit(row_of(cell));
            places.of[18 + box_of(cell)][digit] |= bit(place_in_box(cell));
        }
    }
    return places;
}

bool NineFilter::hidden_tuples(unsigned most, const Places& places) {
    bool changed = false;
    for (std::uint32_t rest = look_again(hidden_look_, most).houses; rest != 0; rest &= rest - 1) {
        const auto house = static_cast<unsigned>(std::countr_zero(rest));
        each_tuple(places.of[house], most, [&](Mask digits, Mask cells) {
            for (Mask left = cells; left != 0; left = rest_of(left)) {
                changed = remove(kHouses[house][first_of(left)], without(kAll, digits)) || changed;
            }
        });
    }
    return changed;
}

bool NineFilter::fish(unsigned most, const Places& places) {
    bool changed = false;
    const Mask digits = look_again(fish_look_, most).digits;
    for (const unsigned first : {0U, 9U}) {
        for (Mask rest = digits; rest != 0; rest = rest_of(rest)) {
            const unsigned digit = first_of(rest);
            std::array<Mask, 9> lines{};
            for (unsigned i = 0; i < 9; ++i) lines[i] = places.of[first + i][digit];
            each_tuple(lines, most, [&](Mask members, Mask crossing) {
                for (unsigned i = 0; i < 9; ++i) {
                    if ((members & bit(i)) != 0) continue;
                    for (Mask left = crossing; left != 0; left = rest_of(left)) {
                        changed = remove(kHouses[first + i][first_of(left)], bit(digit)) || changed;
                    }
                }
            });
        }
    }
    return changed;
}

Filtering::State NineFilter::run(const RuleSet& rules) {
    single_candidates_ = rules.single_candidate;
    for (bool changed = true; changed && !failed_;) {
        changed = false;
        if (single_candidates_) take_singles();
        do {
            spread();
            if (rules.single_position && !failed_) single_positions();
        } while (spread_count_ < placed_count_ && !failed_);
        if (failed_ || placed_count_ == 81) break;
        if (rules.box_to_line) changed = lines();
        if (!changed && rules.naked_tuples >= 2) changed = naked_tuples(rules.naked_tuples);
        if (changed || std::max(rules.hidden_tuples, rules.fish) < 2) continue;
        const Places places = this->places();
        if (rules.hidden_tuples >= 2) changed = hidden_tuples(rules.hidden_tuples, places);
        if (!changed && rules.fish >= 2) changed = fish(rules.fish, places);
    }
    if (failed_) return Filtering::State::failed;
    return placed_count_ == 81 ? Filtering::State::solved : Filtering::State::open;
}

}  // namespace sudokit::rate
