// Bands and stacks: the lines that stay together where lines are exchanged.
#pragma once

#include <optional>
#include <variant>

#include "sudokit/board.hpp"

namespace sudokit {

/// How many rows a band has and how many columns a stack, where these are all that limits the
/// exchange of lines; in a Latin square a line each. Nothing on boards with other houses.
[[nodiscard]] inline std::optional<Boxes> bands_of(const Board& board) {
    const Shape& shape = board.shape();
    if (shape.order == 1 || shape.diagonals || shape.windows || !shape.extra.empty()) {
        return std::nullopt;
    }
    if (std::holds_alternative<Latin>(shape.regions)) return Boxes{1, 1};
    if (const auto* boxes = std::get_if<Boxes>(&shape.regions)) return *boxes;
    return std::nullopt;
}

}  // namespace sudokit
