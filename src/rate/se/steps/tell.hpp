// Hints of Sudoku Explainer's techniques as steps.
#pragma once

#include <span>

#include "sudokit/step.hpp"

#include "rate/se/chain.hpp"

namespace sudokit::rate::se {

/// The position of play, on the usual 9x9 board.
[[nodiscard]] Position position_of(const State& state);

// A sight as a step, of which only the technique and the pattern are there.
[[nodiscard]] Step tell(const LastOne& sight, const Hint& hint);
[[nodiscard]] Step tell(const Locking& sight);
[[nodiscard]] Step tell(const NakedSet& sight);
[[nodiscard]] Step tell(const HiddenSet& sight, bool direct);
[[nodiscard]] Step tell(const Fish& sight);
[[nodiscard]] Step tell(const Wing& sight, const Position& position);
[[nodiscard]] Step tell(const UniqueLoop& loop, const Position& position);
[[nodiscard]] Step tell(const Grave& grave, const Position& position);
[[nodiscard]] Step tell(const Aligned& sight, const Hint& hint, const Position& position);

/// A chain without branches, by its candidates from the end backwards.
[[nodiscard]] Step tell_chain(std::span<const Key> sequence, const Position& position);

/// Adds what the hint concludes.
void conclude(const Hint& hint, Step& step);

}  // namespace sudokit::rate::se
