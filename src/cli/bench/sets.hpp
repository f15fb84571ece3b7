// The sets of puzzles that the benchmark measures on.
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

}  // namespace sudokit::cli::bench
