// Which numbers of givens puzzles can have.
#pragma once

#include <optional>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// How many givens a puzzle with one solution has at least, as far as that is known.
[[nodiscard]] std::uint32_t fewest_clues(const Puzzle& base);

/// True if some pattern with the symmetries, or any where there are none, has a number of givens in
/// the range: it takes or leaves the parts that belong together as a whole, and has those in which
/// something is fixed.
[[nodiscard]] bool has_pattern_of_size(const Puzzle& base, PatternSymmetries symmetries,
                                       Range<std::uint32_t> clues);

/// The numbers next to the range that patterns with the symmetries have, where it has none itself.
struct PatternSizes {
    std::optional<std::uint32_t> below;
    std::optional<std::uint32_t> above;
};
[[nodiscard]] PatternSizes pattern_sizes_beside(const Puzzle& base, PatternSymmetries symmetries,
                                                Range<std::uint32_t> clues);

/// Two lines of the board that can change places, as indices into `Board::houses()`: any solution
/// becomes another one then, so that no pattern without a given in them has a puzzle. None if each
/// two of them have a given in the pattern, or do not belong together.
struct TwinLines {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};
[[nodiscard]] std::optional<TwinLines> empty_twin_lines(const Board& board, const CellSet& pattern);

}  // namespace sudokit::generate
