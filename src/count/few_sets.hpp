// Few sets that hold everything that is wanted.
#pragma once

#include <cstdint>
#include <vector>

namespace sudokit::count {

/// For each number that is wanted, one of the `sets` that it is in, so that those that are needed
/// cost little: always the one that has most of what is still wanted for its cost. Answers, of each
/// set, the numbers it was chosen for, in their order in the set.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> few_sets(
    const std::vector<std::vector<std::uint32_t>>& sets, const std::vector<double>& costs,
    std::vector<bool> wanted);

}  // namespace sudokit::count
