// Clauses with names, as one writes them by hand, read into a formula.
#pragma once

#include <string_view>

#include "sudokit/drat.hpp"
#include "sudokit/formula_text.hpp"

namespace sudokit::model {

/// Reads a formula of at most `most` variables in the notation of clauses. Faults have line and
/// column.
[[nodiscard]] Result<FormulaText> read_clauses(std::string_view text, Deadline deadline,
                                               Variable most = kMostVariables);

/// The text of formulas that were not read to the end in time.
inline constexpr MessageText kNoTimeToRead{"there was no time to read it to the end",
                                           "pas assez de temps pour le lire jusqu’au bout"};

}  // namespace sudokit::model
