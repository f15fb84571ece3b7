// Numbers in order, and in another one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace sudokit::symmetry {

/// `count` numbers from `first` on.
[[nodiscard]] inline std::vector<std::uint32_t> counted_from(std::uint32_t first,
                                                             std::size_t count) {
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

/// True if these are `count` numbers from `first` on, each once, in whatever order.
[[nodiscard]] inline bool is_permutation_from(std::uint32_t first, std::size_t count,
                                              std::span<const std::uint32_t> numbers) {
    std::vector<std::uint32_t> sorted(numbers.begin(), numbers.end());
    std::ranges::sort(sorted);
    return sorted == counted_from(first, count);
}

/// Where each number from 0 on stands in a permutation of these.
[[nodiscard]] inline std::vector<std::uint32_t> inverse_of(std::span<const std::uint32_t> numbers) {
    std::vector<std::uint32_t> out(numbers.size());
    for (std::uint32_t i = 0; i < out.size(); ++i) out[numbers[i]] = i;
    return out;
}

}  // namespace sudokit::symmetry
