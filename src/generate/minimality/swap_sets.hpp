// Unavoidable sets that can be read off a 9x9 grid.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "generate/nine/cells.hpp"

namespace sudokit::generate {

/// The parts of a grid in which two digits, or two lines of a band or stack, can change places: the
/// least such parts, each of which is an unavoidable set. They alone show of two fifths of the
/// givens of a minimal puzzle that they are needed, without any search.
class SwapSets {
  public:
    /// Each cell is in one set for each other digit, and for each other line of its band and stack.
    static constexpr std::size_t kOfCell = 8 + 4;

    /// Finds those of `grid`, which is a valid one, in place of what was there.
    void read(const nine::Digits& grid);

    /// Calls `is_hit` with the sets that a cell is in until it says no; true if it never does.
    template <class IsHit>
    [[nodiscard]] bool all_of(std::size_t cell, const IsHit& is_hit) const {
        return std::ranges::all_of(of_cell_[cell],
                                   [&](std::uint8_t index) { return is_hit(sets_[index]); });
    }

    /// How many there are.
    [[nodiscard]] std::size_t size() const { return size_; }

    [[nodiscard]] NineCells set(std::size_t index) const { return sets_[index]; }

    /// The indices of those that a cell is in.
    [[nodiscard]] const std::array<std::uint8_t, kOfCell>& of_cell(std::size_t cell) const {
        return of_cell_[cell];
    }

    // A set has cells in two rows (of two lines: in two places) at least, so that two digits or
    // lines have four at most.
    static constexpr std::size_t kMost = (36 + 18) * 4;

  private:
    // Which place of the first thing (a digit, a line) the second is the other one for.
    static constexpr std::size_t slot_for(std::size_t first, std::size_t second) {
        return second < first ? second : second - 1;
    }

    void read_lines(const nine::Digits& grid);
    void put(std::size_t cell, std::size_t slot);

    std::array<NineCells, kMost> sets_ = {};
    std::size_t size_ = 0;
    std::array<std::array<std::uint8_t, kOfCell>, nine::kCells> of_cell_ = {};
};

/// The givens of which a swap set of `grid` shows that they are needed: they are the only ones in
/// it. (Without a `SwapSets`, which takes more time to make.)
[[nodiscard]] NineCells needed_by_swaps(const nine::Digits& grid, NineCells givens);

}  // namespace sudokit::generate
