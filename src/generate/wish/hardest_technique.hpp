// What is known of puzzles whose hardest technique is a given one, before any is made.
#pragma once

#include <optional>

#include "sudokit/generate.hpp"

namespace sudokit::generate {

/// The levels that such puzzles can have.
[[nodiscard]] Range<Level> levels_with(TechniqueId hardest, const Board& board);

/// True if every puzzle on the board, of givens alone, is solved by naked singles.
[[nodiscard]] bool needs_naked_singles_only(const Board& board);

/// How many cells without a given they have at least.
[[nodiscard]] std::uint32_t fewest_open_with(TechniqueId hardest);

/// Why there are no such puzzles on the board, as far as that is known: easier techniques have a
/// step wherever this one has. Nothing if there may be.
[[nodiscard]] std::optional<Error> hardest_fault(TechniqueId hardest, const Board& board);

}  // namespace sudokit::generate
