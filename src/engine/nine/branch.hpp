// What the 9x9 search branches on: a line of a box, where a digit has two ways left in its band or
// stack (halves.inc), else a cell.
#pragma once

#include <bit>

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// A branch settles a cell (81) or the lines of a digit in a band or stack (54), and what is
/// settled is never branched on again below: no search can hold more alternatives than that.
inline constexpr unsigned kDepth = 81 + 54;

/// Three words that hold a line of a box.
struct Trio {
    std::uint8_t word;
    std::uint8_t stride;
};

/// The lines of boxes: number 9 group + 3 set + line, where groups are the bands, then the stacks.
inline constexpr auto kLines = [] {
    std::array<Trio, 54> lines{};
    const auto word = [](unsigned set, unsigned place) {
        return static_cast<std::uint8_t>(kPlaces * set + place);
    };
    for (unsigned i = 0; i < 27; ++i) {
        const unsigned set = i / 3 % 3;
        const unsigned line = i % 3;
        lines[i] = {word(set, 3 * line), 1};
        lines[27 + i] = {word(set, line), 3};
    }
    return lines;
}();

/// Takes a digit, `bit`, out of a line of a box; the words lie `stride` apart.
inline void forbid(Word bit, Word line, Word* words, std::size_t stride) {
    const Trio trio = kLines[line];
    Word* word = words + trio.word * stride;
    for (int i = 0; i < 3; ++i, word += trio.stride * stride) *word &= ~bit;
}

/// The candidates of a cell.
struct CellChoice {
    unsigned word;
    Word lowest;  ///< one candidate, in its field
    Word others;
};

/// The first cell with the fewest candidates over one.
inline CellChoice choose_cell(const Word (&words)[kWords]) {
    unsigned fewest = 10;
    CellChoice best{};
    for (const Spot spot : kSpots) {
        const Word candidates = words[spot.word] >> spot.shift & kField;
        const auto size = static_cast<unsigned>(std::popcount(candidates));
        if (size < 2 || size >= fewest) continue;
        fewest = size;
        const Word lowest = candidates & (~candidates + 1);
        best = {spot.word, lowest << spot.shift, (candidates ^ lowest) << spot.shift};
    }
    return best;
}

}  // namespace sudokit::nine
