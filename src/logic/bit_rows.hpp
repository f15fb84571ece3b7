// Sets of small numbers as rows of bits, which searches go over many at a time.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sudokit::logic {

/// One set of bits: bit i % 64 of word i / 64 stands for i.
using BitRow = std::span<const std::uint64_t>;

[[nodiscard]] inline bool has_bit(BitRow row, std::size_t bit) {
    return (row[bit / 64] >> (bit % 64) & 1) != 0;
}

inline void set_bit(std::span<std::uint64_t> row, std::size_t bit) {
    row[bit / 64] |= std::uint64_t{1} << (bit % 64);
}

/// Calls `visit` with each bit of a word that stands at `index` in a row, in increasing order.
template <class Visit>
void each_bit_of(std::uint64_t word, std::size_t index, Visit visit) {
    for (; word != 0; word &= word - 1) {
        visit(static_cast<std::uint32_t>(index * 64) +
              static_cast<std::uint32_t>(std::countr_zero(word)));
    }
}

/// Calls `visit` with each bit of a row.
template <class Visit>
void each_bit_of(BitRow row, Visit visit) {
    for (std::size_t i = 0; i < row.size(); ++i) each_bit_of(row[i], i, visit);
}

/// Rows of the same length, one behind the other. They are some blocks of words long, so that going
/// over them has no loose ends.
class BitRows {
  public:
    BitRows() = default;
    /// Empty sets.
    BitRows(std::size_t rows, std::size_t bits)
        : words_((bits + 64 * kBlock - 1) / (64 * kBlock) * kBlock), all_(rows * words_, 0) {}

    /// The length of a row.
    [[nodiscard]] std::size_t words() const { return words_; }

    [[nodiscard]] BitRow operator[](std::size_t row) const {
        return {all_.data() + row * words_, words_};
    }
    [[nodiscard]] std::span<std::uint64_t> operator[](std::size_t row) {
        return {all_.data() + row * words_, words_};
    }
    void clear() { std::ranges::fill(all_, 0); }

    /// Adds what `more` has, a row that is no longer.
    static void unite(std::span<std::uint64_t> all, BitRow more) {
        for (std::size_t i = 0; i < more.size(); i += kBlock) {
            std::array<std::uint64_t, kBlock> both;
            for (std::size_t k = 0; k < kBlock; ++k) both[k] = all[i + k] | more[i + k];
            std::ranges::copy(both, all.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

  private:
    static constexpr std::size_t kBlock = 4;  // words

    std::size_t words_ = 0;
    std::vector<std::uint64_t> all_;
};

/// For rows that say which numbers follow each number at once: which follow it at all, after one
/// step or more.
[[nodiscard]] BitRows closure_of(const BitRows& next, std::size_t count);

}  // namespace sudokit::logic
