// Positions in which techniques have a step worth a picture.
#pragma once

#include <span>
#include <string_view>

#include "sudokit/step.hpp"

namespace sudokit::pictures {

/// A board cell by cell, in rows: `!5` is a given, `=5` was found, `125` are candidates. The
/// picture is that of the first step of the technique.
struct Position {
    TechniqueId technique;
    std::string_view cells;
};

[[nodiscard]] std::span<const Position> positions();

/// The position as a state of play.
[[nodiscard]] State state_of(const Position& position);

/// A puzzle of order 4 that takes some steps.
inline constexpr std::string_view kSmallPuzzle = R"(
    !1  234 34  !4
    34  234 !1  23
    234 !1  234 23
    !2  34  34  !1
)";

}  // namespace sudokit::pictures
