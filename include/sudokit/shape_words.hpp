// What readers of each language call a board. In data it is always `shape_name`.
#pragma once

#include "sudokit/board.hpp"
#include "sudokit/message.hpp"

namespace sudokit {

/// The board in short, to stand beside the word "board" or "grille": "9x9 boxes 3x3 +diagonals",
/// "7x7 sans blocs avec diagonales".
[[nodiscard]] OwnWords shape_words(const Shape& shape);

}  // namespace sudokit
