// Hidden and naked singles, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/fresh.hpp"
#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

/// The last open cell of a house (1.0), a hidden single in a block (1.2) or in a line (1.5).
bool find_hidden_single(const Position& position, Hint& hint, const Fresh& fresh = {});
/// Places hidden singles until there are none. Answers how hard the hardest of them is, or
/// `hardest` if that is more. This is the same as one by one: which of them is taken first changes
/// neither what they lead to nor how hard the hardest must be.
double place_hidden_singles(Position& position, double hardest);
bool find_naked_single(const Position& position, Hint& hint);

}  // namespace sudokit::rate::se
