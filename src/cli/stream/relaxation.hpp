// What the linear relaxation said of a puzzle, in words and as JSON.
#pragma once

#include <string>

#include "sudokit/solve.hpp"

namespace sudokit::cli {

/// A sentence in a paragraph of its own; empty where nothing was said.
[[nodiscard]] std::string relaxation_text(const SolveAnswer& answer, const Board& board,
                                          Language language);

/// `,"relaxation":{"state":"integral","unique":true,"fractional":[]}`; empty where nothing was
/// said.
[[nodiscard]] std::string relaxation_json(const SolveAnswer& answer, const Board& board);

}  // namespace sudokit::cli
