// The solver CaDiCaL, linked in.
#pragma once

#include "backend/sat_solver.hpp"

namespace sudokit::backend {

/// CaDiCaL (Armin Biere and others) with an empty formula; incremental. Of its search it tells the
/// conflicts only. There if `SUDOKIT_WITH_CADICAL` is 1.
[[nodiscard]] Result<std::unique_ptr<SatSolver>> make_cadical();

}  // namespace sudokit::backend
