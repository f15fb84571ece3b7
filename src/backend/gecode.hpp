// The constraint solver Gecode, linked in.
#pragma once

#include <memory>

#include "engine/engine.hpp"

namespace sudokit::backend {

/// Gecode (Christian Schulte and others): all-different on every house at domain consistency, and
/// a search for the cell with the fewest candidates for the failures it was in. For any board.
/// There if `SUDOKIT_WITH_GECODE` is 1.
[[nodiscard]] std::unique_ptr<engine::Engine> make_gecode();

}  // namespace sudokit::backend
