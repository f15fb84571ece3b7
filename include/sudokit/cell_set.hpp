// A set of cells of a board, as words of bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "sudokit/digit_set.hpp"
#include "sudokit/expect.hpp"

namespace sudokit {

/// A set of the cells 0..count-1 of a board. Both sides of an operation are sets of the same board.
/// Iterating gives the cells in increasing order.
///
/// There is room for the largest board, but only the words in use are ever touched: on 9x9 boards
/// a set costs two words.
class CellSet {
  public:
    class Iterator {
      public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const CellSet* set, std::uint32_t word) : set_(set), word_(word) {
            if (word_ < set_->words_) rest_ = set_->bits_[word_];
            skip();
        }
        Cell operator*() const { return word_ * 64 + static_cast<Cell>(std::countr_zero(rest_)); }
        Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip();
            return *this;
        }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator& other) const {
            return word_ == other.word_ && rest_ == other.rest_;
        }

      private:
        void skip() {
            while (rest_ == 0 && word_ < set_->words_) {
                if (++word_ < set_->words_) rest_ = set_->bits_[word_];
            }
        }

        const CellSet* set_ = nullptr;
        std::uint32_t word_ = 0;
        std::uint64_t rest_ = 0;
    };

    /// The empty set of cells of a board without cells.
    CellSet() : words_(0) {}

    /// The empty set of cells of a board of `cell_count` cells, at most 4096.
    explicit CellSet(std::uint32_t cell_count) : words_((cell_count + 63) / 64) {
        SUDOKIT_EXPECT(words_ <= kMaxWords);
        std::fill_n(bits_.begin(), words_, 0);
    }

    CellSet(const CellSet& other) : words_(other.words_) {
        std::copy_n(other.bits_.begin(), words_, bits_.begin());
    }
    CellSet& operator=(const CellSet& other) {
        words_ = other.words_;
        std::copy_n(other.bits_.begin(), words_, bits_.begin());
        return *this;
    }

    [[nodiscard]] bool contains(Cell cell) const { return (word(cell) & bit(cell)) != 0; }
    void insert(Cell cell) { word(cell) |= bit(cell); }
    void erase(Cell cell) { word(cell) &= ~bit(cell); }

    [[nodiscard]] bool empty() const {
        return std::all_of(bits_.begin(), bits_.begin() + words_, [](auto w) { return w == 0; });
    }
    [[nodiscard]] std::uint32_t size() const {
        std::uint32_t sum = 0;
        for (std::uint32_t i = 0; i < words_; ++i) {
            sum += count_bits(bits_[i]);
        }
        return sum;
    }

    /// The least cell; the set must not be empty.
    [[nodiscard]] Cell first() const {
        const Iterator least = begin();
        SUDOKIT_EXPECT(least != end());
        return *least;
    }

    /// True if the sets have a cell in common.
    [[nodiscard]] bool meets(const CellSet& other) const {
        expect_same_board(other);
        for (std::uint32_t i = 0; i < words_; ++i) {
            if ((bits_[i] & other.bits_[i]) != 0) return true;
        }
        return false;
    }

    /// True if every cell of this set is in `other`.
    [[nodiscard]] bool is_within(const CellSet& other) const {
        expect_same_board(other);
        for (std::uint32_t i = 0; i < words_; ++i) {
            if ((bits_[i] & ~other.bits_[i]) != 0) return false;
        }
        return true;
    }

    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, words_}; }

    CellSet& operator|=(const CellSet& other) {
        expect_same_board(other);
        for (std::uint32_t i = 0; i < words_; ++i) bits_[i] |= other.bits_[i];
        return *this;
    }
    CellSet& operator&=(const CellSet& other) {
        expect_same_board(other);
        for (std::uint32_t i = 0; i < words_; ++i) bits_[i] &= other.bits_[i];
        return *this;
    }
    /// Takes the cells of `other` out.
    CellSet& operator-=(const CellSet& other) {
        expect_same_board(other);
        for (std::uint32_t i = 0; i < words_; ++i) bits_[i] &= ~other.bits_[i];
        return *this;
    }
    friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    friend bool operator==(const CellSet& a, const CellSet& b) {
        return a.words_ == b.words_ &&
               std::equal(a.bits_.begin(), a.bits_.begin() + a.words_, b.bits_.begin());
    }

  private:
    static constexpr std::uint32_t kMaxWords = kMaxOrder * kMaxOrder / 64;
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell % 64); }

    // Cells beyond the last one of the board, but in the same word, are not told from others.
    [[nodiscard]] const std::uint64_t& word(Cell cell) const {
        SUDOKIT_EXPECT(cell / 64 < words_);
        return bits_[cell / 64];
    }
    [[nodiscard]] std::uint64_t& word(Cell cell) {
        SUDOKIT_EXPECT(cell / 64 < words_);
        return bits_[cell / 64];
    }
    // Sets of boards of different sizes have nothing to do with each other.
    void expect_same_board(const CellSet& other) const { SUDOKIT_EXPECT(words_ == other.words_); }

    std::uint32_t words_;
    std::array<std::uint64_t, kMaxWords> bits_;  // words beyond `words_` are never read
};

}  // namespace sudokit
