// `sat --assign`: what an assignment makes of the clauses and comparisons of a formula.
#pragma once

#include <string>

#include "cli/stream/formulas.hpp"

namespace sudokit::cli {

/// What these literals satisfy, violate and leave open, and whether that makes a solution.
[[nodiscard]] Reply assigned_reply(const Job& job, const FormulaItem& item,
                                   const std::string& literals);

}  // namespace sudokit::cli
