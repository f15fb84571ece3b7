// In how many ways a band of the 9x9 board can be filled where it is known which digits its columns
// hold, and some of its cells are given.
//
// A box is filled by two ordered partitions of the digits, one into its columns and one into its
// rows, where each column has one digit in common with each row. So the ways are those to choose
// the partitions into rows of three boxes side by side (a state of stack_states.hpp, turned over)
// that go across what the columns hold.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sudokit/rng.hpp"

#include "count/nine/nine_bands.hpp"
#include "count/nine/stack_states.hpp"

namespace sudokit::count {

/// A digit that is given in a band.
struct KnownCell {
    std::uint8_t digit;  ///< 0 to 8
    std::uint8_t box;
    std::uint8_t row;
};

/// What all bands need.
struct BandWayTables {
    BandWayTables();

    OrderedPartitions partitions;
    NineBands kinds;
    std::vector<std::uint16_t> unordered;            // of an ordered partition, that of `kinds`
    std::vector<std::vector<std::uint16_t>> across;  // of each partition
    // Of each partition into rows: what the rows of the second and of the third box can be.
    std::vector<std::vector<std::pair<std::uint16_t, std::uint16_t>>> beside;
};

/// Ways for what the second and third box hold, with the first box fixed: row after row.
struct WayMatrix {
    std::size_t width = 0;
    std::vector<std::uint16_t> ways;  ///< at most 6^3 * 2^4.5, by Bregman's bound

    [[nodiscard]] const std::uint16_t* row(std::size_t second) const {
        return &ways[second * width];
    }
};

/// One band with its givens.
class BandWays {
  public:
    /// `second` and `third` are the partitions into columns that those boxes can have; they agree
    /// with the columns of the givens.
    BandWays(std::shared_ptr<const BandWayTables> tables, std::vector<KnownCell> known,
             std::vector<std::uint16_t> second, std::vector<std::uint16_t> third);

    /// All ways with this partition into columns of the first box.
    [[nodiscard]] WayMatrix matrix(std::size_t first) const;

    /// Partitions into rows, each possible one equally likely, where the columns have these; there
    /// must be one.
    [[nodiscard]] std::array<std::uint16_t, 3> draw(const std::array<std::uint16_t, 3>& columns,
                                                    Rng& rng) const;

  private:
    using Lists = std::vector<std::vector<std::uint16_t>>;

    [[nodiscard]] bool agrees(std::size_t box, std::size_t rows) const;
    [[nodiscard]] Lists lists(const std::vector<std::uint16_t>& partitions) const;
    void add_by_kinds(std::size_t first, WayMatrix& out) const;
    void add_by_rows(std::size_t first, WayMatrix& out) const;

    std::shared_ptr<const BandWayTables> tables_;
    std::vector<KnownCell> known_;
    std::vector<std::uint16_t> second_;
    std::vector<std::uint16_t> third_;
    Lists second_lists_;  // by the partition into rows, which of `second` go across it
    Lists third_lists_;
};

}  // namespace sudokit::count
