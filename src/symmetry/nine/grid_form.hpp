// The canonical form of complete grids.
//
// It begins with the least band of some class, so with that of the least class among the three
// bands and three stacks of the grid, which a table tells. Only the ways to place such a band first
// are tried: one for each automorphism of the band class. Each of them determines everything: the
// first row names the digits, and the digits of the first column order the other rows.
#pragma once

#include "sudokit/nine_symmetry.hpp"

#include "symmetry/nine/band_table.hpp"

namespace sudokit::nine {

/// True if each row, column and box has each digit once.
[[nodiscard]] bool is_grid(const Digits& digits);

/// The canonical form of a grid.
[[nodiscard]] Canonical grid_form(const BandTable& table, const Digits& grid);

}  // namespace sudokit::nine
