// Sets of cells of the 9x9 board in two words: what removals of givens are reckoned with.
#pragma once

#include <bit>
#include <cstdint>

#include "sudokit/digit_set.hpp"
#include "sudokit/nine_digits.hpp"

namespace sudokit::generate {

/// A set of the cells 0..80.
class NineCells {
  public:
    constexpr NineCells() = default;

    static constexpr NineCells of(std::size_t cell) {
        NineCells out;
        out.insert(cell);
        return out;
    }

    /// The cells of a puzzle's givens.
    static constexpr NineCells of_givens(const nine::Digits& puzzle) {
        NineCells out;
        for (std::size_t cell = 0; cell < nine::kCells; ++cell) {
            if (nine::is_given(puzzle[cell])) out.insert(cell);
        }
        return out;
    }

    /// The cells in which two grids differ.
    static NineCells of_difference(const nine::Digits& a, const nine::Digits& b) {
        NineCells out;
        for (std::size_t cell = 0; cell + 8 < nine::kCells; cell += 8) {
            const std::uint64_t differing = word_at(a, cell) ^ word_at(b, cell);
            constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7f;
            // The top bit of each byte that is not zero; then these side by side.
            const std::uint64_t tops = (((differing & kLow) + kLow) | differing) & ~kLow;
            const std::uint64_t bits = (tops >> 7) * 0x0102040810204080 >> 56;
            out.words_[cell / 64] |= bits << cell % 64;
        }
        if (a[nine::kCells - 1] != b[nine::kCells - 1]) out.insert(nine::kCells - 1);
        return out;
    }

    constexpr void insert(std::size_t cell) { words_[cell / 64] |= std::uint64_t{1} << cell % 64; }
    [[nodiscard]] constexpr bool contains(std::size_t cell) const {
        return (words_[cell / 64] >> cell % 64 & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] constexpr std::uint32_t size() const {
        return count_bits(words_[0]) + count_bits(words_[1]);
    }
    [[nodiscard]] constexpr bool is_single() const {
        return words_[0] == 0 ? is_one_bit(words_[1]) : words_[1] == 0 && is_one_bit(words_[0]);
    }

    /// Calls `visit` with each cell, in increasing order.
    template <class Visit>
    constexpr void for_each(const Visit& visit) const {
        for (std::size_t i = 0; i < 2; ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(i * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    friend constexpr NineCells operator|(NineCells a, NineCells b) {
        return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
    }
    friend constexpr NineCells operator&(NineCells a, NineCells b) {
        return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
    }
    /// The cells of the first that are not in the second.
    friend constexpr NineCells operator-(NineCells a, NineCells b) {
        return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
    }
    constexpr NineCells& operator|=(NineCells other) { return *this = *this | other; }
    constexpr bool operator==(const NineCells&) const = default;

  private:
    constexpr NineCells(std::uint64_t low, std::uint64_t high) : words_{low, high} {}

    // Eight digits, the first in the lowest byte on every machine.
    static std::uint64_t word_at(const nine::Digits& digits, std::size_t first) {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{digits[first + i]} << 8 * i;
        return word;
    }

    std::uint64_t words_[2] = {};
};

/// The digits of `grid` in these cells, and nothing in the others.
[[nodiscard]] constexpr nine::Digits digits_in(const nine::Digits& grid, NineCells cells) {
    nine::Digits out{};
    cells.for_each([&](std::size_t cell) { out[cell] = grid[cell]; });
    return out;
}

}  // namespace sudokit::generate
