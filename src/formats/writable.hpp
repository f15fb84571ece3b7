// What of an entry a format can hold: checks that writers begin with.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "sudokit/formats.hpp"

namespace sudokit::formats {

/// The order of the formats that hold plain 9x9 puzzles only.
inline constexpr std::uint32_t kPlainOrder = 9;

/// True if the puzzle's pencilmarks rule any candidate out.
[[nodiscard]] bool rules_out_candidates(const Puzzle& puzzle);

/// The error of a format that cannot hold the board of `puzzle`.
[[nodiscard]] Error board_not_writable(const Puzzle& puzzle, Format format);

/// The error of a format that cannot hold these constraints.
[[nodiscard]] Error constraints_not_writable(std::span<const ConstraintPtr> constraints,
                                             Format format);

/// The error of a format that has no pencilmarks, if the puzzle needs them.
[[nodiscard]] std::optional<Error> fault_of_pencilmarks(const Puzzle& puzzle, Format format);

/// The error of a format for plain 9x9 puzzles only, if this is not one.
[[nodiscard]] std::optional<Error> fault_of_plain_nine(const Puzzle& puzzle, Format format);

/// What stands in `cell` for the player: the given, else what was placed there, else 0.
[[nodiscard]] Digit digit_in_play(const Entry& entry, Cell cell);

}  // namespace sudokit::formats
