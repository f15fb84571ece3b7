// The sets of puzzles that the benchmark measures on, and puzzles in the forms engines take.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "sudokit/nine.hpp"

namespace sudokit::cli::bench {

/// Puzzles of one kind, each with exactly one solution.
struct Set {
    std::string_view name;
    std::vector<nine::Digits> puzzles;
};

/// The sets `easy`, `minimal` and `hard`, the same for the same seed.
[[nodiscard]] std::vector<Set> make_sets(std::uint64_t seed);

/// A puzzle with so many solutions that counting them takes a while.
[[nodiscard]] const nine::Digits& loose_puzzle();

/// How many solutions `loose_puzzle` has.
inline constexpr std::uint64_t kLooseSolutions = 910776;

[[nodiscard]] nine::Marks marks_of(const nine::Digits& digits);

}  // namespace sudokit::cli::bench
