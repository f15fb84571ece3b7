// Solving as a beginner does, to tell easy puzzles from others without asking an engine.
#pragma once

#include <string_view>

#include "sudokit/nine.hpp"

namespace sudokit::api {

/// Whether naked and hidden singles alone fill the whole grid. Then there is only that solution,
/// if the givens do not clash.
[[nodiscard]] bool solved_by_singles(const nine::Digits& puzzle);

/// The digits of a text of 81 characters, `.` for an empty cell.
[[nodiscard]] nine::Digits digits_of(std::string_view text);

}  // namespace sudokit::api
