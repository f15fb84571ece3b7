// The families of clauses that --families names.
#pragma once

#include <optional>

#include "sudokit/cnf.hpp"

namespace sudokit::cli {

/// Why they do not go with the puzzle: its board has no clauses of one of them. Nothing if it has.
[[nodiscard]] std::optional<Error> families_fault(const Puzzle& puzzle, const CnfOptions& options);

}  // namespace sudokit::cli
