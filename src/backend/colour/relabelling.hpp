// All colourings that one of them stands for when some colours are interchangeable.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudokit/function_ref.hpp"

#include "backend/colour/problem.hpp"

namespace sudokit::colouring {

/// `a * b`, or the largest number of 64 bits where that is too large.
[[nodiscard]] constexpr std::uint64_t capped_product(std::uint64_t a, std::uint64_t b) {
    constexpr std::uint64_t kMost = ~std::uint64_t{0};
    return b != 0 && a > kMost / b ? kMost : a * b;
}

/// How many colourings with `problem.colours` colours there are that differ from this one by the
/// names of interchangeable colours only, itself among them; `kept` of these colours, which are in
/// use, keep their names. The largest number of 64 bits stands for that many or more.
[[nodiscard]] std::uint64_t relabelling_count(const Problem& problem,
                                              std::span<const Colour> colours, Colour kept = 0);

/// Hands each of them to `sink` until it wants no more; false if it did.
bool for_each_relabelling(const Problem& problem, std::span<const Colour> colours,
                          FunctionRef<bool(std::span<const Colour>)> sink);

}  // namespace sudokit::colouring
