// The names that writers of 0-1 programmes share.
#pragma once

#include <string>

#include "sudokit/puzzle.hpp"

namespace sudokit::model {

/// The name of the equation of a digit in `board.houses()[house]`: "row2_5".
[[nodiscard]] std::string house_equation_name(const Board& board, std::uint32_t house, Digit digit);

}  // namespace sudokit::model
