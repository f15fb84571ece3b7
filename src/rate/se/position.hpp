// The position that Sudoku Explainer's techniques look at: candidates by cell, and by house and
// digit.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudokit/nine.hpp"

namespace sudokit::rate::se {

inline constexpr unsigned kCells = 81;
inline constexpr unsigned kHouses = 27;

// Houses in the order of the original's kinds: blocks 0-8, rows 9-17, columns 18-26.
inline constexpr unsigned kBlocks = 0;
inline constexpr unsigned kRows = 9;
inline constexpr unsigned kColumns = 18;
inline constexpr unsigned kKinds = 3;

/// A set of digits or of places in a house, one bit each.
using Mask = std::uint16_t;
inline constexpr Mask kFull = 0x1FF;

[[nodiscard]] constexpr Mask bit(unsigned index) { return static_cast<Mask>(1U << index); }
[[nodiscard]] constexpr unsigned first(Mask mask) {
    return static_cast<unsigned>(std::countr_zero(mask));
}

// A table, since not every machine that we build for can count bits.
inline constexpr auto kSizes = [] {
    std::array<std::uint8_t, kFull + 1> out{};
    for (unsigned mask = 0; mask <= kFull; ++mask) {
        out[mask] = static_cast<std::uint8_t>(std::popcount(mask));
    }
    return out;
}();
[[nodiscard]] constexpr unsigned size(Mask mask) { return kSizes[mask]; }
[[nodiscard]] constexpr bool is_single(Mask mask) { return mask != 0 && (mask & (mask - 1U)) == 0; }
[[nodiscard]] constexpr Mask without(Mask mask, Mask other) {
    return static_cast<Mask>(mask & ~unsigned{other});
}

/// Goes through the bits of a mask, the lowest first.
template <class Action>
constexpr void each(Mask mask, const Action& action) {
    for (; mask != 0; mask = static_cast<Mask>(mask & (mask - 1U))) action(first(mask));
}

/// A set of cells.
struct Cells {
    std::uint64_t low = 0;   // cells 0-63
    std::uint64_t high = 0;  // cells 64-80

