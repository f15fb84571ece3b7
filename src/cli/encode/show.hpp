// The clauses of a puzzle to be read: `encode --show`.
#pragma once

#include <string>

#include "cli/encode/arguments.hpp"

namespace sudokit::cli {

/// Family by family, what its clauses say and the first of them, in words and in the notation of
/// logic; small families as a whole. Fails where `--of` names no place of the board.
[[nodiscard]] Result<std::string> shown_clauses(const Puzzle& puzzle,
                                                const EncodeArguments& arguments);

}  // namespace sudokit::cli
