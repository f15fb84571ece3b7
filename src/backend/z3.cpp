#include "backend/z3.hpp"

namespace sudokit::backend {

Result<std::unique_ptr<SatSolver>> make_z3() {
    const auto& module = loaded<Z3Module>();
    if (!module) return module.error();
    return module->call();
}

}  // namespace sudokit::backend
