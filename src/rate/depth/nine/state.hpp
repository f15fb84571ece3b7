// The candidates of one 9x9 puzzle in the 27 words of the 9x9 engine, and single ones of them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/nine/layout.hpp"

namespace sudokit::rate {

/// The candidates of a puzzle, laid out as the 9x9 engine has them (see engine/nine/layout.hpp).
using Words = std::array<nine::Word, nine::kWords>;

/// A candidate: a bit of a word.
struct Assumption {
    std::uint8_t word = 0;
    std::uint8_t bit = 0;

    /// Different for each, and below `kAssumptions`.
    [[nodiscard]] std::size_t index() const { return word * std::size_t{32} + bit; }
    [[nodiscard]] nine::Word mask() const { return nine::Word{1} << bit; }
    [[nodiscard]] bool is_in(const Words& words) const { return (words[word] & mask()) != 0; }

    void add_to(Words& words) const { words[word] |= mask(); }
    void remove_from(Words& words) const { words[word] &= ~mask(); }
    /// Takes the other candidates of its cell out.
    void assume_in(Words& words) const { words[word] &= ~cell() | mask(); }
    /// All candidates of its cell.
    [[nodiscard]] nine::Word cell() const {
        return nine::kField << bit / nine::kFieldBits * nine::kFieldBits;
    }
};

inline constexpr std::size_t kAssumptions = nine::kWords * std::size_t{32};

/// Calls `use` with each candidate of word number `index`.
template <class Use>
void for_each_in_word(std::size_t index, nine::Word word, const Use& use) {
    for (; word != 0; word &= word - 1) {
        use(Assumption{static_cast<std::uint8_t>(index),
                       static_cast<std::uint8_t>(std::countr_zero(word))});
    }
}

/// `word` without the lowest candidate of each cell.
inline nine::Word without_lowest(nine::Word word) { return word & (word + nine::kAll); }

/// All candidates of the cells of `word` that have any left.
inline nine::Word occupied(nine::Word word) {
    const nine::Word guards = (word + nine::kAll) & nine::kGuard;
    return guards - (guards >> (nine::kFieldBits - 1));
}

/// The candidates that are alone in their cells.
inline nine::Word placed_in(nine::Word word) { return word & ~occupied(without_lowest(word)); }

inline void add(const Words& from, Words& to) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] |= from[i];
}

inline void intersect(const Words& from, Words& to) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] &= from[i];
}

/// Adds the candidates of `state` that are alone in their cells.
inline void add_placed(const Words& state, Words& to) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] |= placed_in(state[i]);
}

[[nodiscard]] inline bool is_within(const Words& some, const Words& all) {
    nine::Word outside = 0;
    for (std::size_t i = 0; i < some.size(); ++i) outside |= some[i] & ~all[i];
    return outside == 0;
}

/// How many candidates there are. Not by std::popcount, which is slow on machines that must do
/// without an instruction for it: this is made into vector code.
[[nodiscard]] inline unsigned size_of(const Words& state) {
    nine::Word bytes = 0;  // four sums of at most 27 * 8
    for (const nine::Word word : state) {
        nine::Word v = word - (word >> 1 & 0x55555555U);
        v = (v & 0x33333333U) + (v >> 2 & 0x33333333U);
        bytes += (v + (v >> 4)) & 0x0f0f0f0fU;
    }
    const nine::Word halves = (bytes & 0x00ff00ffU) + (bytes >> 8 & 0x00ff00ffU);
    return (halves + (halves >> 16)) & 0xffffU;
}

}  // namespace sudokit::rate
