// The arguments of `sudokit grid`.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

/// Ranks that follow each other; both ends are among them.
struct RankRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};

struct GridArguments : PuzzleArguments {
    std::vector<RankRange> ranks;  ///< of the grids to write
    bool rank_of = false;          ///< the ranks of the grids that are read
    bool random = false;
    std::optional<std::uint64_t> count;  ///< of random grids; none: one; 0: without end
    std::optional<std::uint64_t> seed;   ///< none: another one each time
};

Exit run_grid(const GridArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
