// The six orders of three things, by number: the columns of a stack, the stacks, the rows of a
// band.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sudokit::nine {

/// What stands first, second and third.
using Triple = std::array<std::uint8_t, 3>;

inline constexpr std::size_t kOrders = 6;

/// In lexicographic order, so that the first one leaves all as it is.
inline constexpr std::array<Triple, kOrders> kTriples = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// The number of the order that has these first and second.
constexpr std::uint8_t order_of(std::size_t first, std::size_t second) {
    // Two for each first one, and the second ones in order.
    return static_cast<std::uint8_t>(2 * first + (second > first ? second - 1 : second));
}

}  // namespace sudokit::nine
