// Where houses cross: which places of one house lie in another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudokit/board.hpp"

namespace sudokit::logic {

/// For any two houses of a board the places of the first (bit i: its i-th cell) that are cells of
/// the second too. Building it costs as many steps as the houses have cells, times the houses of a
/// cell.
class HouseCuts {
  public:
    explicit HouseCuts(const Board& board);

    /// The places of `house` in `other`.
    [[nodiscard]] std::uint64_t operator()(std::uint32_t house, std::uint32_t other) const {
        return cuts_[house * count_ + other];
    }

  private:
    std::size_t count_;
    std::vector<std::uint64_t> cuts_;
};

}  // namespace sudokit::logic