    constexpr void add(unsigned cell) {
        (cell < 64 ? low : high) |= std::uint64_t{1} << (cell & 63U);
    }
    constexpr void remove(unsigned cell) {
        (cell < 64 ? low : high) &= ~(std::uint64_t{1} << (cell & 63U));
    }
    [[nodiscard]] constexpr bool has(unsigned cell) const {
        return ((cell < 64 ? low : high) >> (cell & 63U) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool none() const { return (low | high) == 0; }
    [[nodiscard]] constexpr bool has_two() const {
        return (low != 0 && high != 0) || (low & (low - 1)) != 0 || (high & (high - 1)) != 0;
    }
    constexpr Cells& operator&=(const Cells& other) {
        low &= other.low;
        high &= other.high;
        return *this;
    }
    constexpr Cells& operator|=(const Cells& other) {
        low |= other.low;
        high |= other.high;
        return *this;
    }
    constexpr Cells& operator-=(const Cells& other) {
        low &= ~other.low;
        high &= ~other.high;
        return *this;
    }
    friend constexpr Cells operator&(Cells a, const Cells& b) { return a &= b; }
    friend constexpr Cells operator|(Cells a, const Cells& b) { return a |= b; }
    friend constexpr Cells operator-(Cells a, const Cells& b) { return a -= b; }
    constexpr bool operator==(const Cells&) const = default;
};

/// Goes through the cells of a set in reading order.
template <class Action>
constexpr void each(Cells cells, const Action& action) {
    for (; cells.low != 0; cells.low &= cells.low - 1) {
        action(static_cast<unsigned>(std::countr_zero(cells.low)));
    }
    for (; cells.high != 0; cells.high &= cells.high - 1) {
        action(static_cast<unsigned>(std::countr_zero(cells.high)) + 64U);
    }
}

/// Where cells lie. A cell's block, row and column are number 0, 1 and 2 of its houses.
struct Geometry {
    std::array<std::array<std::uint8_t, 9>, kHouses> cell_at{};
    std::array<std::array<std::uint8_t, kKinds>, kCells> house{};
    std::array<std::array<std::uint8_t, kKinds>, kCells> index{};
    /// Who sees the cell, in the original's order: the rest of its block, then of its row, then of
    /// its column.
    std::array<std::array<std::uint8_t, 20>, kCells> peers{};
    std::array<Cells, kCells> sees{};
    std::array<Cells, kHouses> cells{};
    /// The three houses of a cell, a bit each.
    std::array<std::uint32_t, kCells> house_bits{};
    /// Of a row's or column's places, those in the cell's own block.
    std::array<std::array<Mask, kKinds>, kCells> in_block{};
};

constexpr Geometry make_geometry() {
    Geometry out;
    for (unsigned cell = 0; cell < kCells; ++cell) {
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        const unsigned block = row / 3 * 3 + column / 3;
        const unsigned houses[] = {kBlocks + block, kRows + row, kColumns + column};
        const unsigned indices[] = {row % 3 * 3 + column % 3, column, row};
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            out.house[cell][kind] = static_cast<std::uint8_t>(houses[kind]);
            out.index[cell][kind] = static_cast<std::uint8_t>(indices[kind]);
            out.cell_at[houses[kind]][indices[kind]] = static_cast<std::uint8_t>(cell);
            out.cells[houses[kind]].add(cell);
            out.house_bits[cell] |= std::uint32_t{1} << houses[kind];
        }
        out.in_block[cell] = {0, static_cast<Mask>(7U << column / 3 * 3),
                              static_cast<Mask>(7U << row / 3 * 3)};
    }
    for (unsigned cell = 0; cell < kCells; ++cell) {
        unsigned count = 0;
        for (const unsigned house : out.house[cell]) {
            for (const std::uint8_t other : out.cell_at[house]) {
                if (other == cell || out.sees[cell].has(other)) continue;
                out.sees[cell].add(other);
                out.peers[cell][count++] = other;
            }
        }
    }
    return out;
}

inline constexpr Geometry kGeometry = make_geometry();

/// Candidates of the open cells; a filled cell has none. As in the original, whoever removes a
/// candidate does not fill the cell that has one left.
struct Position {
    std::array<Mask, kCells> cell{};
    /// The places of a digit (0-8) in a house.
    std::array<std::array<Mask, 9>, kHouses> places{};
    std::array<std::uint8_t, kHouses> open{};  ///< cells of a house without digit
    std::array<std::uint8_t, 9> placed{};      ///< how often a digit is filled in
    unsigned left = kCells;                    ///< cells without digit

    Position() = default;
    explicit Position(const nine::Digits& givens);

    [[nodiscard]] bool has(unsigned at, unsigned digit) const {
        return (cell[at] >> digit & 1U) != 0;
    }
    void remove(unsigned at, unsigned digit) {
        cell[at] = without(cell[at], bit(digit));
        for (unsigned kind = 0; kind < kKinds; ++kind) {
            Mask& mask = places[kGeometry.house[at][kind]][digit];
            mask = without(mask, bit(kGeometry.index[at][kind]));
        }
    }
    void remove_all(unsigned at, Mask digits) {
        each(static_cast<Mask>(cell[at] & digits), [&](unsigned digit) { remove(at, digit); });
    }
    /// The digits that have one place in the house.
    [[nodiscard]] Mask singles(unsigned house) const;
    /// Fills the cell, and takes the digit from those that see it.
    void place(unsigned at, unsigned digit);

    /// The cells with that digit among their candidates.
    [[nodiscard]] Cells with(unsigned digit) const;
    /// The cells with so many candidates.
    [[nodiscard]] Cells of_size(unsigned count) const;

    bool operator==(const Position&) const = default;
};

}  // namespace sudokit::rate::se
