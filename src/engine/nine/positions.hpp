// What a count has come to and not looked at yet: positions, each kept once, with the number of
// ways that lead to it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/nine/layout.hpp"

namespace sudokit::nine {

/// The words of a puzzle (layout.hpp) row by row: word 9 r + 3 k + c has, of the boxes of set k,
/// the cell in row r and column c. So the words of each band are its cells in an order in which
/// rows follow each other, as the bits of a number are:
///
///     bit       0 .. 2    3 .. 5    6 .. 8      9 .. 11   12 .. 14  15 .. 17     18 ..
///     row         0         0         0           1         1         1           2
///     set         0         1         2           0         1         2           0
struct Rows {
    alignas(32) std::array<Word, 32> words = {};  ///< the last five stay zero
};

/// Where word `index` of `Rows` is in the layout.
constexpr unsigned word_of_row(unsigned index) {
    return kPlaces * (index / 3 % 3) + index / 9 * 3 + index % 3;
}

/// Where each digit may still go, cells that are filled left out: a bit for each cell of a band, in
/// the order of `Rows`.
struct OpenPlaces {
    std::array<std::array<Word, 3>, 9> digits = {};  ///< by band
};

/// What stands for a position in the table. Equal for equal positions, whatever their digits are
/// called; others share a key with a chance of about 2^-128 a pair.
struct Key {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    bool operator==(const Key&) const = default;
};

[[nodiscard]] Key key_of(const OpenPlaces& open);

/// The first cell that is not filled, by band and in the order of `Rows`: 27 band + bit. There is
/// one.
[[nodiscard]] unsigned first_open(const OpenPlaces& open);

/// Positions by their first open cell. Keeps its memory, which grows with the number of positions.
///
/// Each is found by its key in a table whose entries lead to the positions. An entry stays when its
/// position is taken, and does not match any more; now and then they are swept out.
class Positions {
  public:
    struct Position {
        Key key;                 ///< zero: not in use
        std::uint64_t ways = 0;  ///< that lead to it
        std::array<Word, kWords> words = {};
    };

    void clear();

    [[nodiscard]] std::size_t size() const { return size_; }

    /// Adds so many `ways` to a position, whose first open cell is `cell`.
    void add(const Key& key, unsigned cell, const Rows& rows, std::uint64_t ways);

    /// The earliest cell that is the first open one of a position. There is one.
    [[nodiscard]] unsigned earliest() const;

    /// Whether there are positions whose first open cell is this.
    [[nodiscard]] bool has(unsigned cell) const { return !by_cell_[cell].empty(); }

    /// Takes one of them away. It stays as it is until the next `add`.
    const Position& take(unsigned cell);

    /// Fetches what `add` will look at: first the place in the table, then the position, if it is
    /// known.
    void prefetch_entry(const Key& key) const { __builtin_prefetch(&table_[key.low & mask_]); }
    void prefetch_position(const Key& key) const;

  private:
    static constexpr unsigned kNone = ~0U;

    struct Entry {
        Word tag = 0;  // the upper part of the key's lower half
        unsigned position = kNone;
    };

    static Word tag_of(const Key& key) { return static_cast<Word>(key.low >> 32); }

    [[nodiscard]] unsigned unused();
    void enter(unsigned position);
    void sweep_out();

    std::vector<Position> positions_;
    std::vector<Entry> table_;
    std::uint64_t mask_ = 0;  // of the bits of a key that say where its entry is, or the one before
    std::size_t entries_ = 0;  // in the table, whether they match or not
    std::array<std::vector<unsigned>, kCells> by_cell_;
    std::vector<unsigned> unused_;
    std::size_t size_ = 0;
};

}  // namespace sudokit::nine
