// What the general engine needs to know of a board, laid out for propagation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::engine {

/// A house that a cell is in, and the cell's place there.
struct Membership {
    std::uint32_t house = 0;
    std::uint32_t place = 0;
};

/// Two houses that share at least two cells: where locked candidates come from.
struct Overlap {
    std::uint32_t other = 0;  ///< the other house
    std::uint64_t here = 0;   ///< the shared cells, as places in this house
    std::uint64_t there = 0;  ///< the same cells, as places in the other
};

/// The tables for one board.
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
    /// The largest number of cells that `house` shares with another; 0 if it shares at most one.
    [[nodiscard]] std::uint32_t widest_overlap(std::uint32_t house) const {
        return widest_overlap_[house];
    }
    [[nodiscard]] Cell cell_at(std::uint32_t house, std::uint32_t place) const {
        return house_cells_[std::size_t{house} * board_.order() + place];
    }

  private:
    void find_overlaps();

    Board board_;
    std::vector<Membership> memberships_;
    std::vector<std::size_t> membership_start_;
    std::vector<Overlap> overlaps_;
    std::vector<std::size_t> overlap_start_;
    std::vector<std::uint32_t> widest_overlap_;
    std::vector<Cell> house_cells_;
};

}  // namespace sudokit::engine
