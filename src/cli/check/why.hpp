// `check --why`: the fewest givens that clash, put into words, lines and JSON.
#pragma once

#include <string>

#include "sudokit/clashing_givens.hpp"

#include "cli/stream/job.hpp"

namespace sudokit::cli {

/// A sentence on the givens that clash; none where `posed_text` has named them already: the two
/// that are in one house.
[[nodiscard]] std::string clashing_text(const ClashingGivens& found, const Puzzle& puzzle,
                                        const Job& job);

/// " r1c1=1 r1c2=1", for a line.
[[nodiscard]] std::string clashing_line(const ClashingGivens& found, const Puzzle& puzzle,
                                        const Job& job);

/// `"clashing":["r1c1","r1c2"],"least":2`.
void write_clashing(JsonWriter& out, const ClashingGivens& found, const Board& board);

}  // namespace sudokit::cli
