// Where the 9x9 search branches: on a digit that has two ways left in a band or stack, else on a
// cell.
#pragma once

#include <bit>

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// A branch settles a cell (81) or the lines of a digit in a band or stack (54), and what is
/// settled is never branched on again below: no search can hold more alternatives than that.
inline constexpr unsigned kDepth = 81 + 54;

/// A digit of a band or of a stack.
struct Choice {
    unsigned group;  ///< 0..2: the bands, 3..5: the stacks
    unsigned digit;  ///< from 0; `kNoDigit` if no digit has exactly two ways
};

inline constexpr unsigned kNoDigit = 32;

/// Which kind a group is, and where its field is among the three of that kind.
inline constexpr std::uint8_t kSideOf[6] = {0, 0, 0, 1, 1, 1};
inline constexpr std::uint8_t kShiftOf[6] = {0, kFieldBits, 2 * kFieldBits,
                                             0, kFieldBits, 2 * kFieldBits};

/// A choice as the vector code gives it: the group in three bits, what was least above, and the
/// guard if no digit has two ways. `two` has the digits with two ways, first of bands, then of
/// stacks.
inline Choice choice_of(Word best, const Word (&two)[2]) {
    const Word group = best & 7;
    if (best > kField) return {group, kNoDigit};
    const Word digits = two[kSideOf[group]] >> kShiftOf[group] & kField;
    return {group, static_cast<unsigned>(std::countr_zero(digits))};
}

/// Three words that hold a line of a box, and the field there.
struct Trio {
    std::uint8_t word;
    std::uint8_t stride;
    std::uint8_t shift;
};

/// The words of a line of a group's box: kTrios[group][set][line].
inline constexpr auto kTrios = [] {
    std::array<std::array<std::array<Trio, 3>, kSets>, 6> trios{};
    for (unsigned i = 0; i < 3; ++i) {
        for (unsigned set = 0; set < kSets; ++set) {
            for (unsigned line = 0; line < 3; ++line) {
                const auto word = [&](unsigned place) {
                    return static_cast<std::uint8_t>(kPlaces * set + place);
                };
                const auto shift = [](unsigned band) {
                    return static_cast<std::uint8_t>(kFieldBits * band);
                };
                trios[i][set][line] = {word(3 * line), 1, shift(i)};
                // Set k has stack s in band s - k.
                trios[3 + i][set][line] = {word(line), 3, shift((i + 3 - set) % 3)};
            }
        }
    }
    return trios;
}();

/// The two halves of a choice: where its two ways differ in a line, the digit is in one box of that
/// line or in the other. One half forbids it here, the other there.
struct Split {
    Trio here;
    Trio there;
};

/// `lines` has the minilines of the choice's kind, by set and line, `stride` words apart.
inline Split split_of(const Choice& choice, const Word* lines, std::size_t stride) {
    const unsigned shift = kShiftOf[choice.group] + choice.digit;
    const auto sets_of = [&](unsigned line) __attribute__((always_inline)) {
        return (lines[line * stride] >> shift & 1) |
               (lines[(3 + line) * stride] >> shift & 1) << 1 |
               (lines[(6 + line) * stride] >> shift & 1) << 2;
    };
    // Two ways agree in one line or in none. Arithmetic, since a branch would be a coin to toss.
    const Word first = sets_of(0);
    const Word second = sets_of(1);
    const Word agree = (first & (first - 1)) == 0 ? 1 : 0;
    const Word sets = first ^ ((first ^ second) & (0 - agree));
    const auto here = static_cast<unsigned>(std::countr_zero(sets));
    const auto there = static_cast<unsigned>(std::bit_width(sets)) - 1;
    return {kTrios[choice.group][here][agree], kTrios[choice.group][there][agree]};
}

/// Takes the digit out of a line of a box; the words lie `stride` apart.
inline void forbid(const Trio& trio, unsigned digit, Word* words, std::size_t stride) {
    const Word rest = ~(Word{1} << (trio.shift + digit));
    Word* word = words + trio.word * stride;
    for (int i = 0; i < 3; ++i, word += trio.stride * stride) *word &= rest;
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
        const auto size = static_cast<unsigned>(std::popcount(candidates));
        if (size < 2 || size >= fewest) continue;
        fewest = size;
        const Word lowest = candidates & (~candidates + 1);
        best = {spot.word, lowest << spot.shift, (candidates ^ lowest) << spot.shift};
    }
    return best;
}

}  // namespace sudokit::nine
