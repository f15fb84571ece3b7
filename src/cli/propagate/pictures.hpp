// What `propagate` draws of a puzzle, in the code of the founding paper: what is left, and every
// step.
#pragma once

#include <string>

#include "cli/propagate/arguments.hpp"
#include "cli/propagate/report.hpp"

namespace sudokit::cli {

/// The candidates left as SVG.
[[nodiscard]] std::string left_svg(const Job& job, const Entry& entry, const Propagated& findings);

/// An HTML page with a step for each literal that fills a cell, or excludes more than filled cells
/// do at once.
[[nodiscard]] std::string propagation_page(const Job& job, const PropagateArguments& arguments,
                                           const Entry& entry, const Propagated& findings);

}  // namespace sudokit::cli
