// A set of digits 1..64 in one machine word.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>

#include "sudokit/expect.hpp"

namespace sudokit {

/// A symbol of the board, 1..order; 0 stands for "none" where a cell may be empty.
using Digit = std::uint32_t;

/// A cell by its index in reading order, from 0.
using Cell = std::uint32_t;

/// The largest order of a board: a set of digits is one 64-bit word.
inline constexpr Digit kMaxOrder = 64;

/// How many bits of a word are set. `std::popcount` calls a function where the machine that is
/// compiled for may lack the instruction, which the oldest 64-bit ones do.
[[nodiscard]] constexpr std::uint32_t count_bits(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<std::uint32_t>((bits * 0x0101010101010101) >> 56);
}

/// True if exactly one bit of a word is set; cheaper than to count them.
[[nodiscard]] constexpr bool is_one_bit(std::uint64_t bits) {
    return bits != 0 && (bits & (bits - 1)) == 0;
}

/// A set of digits: bit d-1 stands for digit d. Iterating gives the digits in increasing order.
class DigitSet {
  public:
    class Iterator {
      public:
        using value_type = Digit;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Digit operator*() const {
            return static_cast<Digit>(std::countr_zero(rest_)) + 1;
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t rest_ = 0;
    };

    constexpr DigitSet() = default;
    explicit constexpr DigitSet(std::uint64_t bits) : bits_(bits) {}

    /// Exactly `digit`, which is in 1..64.
    static constexpr DigitSet of(Digit digit) {
        SUDOKIT_EXPECT(digit >= 1 && digit <= kMaxOrder);
        return DigitSet(std::uint64_t{1} << (digit - 1));
    }

    /// All of 1..`order`, which is in 1..64.
    static constexpr DigitSet full(Digit order) {
        SUDOKIT_EXPECT(order >= 1 && order <= kMaxOrder);
        return DigitSet(~std::uint64_t{0} >> (kMaxOrder - order));
    }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr Digit size() const { return count_bits(bits_); }
    [[nodiscard]] constexpr bool is_single() const { return is_one_bit(bits_); }
    [[nodiscard]] constexpr bool contains(Digit digit) const {
        return !(*this & of(digit)).empty();
    }

    /// The least digit; the set must not be empty.
    [[nodiscard]] constexpr Digit first() const {
        SUDOKIT_EXPECT(!empty());
        return *begin();
    }

    constexpr void insert(Digit digit) { *this |= of(digit); }
    constexpr void erase(Digit digit) { *this &= ~of(digit); }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    // NOLINTNEXTLINE(readability-convert-member-functions-to-static): it belongs to begin().
    [[nodiscard]] constexpr Iterator end() const { return Iterator(); }

    constexpr DigitSet& operator|=(DigitSet other) {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr DigitSet& operator&=(DigitSet other) {
        bits_ &= other.bits_;
        return *this;
    }
    friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return a |= b; }
    friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return a &= b; }
    friend constexpr DigitSet operator~(DigitSet a) { return DigitSet(~a.bits_); }
    constexpr bool operator==(const DigitSet&) const = default;

  private:
    std::uint64_t bits_ = 0;
};

}  // namespace sudokit
