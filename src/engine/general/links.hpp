// What the general engine needs to know of a board, laid out for propagation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::engine {

/// A house that a cell is in, and the cell's place there, as propagation needs them.
struct Membership {
    std::uint32_t house = 0;
    std::uint32_t before_slots = 0;    ///< the slot of digit d in the house is this + d
    std::uint32_t widest_overlap = 0;  ///< the most cells that the house shares with another one
    std::uint64_t place = 0;           ///< the cell's place in the house, as a bit
};

/// Two houses that share at least two cells: where locked candidates come from.
struct Overlap {
    std::uint32_t other = 0;  ///< the other house
    std::uint64_t here = 0;   ///< the shared cells, as places in this house
    std::uint64_t there = 0;  ///< the same cells, as places in the other
};

/// The tables for one board.
///
/// A *slot* is something that must be filled exactly once: slots 0..cells-1 are the cells (filled
/// by a digit), and slot cells + house*order + digit-1 is a digit's place in a house. Houses with
/// fewer cells than digits have slots that may stay empty.
class Links {
  public:
    explicit Links(const Board& board);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] std::span<const Membership> memberships(Cell cell) const {
        return std::span(memberships_)
            .subspan(membership_start_[cell],
                     membership_start_[cell + 1] - membership_start_[cell]);
    }
    [[nodiscard]] std::span<const Overlap> overlaps(std::uint32_t house) const {
        return std::span(overlaps_).subspan(overlap_start_[house],
                                            overlap_start_[house + 1] - overlap_start_[house]);
    }
    [[nodiscard]] Cell cell_at(std::uint32_t house, std::uint32_t place) const {
        return house_cells_[std::size_t{house} * order_ + place];
    }

  private:
    void find_overlaps();
    [[nodiscard]] std::uint32_t widest_overlap(std::uint32_t house) const;

    Board board_;
    std::uint32_t order_;
    std::vector<Membership> memberships_;
    std::vector<std::size_t> membership_start_;
    std::vector<Overlap> overlaps_;
    std::vector<std::size_t> overlap_start_;
    std::vector<Cell> house_cells_;  // `order` for each house, though it may have fewer
};

}  // namespace sudokit::engine
