// `sudokit propagate` on formulas rather than puzzles.
#pragma once

#include "cli/propagate/arguments.hpp"

namespace sudokit::cli {

/// Says what follows from each of the formulas.
Exit propagate_formulas(const PropagateArguments& arguments, const Streams& io);

/// The depth of tests that the arguments ask for.
[[nodiscard]] std::uint32_t depth_asked(const PropagateArguments& arguments);

}  // namespace sudokit::cli
