// Chains of one digit over two, three or four strong links, grouped ones among them, as Sukaku
// Explainer finds them: skyscrapers, kites, turbot fish, empty rectangles and what is longer.
#pragma once

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

/// `count` is 2, 3 or 4.
bool find_strong_links(const Position& position, unsigned count, Hint& hint);

}  // namespace sudokit::rate::se
