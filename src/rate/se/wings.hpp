// XY-Wing and XYZ-Wing, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/fresh.hpp"
#include "rate/se/hint.hpp"
#include "rate/se/variant.hpp"

namespace sudokit::rate::se {

bool find_xy_wing(const Position& position, Variant variant, Hint& hint, const Fresh& fresh = {});
bool find_xyz_wing(const Position& position, Variant variant, Hint& hint, const Fresh& fresh = {});

}  // namespace sudokit::rate::se
