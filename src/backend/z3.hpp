// The solver Z3, linked in.
#pragma once

#include "backend/sat_solver.hpp"

namespace sudokit::backend {

/// Z3 (Leonardo de Moura and Nikolaj Bjorner), whose SAT solver answers; incremental. There if
/// `SUDOKIT_WITH_Z3` is 1.
[[nodiscard]] Result<std::unique_ptr<SatSolver>> make_z3();

}  // namespace sudokit::backend
