// Unique rectangles and loops, and bivalue universal graves, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/hint.hpp"
#include "rate/se/variant.hpp"

namespace sudokit::rate::se {

/// Loops of cells that two digits could fill in two ways: the easiest of types 1 to 4.
bool find_unique_loop(const Position& position, Variant variant, Hint& hint);

/// Positions in which, but for a few candidates, all cells have two and all digits two places.
bool find_bug(const Position& position, Variant variant, Hint& hint);

}  // namespace sudokit::rate::se
