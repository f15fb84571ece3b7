// Clauses with names, as one writes them by hand, read into a formula.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "sudokit/drat.hpp"
#include "sudokit/formula_text.hpp"

namespace sudokit::model {

/// How large a formula may be.
struct FormulaLimits {
    Variable variables = kMostVariables;
    /// The ends of clauses are counted with 32 bits.
    std::size_t literals = std::numeric_limits<std::uint32_t>::max();
};

/// Reads a formula in the notation of clauses. Faults have line and column.
[[nodiscard]] Result<FormulaText> read_clauses(std::string_view text, Deadline deadline,
                                               const FormulaLimits& limits = {});

/// The text of formulas that were not read to the end in time.
inline constexpr MessageText kNoTimeToRead{"there was no time to read it to the end",
                                           "pas assez de temps pour le lire jusqu’au bout"};
inline constexpr MessageText kTooManyLiterals{"expected at most {0} literals",
                                              "au plus {0} littéraux attendus"};

}  // namespace sudokit::model
