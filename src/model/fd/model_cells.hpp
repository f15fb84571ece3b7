// What the values of a model's variables mean on the board.
#pragma once

#include "sudokit/models.hpp"

namespace sudokit::fd {

/// The value that a variable has if the place of its digit in its house is `place`, from 1: for
/// a place that itself. Of no meaning for cells.
[[nodiscard]] Digit image_of_place(const Board& board, const ModelVariable& variable, Digit place);

}  // namespace sudokit::fd
