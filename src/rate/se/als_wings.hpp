// WXYZ-Wings and larger ones, as Sukaku Explainer finds them.
#pragma once

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

/// `size` cells (3 to 6) that see each other and have one digit more between them, and a cell of
/// two of these digits: the digit that the cell shares with none of them but those that it sees
/// leaves the other digit to one of the two.
bool find_als_wing(const Position& position, unsigned size, Hint& hint);

}  // namespace sudokit::rate::se
