// The constraint solver Gecode, a module.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "backend/module.hpp"
#include "engine/engine.hpp"

namespace sudokit::backend {

/// A puzzle as Gecode is told of it.
struct GecodePuzzle {
    std::uint32_t order = 0;
    std::vector<DigitSet> allowed;  ///< by cell
    std::span<const House> houses;
};

struct GecodeModule {
    static constexpr const char* kName = "gecode";
    using Entry = SearchOutcome(const GecodePuzzle&, const SearchLimits&, SolutionSink);
};

/// Gecode (Christian Schulte and others): all-different on every house at domain consistency, and
/// a search for the cell with the fewest candidates for the failures it was in. For any board.
/// Searches fail where the module does.
[[nodiscard]] std::unique_ptr<engine::Engine> make_gecode();

}  // namespace sudokit::backend
