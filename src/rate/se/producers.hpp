// Sudoku Explainer's techniques in their order, each with the techniques that its steps are told
// as.
#pragma once

#include <bitset>
#include <span>

#include "sudokit/techniques.hpp"

namespace sudokit::rate::se {

inline constexpr unsigned kProducers = 30;
/// With room for those of other variants.
using ProducerSet = std::bitset<64>;

/// What the steps of a technique (by its place) can be told as.
[[nodiscard]] std::span<const TechniqueId> techniques_of(unsigned producer);

/// Those all of whose steps are of these techniques.
[[nodiscard]] ProducerSet producers_within(const TechniqueSet& techniques);

}  // namespace sudokit::rate::se
