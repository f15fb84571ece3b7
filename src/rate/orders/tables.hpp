// The tables of orders, one file each.
#pragma once

#include <span>

#include "sudokit/order.hpp"

namespace sudokit::rate {

/// All techniques, as people see them.
[[nodiscard]] std::span<const OrderEntry> people_order();

/// What these orders begin with; all else follows, as people see it.
[[nodiscard]] std::span<const OrderEntry> hodoku_steps();
[[nodiscard]] std::span<const OrderEntry> paper_rules();

}  // namespace sudokit::rate
