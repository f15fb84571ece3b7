// Search on the 0-1 programme of a puzzle: the linear relaxation by CLP, branch and bound by CBC.
#pragma once

#include <memory>

#include "engine/engine.hpp"

namespace sudokit::backend {

/// Solves the linear relaxation first, and reports what it says (`SearchOutcome::relaxation`); CBC
/// (John Forrest and others, COIN-OR) branches where that leaves fractions. For any board. Searches
/// fail where the module `CbcModule` does.
[[nodiscard]] std::unique_ptr<engine::Engine> make_ilp();

}  // namespace sudokit::backend
