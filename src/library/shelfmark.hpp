// Shelfmarks: what puzzles of a library are asked for by, as one number, so
// that a single index finds puzzles by all of it, and puzzles of one kind by their score.
#pragma once

#include <cstdint>
#include <optional>

#include "sudokit/generate.hpp"

namespace sudokit::library {

/// What is known of the solutions of a puzzle.
enum class Posed : std::uint8_t { unknown, well, badly };

/// The number is, from the highest bit:
///
///     1 | level: 3 bits | symmetry: 4 | clues: 13 | used: 1 | score: 25
///
/// so that it always takes six bytes in a file: a row stays as long as it is when its puzzle is
/// rated or used. All bits but those of the score make the *shelf*: there are some hundred of them
/// in a library of millions.
struct Shelfmark {
    Posed posed = Posed::unknown;
    std::optional<Level> level = {};  ///< of one that is well posed
    PatternSymmetries symmetry = {};
    std::uint32_t clues = 0;
    bool used = false;
    std::optional<std::uint32_t> score = {};  ///< at most `kMostScore`

    bool operator==(const Shelfmark&) const = default;
};

inline constexpr unsigned kScoreBits = 25;
/// Greater scores are kept as this one: one more than a score must have room in its bits.
inline constexpr std::uint32_t kMostScore = (1U << kScoreBits) - 2;

[[nodiscard]] std::int64_t number_of(const Shelfmark& shelfmark);
[[nodiscard]] Shelfmark shelfmark_of(std::int64_t number);

/// The symmetries of a pattern of givens. Boards that are no grids have none.
[[nodiscard]] PatternSymmetries pattern_symmetries(const Puzzle& puzzle);
[[nodiscard]] PatternSymmetries pattern_symmetries(const nine::Digits& digits);

}  // namespace sudokit::library
