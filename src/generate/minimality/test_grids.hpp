// What tests share: all 4x4 grids, filled in by the rules and nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudokit/puzzle.hpp"

namespace sudokit::tests {

using SmallGrid = std::array<std::uint8_t, 16>;

/// Fills cell after cell as a child would; shares nothing with the engines.
inline void collect_small_grids(SmallGrid& digits, std::size_t cell,
                                std::vector<SmallGrid>& grids) {
    if (cell == 16) {
        grids.push_back(digits);
        return;
    }
    for (std::uint8_t digit = 1; digit <= 4; ++digit) {
        bool fits = true;
        for (std::size_t other = 0; other < cell; ++other) {
            const bool same_house = other / 4 == cell / 4 || other % 4 == cell % 4 ||
                                    (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2);
            fits &= !same_house || digits[other] != digit;
        }
        if (!fits) continue;
        digits[cell] = digit;
        collect_small_grids(digits, cell + 1, grids);
    }
}

inline std::vector<SmallGrid> small_grids() {
    std::vector<SmallGrid> grids;
    SmallGrid digits{};
    collect_small_grids(digits, 0, grids);
    return grids;
}

/// One grid of each of the two classes of 4x4 grids.
inline constexpr std::array<SmallGrid, 2> kSmallClasses = {{
    {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1},
    {1, 2, 3, 4, 3, 4, 1, 2, 2, 3, 4, 1, 4, 1, 2, 3},
}};

/// The cells, as bits, in which each other 4x4 grid differs from `grid`.
inline std::vector<std::uint32_t> differences_from(const SmallGrid& grid) {
    std::vector<std::uint32_t> out;
    for (const SmallGrid& other : small_grids()) {
        std::uint32_t cells = 0;
        for (std::uint32_t cell = 0; cell < 16; ++cell) {
            if (grid[cell] != other[cell]) cells |= 1U << cell;
        }
        if (cells != 0) out.push_back(cells);
    }
    return out;
}

/// The puzzle with the givens of `grid` in these cells.
inline Puzzle small_puzzle(const SmallGrid& grid, std::uint32_t cells) {
    Puzzle puzzle(Board::standard(4));
    for (Cell cell = 0; cell < 16; ++cell) {
        if ((cells >> cell & 1U) != 0) puzzle.set_given(cell, grid[cell]);
    }
    return puzzle;
}

/// The cells with givens, as bits.
inline std::uint32_t cells_of(std::span<const std::uint8_t> givens) {
    std::uint32_t cells = 0;
    for (std::uint32_t cell = 0; cell < givens.size(); ++cell) {
        if (givens[cell] != 0) cells |= 1U << cell;
    }
    return cells;
}

}  // namespace sudokit::tests
