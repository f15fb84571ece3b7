// Locked candidates, naked and hidden sets, and fish, each in the order in which Sudoku Explainer
// finds them: for the walk, which takes the first, and for chains, which take them all.
#pragma once

#include "rate/se/fresh.hpp"
#include "rate/se/hint.hpp"
#include "rate/se/variant.hpp"

namespace sudokit::rate::se {

/// A block's places in a line number 0-2 of it.
[[nodiscard]] constexpr Mask block_row(unsigned line) { return static_cast<Mask>(7U << line * 3); }
[[nodiscard]] constexpr Mask block_column(unsigned line) {
    return static_cast<Mask>(0b001001001U << line);
}

// Every `each_...` offers its patterns, whether they remove something or not, until `sink` answers
// true; it answers whether it did. Patterns that have not changed are left out.

/// How the block and the line meet that are given by number, as a pattern without digit.
[[nodiscard]] constexpr Locking meeting(unsigned block, unsigned lines, unsigned line,
                                        bool block_first) {
    const bool row = lines == kRows;
    const Mask in_block = row ? block_row(line % 3) : block_column(line % 3);
    const Mask in_line = block_row(row ? block % 3 : block / 3);
    if (block_first) return {kBlocks + block, lines + line, 0, in_block, in_line};
    return {lines + line, kBlocks + block, 0, in_line, in_block};
}

/// Which third of nine places holds all of them, if there are two at least; else 3. Thirds are
/// three places in a row (also the parts of a line that blocks share), or in a column of a block.
inline constexpr auto kThirds = [] {
    std::array<std::array<std::uint8_t, kFull + 1>, 2> out{};
    for (unsigned mask = 0; mask <= kFull; ++mask) {
        const Mask places = static_cast<Mask>(mask);
        out[0][mask] = out[1][mask] = 3;
        if (size(places) < 2) continue;
        for (std::uint8_t i = 0; i < 3; ++i) {
            if (without(places, block_row(i)) == 0) out[0][mask] = i;
            if (without(places, block_column(i)) == 0) out[1][mask] = i;
        }
    }
    return out;
}();

/// The patterns of `among` from one house by thirds, and by digits for each; `pattern_of` says what
/// a third is.
template <class PatternOf, class Sink>
bool each_locking_from(const std::array<Mask, 9>& places, Mask among, bool block_columns,
                       const PatternOf& pattern_of, const Sink& sink) {
    std::array<Mask, 4> digits{};
    for (Mask rest = among; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
        const unsigned digit = first(rest);
        digits[kThirds[block_columns ? 1 : 0][places[digit]]] |= bit(digit);
    }
    if ((digits[0] | digits[1] | digits[2]) == 0) return false;
    for (unsigned third = 0; third < 3; ++third) {
        if (digits[third] == 0) continue;
        Locking pattern = pattern_of(third);
        for (Mask rest = digits[third]; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            pattern.digit = first(rest);
            if (sink(pattern)) return true;
        }
    }
    return false;
}

/// From blocks to columns, from blocks to rows, from columns to blocks, from rows to blocks; house
/// by house. `digits` are those that have changed somewhere.
template <class Sink>
bool each_locking(const Position& position, Mask digits, const Sink& sink) {
    for (const unsigned lines : {kColumns, kRows}) {
        for (unsigned block = 0; block < 9; ++block) {
            const unsigned first_line = (lines == kRows ? block / 3 : block % 3) * 3;
            const auto pattern_of = [&](unsigned third) {
                return meeting(block, lines, first_line + third, true);
            };
            const auto& places = position.places[kBlocks + block];
            if (each_locking_from(places, digits, lines == kColumns, pattern_of, sink)) return true;
        }
    }
    for (const unsigned lines : {kColumns, kRows}) {
        for (unsigned line = 0; line < 9; ++line) {
            const auto pattern_of = [&](unsigned third) {
                const unsigned block = lines == kRows ? line / 3 * 3 + third : third * 3 + line / 3;
                return meeting(block, lines, line, false);
            };
            if (each_locking_from(position.places[lines + line], digits, false, pattern_of, sink))
                return true;
        }
    }
    return false;
}

/// The same, but digit by digit for each of the four, and then house by house.
template <class Sink>
bool each_locking_by_digit(const Position& position, Mask digits, const Sink& sink) {
    // At most one from each house.
    std::array<std::array<Locking, 9>, 4 * 9> parts;
    std::array<std::uint8_t, 4 * 9> count{};
    each_locking(position, digits, [&](const Locking& locking) {
        const bool to_rows = std::max(locking.from, locking.to) < kColumns;
        const unsigned part = (locking.from < kRows ? 0U : 2U) + (to_rows ? 1U : 0U);
        const unsigned at = part * 9 + locking.digit;
        parts[at][count[at]++] = locking;
        return false;
    });
    for (std::size_t at = 0; at < parts.size(); ++at) {
        for (unsigned i = 0; i < count[at]; ++i) {
            if (sink(parts[at][i])) return true;
        }
    }
    return false;
}

/// In the order of the variant.
template <class Sink>
bool each_locking(const Position& position, Variant variant, const Fresh& fresh, const Sink& sink) {
    return variant == Variant::sukaku_1_18 ? each_locking_by_digit(position, fresh.digits(), sink)
                                           : each_locking(position, fresh.digits(), sink);
}

/// Houses in the order of most techniques: blocks, columns, rows.
inline constexpr unsigned kSetKinds[] = {kBlocks, kColumns, kRows};

/// Adds `kLeft` of the things in `among` to `subset`, the greatest first, so that the subsets come
/// in increasing order.
template <unsigned kLeft, unsigned kSize, class Sink>
bool extend_common(const std::array<Mask, 9>& masks, Mask among, Mask subset, Mask all,
                   const Sink& sink) {
    if constexpr (kLeft == 0) {
        return size(all) == kSize && sink(subset, all);
    } else {
        for (Mask rest = among; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const unsigned i = first(rest);
            const Mask more = all | masks[i];
            if (size(more) > kSize) continue;
            const Mask lower = among & static_cast<Mask>(bit(i) - 1U);
            if (extend_common<kLeft - 1, kSize>(masks, lower, subset | bit(i), more, sink))
                return true;
        }
        return false;
    }
}

/// The bit of `i` if `mask` has two bits or more, but at most `kSize`. Without branch, since nobody
/// could foresee which way it goes.
template <unsigned kSize>
[[nodiscard]] Mask fitting(Mask mask, unsigned i) {
    return static_cast<Mask>((size(mask) - 2 <= kSize - 2 ? 1U : 0U) << i);
}

/// The subsets of nine things, of which `masks` says what each covers, that cover just as many and
/// each of which covers at least two.
template <unsigned kSize, class Sink>
bool each_common(const std::array<Mask, 9>& masks, const Sink& sink) {
    Mask fit = 0;
    for (unsigned i = 0; i < 9; ++i) {
        fit |= fitting<kSize>(masks[i], i);
    }
    if (size(fit) < kSize) return false;
    return extend_common<kSize, kSize>(masks, fit, 0, 0, sink);
}

template <unsigned kSize, class Sink>
bool each_naked_set(const Position& position, const Fresh& fresh, const Sink& sink) {
    for (const unsigned kind : kSetKinds) {
        for (Mask rest = fresh.of_kind(kind); rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const unsigned house = kind + first(rest);
            if (position.open[house] < kSize * 2) continue;
            std::array<Mask, 9> masks;
            for (unsigned i = 0; i < 9; ++i) masks[i] = position.cell[kGeometry.cell_at[house][i]];
            if (each_common<kSize>(masks, [&](Mask places, Mask digits) {
                    return sink(Subset{house, places, digits});
                }))
                return true;
        }
    }
    return false;
}

/// In houses with more than `least_open` open cells.
template <unsigned kSize, class Sink>
bool each_hidden_set(const Position& position, unsigned least_open, const Fresh& fresh,
                     const Sink& sink) {
    for (const unsigned kind : kSetKinds) {
        for (Mask rest = fresh.of_kind(kind); rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
            const unsigned house = kind + first(rest);
            if (position.open[house] <= least_open) continue;
            if (each_common<kSize>(position.places[house], [&](Mask digits, Mask places) {
                    return sink(Subset{house, places, digits});
                }))
                return true;
        }
    }
    return false;
}

/// Adds `kLeft` of the lines below `end` to `lines`, as in `extend_common`; `digits` have two
/// places or more, and at most `kSize`, in each of them.
template <unsigned kLeft, unsigned kSize, class Sink>
bool extend_fish(const Position& position, unsigned kind, const std::array<Mask, 9>& fit,
                 unsigned end, Mask lines, Mask digits, const Sink& sink) {
    if constexpr (kLeft == 0) {
        for (; digits != 0; digits &= static_cast<Mask>(digits - 1U)) {
            const unsigned digit = first(digits);
            Mask cover = 0;
            each(lines, [&](unsigned line) { cover |= position.places[kind + line][digit]; });
            if (size(cover) == kSize && sink(Fish{kind, lines, cover, digit})) return true;
        }
    } else {
        for (unsigned line = kLeft - 1; line < end; ++line) {
            const Mask common = digits & fit[line];
            if (common != 0 && extend_fish<kLeft - 1, kSize>(position, kind, fit, line,
                                                             lines | bit(line), common, sink))
                return true;
        }
    }
    return false;
}

/// Columns as base first, then rows; all digits for one set of lines before the next set.
template <unsigned kSize, class Sink>
bool each_fish(const Position& position, const Fresh& fresh, const Sink& sink) {
    Mask few = 0;
    for (unsigned digit = 0; digit < 9; ++digit) {
        if (position.placed[digit] + kSize * 2 <= 9) few |= bit(digit);
    }
    few &= fresh.digits();
    if (few == 0) return false;
    for (const unsigned kind : {kColumns, kRows}) {
        std::array<Mask, 9> fit{};
        for (unsigned line = 0; line < 9; ++line) {
            for (Mask rest = few; rest != 0; rest &= static_cast<Mask>(rest - 1U)) {
                const unsigned digit = first(rest);
                fit[line] |= fitting<kSize>(position.places[kind + line][digit], digit);
            }
        }
        if (extend_fish<kSize, kSize>(position, kind, fit, 9, 0, few, sink)) return true;
    }
    return false;
}

/// What the pattern removes.
void find_removals(const Position& position, const Locking& pattern, Removals& out);
void find_removals(const Position& position, const Fish& pattern, Removals& out);
void find_naked_removals(const Position& position, const Subset& pattern, Removals& out);
void find_hidden_removals(const Position& position, const Subset& pattern, Removals& out);

// The steps of the walk: the first that changes something, or nothing. `size` is 2, 3 or 4.
bool find_locking(const Position& position, Variant variant, Hint& hint, const Fresh& fresh = {});
bool find_naked_set(const Position& position, unsigned size, Hint& hint, const Fresh& fresh = {});
bool find_hidden_set(const Position& position, unsigned size, Hint& hint, const Fresh& fresh = {});
bool find_fish(const Position& position, unsigned size, Hint& hint, const Fresh& fresh = {});
/// Locked candidates and hidden sets (of 2 or 3) that leave a digit one place.
bool find_direct_locking(const Position& position, Variant variant, Hint& hint,
                         const Fresh& fresh = {});
bool find_direct_hidden_set(const Position& position, unsigned size, Hint& hint,
                            const Fresh& fresh = {});

}  // namespace sudokit::rate::se
