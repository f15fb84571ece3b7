// For tests: how many of their random cases, or of many cases of a kind, they take. All of them as
// a rule; SUDOKIT_TEST_ROUNDS, a factor such as 20 or 0.25, says more or fewer. Lanes that are slow
// by nature set it (see dev), long searches for faults do, too.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstdlib>

namespace sudokit::tests {

/// The factor that was asked for, or 1.
inline double test_factor() {
    static const double kFactor = [] {
        const char* const wanted = std::getenv("SUDOKIT_TEST_ROUNDS");
        const double factor = wanted == nullptr ? 1 : std::strtod(wanted, nullptr);
        return factor > 0 ? factor : 1;
    }();
    return kFactor;
}

/// The number of rounds, seeds or bytes where `usual` is the usual one; at least 1. Few rounds need
/// not show what is rare: such expectations are for factors of 1 and more.
template <std::integral Number>
[[nodiscard]] Number test_rounds(Number usual) {
    return static_cast<Number>(std::max(1.0, static_cast<double>(usual) * test_factor()));
}

/// Whether to take one of many cases, numbered from 0: every fourth one where a quarter is wanted,
/// the first one always.
[[nodiscard]] inline bool takes_case(std::uint64_t number) {
    const auto taken_before = [](std::uint64_t count) {
        return std::ceil(static_cast<double>(count) * std::min(1.0, test_factor()));
    };
    return taken_before(number) < taken_before(number + 1);
}

}  // namespace sudokit::tests
