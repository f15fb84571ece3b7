// XY-Wing and XYZ-Wing, as Sudoku Explainer finds them.
#pragma once

#include "rate/se/hint.hpp"

namespace sudokit::rate::se {

bool find_xy_wing(const Position& position, Hint& hint);
bool find_xyz_wing(const Position& position, Hint& hint);

}  // namespace sudokit::rate::se
