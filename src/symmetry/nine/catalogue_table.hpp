// The table of the catalogue as bytes: how many canonical grids there are for each way to begin.
//
//     8 bytes    "sudokit" and the number of the format, 1
//     4 bytes    n, how many of the first bands it has; all numbers are little-endian
//     8 bytes    for each: 4 how many grids, 4 how many bytes below
//     ...        for each: the counts of its beginnings, in their order
//
// A count takes 7 bits a byte, lowest first, with the eighth bit in all bytes but the last. A count
// of 0 is followed by how many more of them follow.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudokit/nine_catalogue.hpp"

namespace sudokit::nine {

/// What the table has of a band.
struct TableBand {
    std::uint64_t before = 0;  ///< grids of the bands before it
    std::uint64_t grids = 0;
    std::span<const std::uint8_t> packed;
};

/// All bands, or nothing if this is no table.
[[nodiscard]] std::optional<std::vector<TableBand>> table_bands(
    std::span<const std::uint8_t> table);

/// The counts of a band, or nothing if they are damaged: if they do not add up to its grids.
[[nodiscard]] std::optional<BeginningCounts> unpacked_counts(const TableBand& band);

}  // namespace sudokit::nine
