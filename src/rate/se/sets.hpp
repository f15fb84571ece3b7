// Locked candidates, naked and hidden sets, and fish, each in the order in which Sudoku Explainer
// finds them: for the walk, which takes the first, and for chains, which take them all.
#pragma once

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

/// All places of a digit in house `from` are also in house `to`: it leaves the rest of `to`.
struct Locking {
    unsigned from;
    unsigned to;
    unsigned digit;
    Mask shared_from;  ///< the places of `from` that lie in `to`
    Mask shared_to;    ///< the places of `to` that lie in `from`
};

/// The cells of a house at `places` hold just `digits`, or these digits just `places`.
struct Subset {
    unsigned house;
    Mask places;
    Mask digits;
};

/// In the lines (0-8) of `base`, the digit is within `cover`, lines across.
struct Fish {
    unsigned base_kind;  ///< kRows or kColumns
    Mask base;
    Mask cover;
    unsigned digit;
};

/// A block's places in a line number 0-2 of it.
[[nodiscard]] constexpr Mask block_row(unsigned line) { return static_cast<Mask>(7U << line * 3); }
[[nodiscard]] constexpr Mask block_column(unsigned line) {
    return static_cast<Mask>(0b001001001U << line);
}

// Every `each_...` offers its patterns, whether they remove something or not, until `sink` answers
// true; it answers whether it did.

template <class Sink>
bool each_locking_between(const Position& position, Locking pattern, const Sink& sink) {
    for (unsigned digit = 0; digit < 9; ++digit) {
        const Mask places = position.places[pattern.from][digit];
        if (without(places, pattern.shared_from) != 0 || size(places) < 2) continue;
        pattern.digit = digit;
        if (sink(pattern)) return true;
    }
    return false;
}

/// How the block and the line meet that are given by number, as a pattern without digit.
[[nodiscard]] constexpr Locking meeting(unsigned block, unsigned lines, unsigned line,
                                        bool block_first) {
    const bool row = lines == kRows;
    const Mask in_block = row ? block_row(line % 3) : block_column(line % 3);
    const Mask in_line = block_row(row ? block % 3 : block / 3);
    if (block_first) return {kBlocks + block, lines + line, 0, in_block, in_line};
    return {lines + line, kBlocks + block, 0, in_line, in_block};
}

/// From blocks to columns, from blocks to rows, from columns to blocks, from rows to blocks.
template <class Sink>
bool each_locking(const Position& position, const Sink& sink) {
    for (const unsigned lines : {kColumns, kRows}) {
        for (unsigned block = 0; block < 9; ++block) {
            for (unsigned i = 0; i < 3; ++i) {
                const unsigned line = (lines == kRows ? block / 3 : block % 3) * 3 + i;
                if (each_locking_between(position, meeting(block, lines, line, true), sink))
                    return true;
            }
        }
    }
    for (const unsigned lines : {kColumns, kRows}) {
        for (unsigned line = 0; line < 9; ++line) {
            for (unsigned i = 0; i < 3; ++i) {
                const unsigned block = lines == kRows ? line / 3 * 3 + i : i * 3 + line / 3;
                if (each_locking_between(position, meeting(block, lines, line, false), sink))
                    return true;
            }
        }
    }
    return false;
}

/// Houses in the order of most techniques: blocks, columns, rows.
inline constexpr unsigned kSetKinds[] = {kBlocks, kColumns, kRows};

/// The subsets of nine things, of which `masks` says what each covers, that cover just as many and
/// each of which covers at least two.
template <unsigned kSize, class Sink>
bool each_common(const std::array<Mask, 9>& masks, const Sink& sink) {
    Mask fit = 0;
    for (unsigned i = 0; i < 9; ++i) {
        const unsigned covered = size(masks[i]);
        if (covered >= 2 && covered <= kSize) fit |= bit(i);
    }
    if (size(fit) < kSize) return false;
    for (const Mask subset : kSubsets<kSize>) {
        if (without(subset, fit) != 0) continue;
        Mask all = 0;
        each(subset, [&](unsigned i) { all |= masks[i]; });
        if (size(all) == kSize && sink(subset, all)) return true;
    }
    return false;
}

template <unsigned kSize, class Sink>
bool each_naked_set(const Position& position, const Sink& sink) {
    for (const unsigned kind : kSetKinds) {
        for (unsigned house = kind; house < kind + 9; ++house) {
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
bool each_hidden_set(const Position& position, unsigned least_open, const Sink& sink) {
    for (const unsigned kind : kSetKinds) {
        for (unsigned house = kind; house < kind + 9; ++house) {
            if (position.open[house] <= least_open) continue;
            if (each_common<kSize>(position.places[house], [&](Mask digits, Mask places) {
                    return sink(Subset{house, places, digits});
                }))
                return true;
        }
    }
    return false;
}

/// Columns as base first, then rows; all digits for one set of lines before the next set.
template <unsigned kSize, class Sink>
bool each_fish(const Position& position, const Sink& sink) {
    for (const unsigned kind : {kColumns, kRows}) {
        std::array<Mask, 9> fit{};
        Mask any = 0;
        for (unsigned digit = 0; digit < 9; ++digit) {
            if (position.placed[digit] + kSize * 2 > 9) continue;
            for (unsigned line = 0; line < 9; ++line) {
                const unsigned count = size(position.places[kind + line][digit]);
                if (count >= 2 && count <= kSize) fit[digit] |= bit(line);
            }
            if (size(fit[digit]) >= kSize) any |= bit(digit);
        }
        if (any == 0) continue;
        for (const Mask lines : kSubsets<kSize>) {
            for (Mask digits = any; digits != 0; digits &= static_cast<Mask>(digits - 1U)) {
                const unsigned digit = first(digits);
                if (without(lines, fit[digit]) != 0) continue;
                Mask cover = 0;
                each(lines, [&](unsigned line) { cover |= position.places[kind + line][digit]; });
                if (size(cover) == kSize && sink(Fish{kind, lines, cover, digit})) return true;
            }
        }
    }
    return false;
}

/// What the pattern removes.
void find_removals(const Position& position, const Locking& pattern, Removals& out);
void find_removals(const Position& position, const Fish& pattern, Removals& out);
void find_naked_removals(const Position& position, const Subset& pattern, Removals& out);
void find_hidden_removals(const Position& position, const Subset& pattern, Removals& out);

// The steps of the walk: the first that changes something, or nothing. `size` is 2, 3 or 4.
bool find_locking(const Position& position, Hint& hint);
bool find_naked_set(const Position& position, unsigned size, Hint& hint);
bool find_hidden_set(const Position& position, unsigned size, Hint& hint);
bool find_fish(const Position& position, unsigned size, Hint& hint);
/// Locked candidates and hidden sets (of 2 or 3) that leave a digit one place.
bool find_direct_locking(const Position& position, Hint& hint);
bool find_direct_hidden_set(const Position& position, unsigned size, Hint& hint);

}  // namespace sudokit::rate::se
