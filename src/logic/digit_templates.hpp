// Templates of a digit: the ways to put it once into every row so that no two of its cells see each
// other.
#pragma once

#include "sudokit/state.hpp"

#include "logic/house_cuts.hpp"

namespace sudokit::logic {

/// The places of `digit` that may be in no template. Whatever follows from the places of one digit
/// alone (fish of every kind, colours) removes some of these and no others, so a search for it that
/// finds the set empty can stop there.
///
/// On boards where telling would take long the set has places too that are in a template.
[[nodiscard]] CellSet doomed_places(const State& state, const HouseCuts& cuts, Digit digit);

}  // namespace sudokit::logic
