// The solver Z3, a module.
#pragma once

#include "backend/module.hpp"
#include "backend/sat_solver.hpp"

namespace sudokit::backend {

struct Z3Module {
    static constexpr const char* kName = "z3";
    using Entry = std::unique_ptr<SatSolver>();
};

/// Z3 (Leonardo de Moura and Nikolaj Bjorner), whose SAT solver answers; incremental. Fails where
/// the module does.
[[nodiscard]] Result<std::unique_ptr<SatSolver>> make_z3();

}  // namespace sudokit::backend
