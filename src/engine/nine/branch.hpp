// Where the 9x9 search branches: on a digit that has two ways left in a band or stack, else on a
// cell.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// A digit of a band (side 0) or a stack (side 1).
struct Choice {
    unsigned side;
    unsigned field;  ///< which band or stack
    unsigned digit;  ///< from 0; `kNoDigit` if no digit has exactly two ways
};

inline constexpr unsigned kNoDigit = 9;

/// The lowest digit with two ways in the band or stack that has the fewest ways in all. `two` has
/// the digits with two ways, `total` the numbers of ways, by side, each with a field per band or
/// stack.
inline Choice choose(const Word (&two)[2], const Word (&total)[2]) {
    constexpr unsigned kNone = 0x400;  // more than any number of ways
    unsigned best = ~0U;
#pragma GCC unroll 6
    for (unsigned i = 0; i < 6; ++i) {
        const unsigned side = i / 3, shift = i % 3 * kFieldBits;
        const unsigned none = (two[side] >> shift & kField) == 0 ? kNone : 0;
        best = std::min(best, ((total[side] >> shift & 0x3ff) | none) << 3 | i);
    }
    const unsigned side = (best & 7) / 3, field = (best & 7) % 3;
    if (best >= kNone << 3) return {side, field, kNoDigit};
    const Word digits = two[side] >> field * kFieldBits;
    return {side, field, static_cast<unsigned>(std::countr_zero(digits))};
}

/// A digit in one line of one box: a candidate in each of three words.
struct Trio {
    unsigned word;
    unsigned stride;
    Word bit;
};

/// The two halves of a choice: where its two ways differ in a line, the digit is in one box of that
/// line or in the other. One half forbids it here, the other there.
struct Split {
    Trio here;
    Trio there;
};

inline Trio trio_of(const Choice& choice, unsigned set, unsigned line) {
    // Columns' minilines have their fields by stack; set k has stack s in band s - k.
    const unsigned band = choice.side == 0 ? choice.field : (choice.field + 3 - set) % 3;
    const Word bit = Word{1} << (kFieldBits * band + choice.digit);
    if (choice.side == 0) return {kPlaces * set + 3 * line, 1, bit};
    return {kPlaces * set + line, 3, bit};
}

/// `line_of(line, set)` is the miniline word of a line of the choice's side.
template <class LineOf>
inline Split split_of(const Choice& choice, const LineOf& line_of) {
    const unsigned shift = choice.field * kFieldBits + choice.digit;
    const auto sets_of = [&](unsigned line) {
        return (line_of(line, 0U) >> shift & 1) | (line_of(line, 1U) >> shift & 1) << 1 |
               (line_of(line, 2U) >> shift & 1) << 2;
    };
    // Two ways agree in one line or in none.
    const Word first = sets_of(0);
    const bool agree = std::has_single_bit(first);
    const Word sets = agree ? sets_of(1) : first;
    const unsigned line = agree ? 1 : 0;
    return {trio_of(choice, static_cast<unsigned>(std::countr_zero(sets)), line),
            trio_of(choice, static_cast<unsigned>(std::bit_width(sets)) - 1, line)};
}

/// The candidates of a cell.
struct CellChoice {
    unsigned word;
    Word lowest;  ///< one candidate, in its field
    Word others;
};

/// The first cell with the fewest candidates over one; `word_of(word)` is a word of the puzzle.
template <class WordOf>
inline CellChoice choose_cell(const WordOf& word_of) {
    unsigned fewest = 10;
    CellChoice best{};
    for (const Spot spot : kSpots) {
        const Word candidates = word_of(spot.word) >> spot.shift & kField;
        const unsigned size = static_cast<unsigned>(std::popcount(candidates));
        if (size < 2 || size >= fewest) continue;
        fewest = size;
        const Word lowest = candidates & (~candidates + 1);
        best = {spot.word, lowest << spot.shift, (candidates ^ lowest) << spot.shift};
    }
    return best;
}

/// True if a box has two cells with the same single candidate. (Three of them slip through the sum
/// that finds two, see `naked_singles`.) The words lie `stride` apart.
inline bool has_equal_singles(const Word* words, std::size_t stride) {
    for (unsigned set = 0; set < kSets; ++set) {
        Word once = 0, twice = 0;
        for (unsigned place = 0; place < kPlaces; ++place) {
            const Word cell = words[(kPlaces * set + place) * stride];
            const Word more = ((cell & (cell + kAll)) + kAll) & kGuard;
            const Word single = cell & ~(more - (more >> 9));
            twice |= once & single;
            once |= single;
        }
        if (twice != 0) return true;
    }
    return false;
}

}  // namespace sudokit::nine
