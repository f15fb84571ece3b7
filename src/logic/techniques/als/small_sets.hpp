// The almost locked sets of a few cells, and the almost hidden ones of a few digits.
#pragma once

#include <cstdint>
#include <vector>

#include "sudokit/state.hpp"
#include "sudokit/step.hpp"

#include "base/lookout.hpp"

namespace sudokit::logic {

/// All almost locked sets of two to `most` cells, each once although its cells may share several
/// houses: the smaller ones first, then by house. Of little worth if `lookout` has seen its
/// deadline pass.
[[nodiscard]] std::vector<AlmostLockedSet> small_sets(const State& state, std::uint32_t most,
                                                      Lookout& lookout);

/// All almost hidden sets of two to `most` digits: the smaller ones first, then by house. Of little
/// worth if `lookout` has seen its deadline pass.
[[nodiscard]] std::vector<AlmostHiddenSet> small_hidden_sets(const State& state, std::uint32_t most,
                                                             Lookout& lookout);

/// The cells of the set that have the digit.
[[nodiscard]] std::vector<Cell> places_in(const AlmostLockedSet& set, Digit digit,
                                          const State& state);

}  // namespace sudokit::logic
