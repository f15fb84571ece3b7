// Formulas in DIMACS form, clause by clause.
#pragma once

#include "sudokit/drat.hpp"

#include "model/cnf/number_scanner.hpp"

namespace sudokit::model {

/// What `read_formula` does, with the text of `scanner`.
[[nodiscard]] Result<Variable> read_dimacs(NumberScanner& scanner, FormulaSink sink);

}  // namespace sudokit::model
