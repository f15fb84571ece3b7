// Constraints on their way from a text into a puzzle.
#pragma once

#include <cstddef>
#include <optional>

#include "sudokit/puzzle.hpp"

namespace sudokit::formats {

/// Adds the constraint to the puzzle, or says what is wrong with it, at `offset` in the text. No
/// puzzle that anybody makes has as many as are too many here.
[[nodiscard]] std::optional<Error> enter_constraint(ConstraintData data, std::size_t offset,
                                                    Puzzle& puzzle);

}  // namespace sudokit::formats
