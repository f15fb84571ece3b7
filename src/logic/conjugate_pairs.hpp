// Conjugate pairs: the houses in which a digit has two places.
#pragma once

#include <vector>

#include "sudokit/step.hpp"

namespace sudokit::logic {

/// Sets `pairs` to the conjugate pairs of `digit`, in the order of their houses. Two cells make one
/// pair, however many houses they share: the first of these (a line before a box) is named.
void find_conjugate_pairs(const State& state, Digit digit, std::vector<ConjugatePair>& pairs);

/// The first house that two cells share, which see each other: a line rather than a box.
[[nodiscard]] std::uint32_t shared_house(const Board& board, Cell first, Cell second);

}  // namespace sudokit::logic
