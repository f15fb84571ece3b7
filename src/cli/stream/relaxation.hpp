// What the linear relaxation said of a puzzle, in words and as JSON.
#pragma once

#include <string>

#include "sudokit/json_writer.hpp"
#include "sudokit/solve.hpp"

namespace sudokit::cli {

/// A sentence in a paragraph of its own; empty where nothing was said.
[[nodiscard]] std::string relaxation_text(const SolveAnswer& answer, const Board& board,
                                          Language language);

/// `"relaxation":{"state":"integral","unique":true,"fractional":[]}`; nothing where nothing was
/// said.
void write_relaxation(JsonWriter& out, const SolveAnswer& answer, const Board& board);

}  // namespace sudokit::cli
