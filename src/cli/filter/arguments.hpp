// The arguments of `sudokit filter`.
#pragma once

#include <optional>
#include <string>

#include "sudokit/compare.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct FilterArguments : PuzzleArguments {
    Filter filter = {Model{.primal = Model::kPairs, .dual = Model::kPairs}};
    bool model_says_consistency = false;  ///< "SAC(PRIMAL)", not "PRIMAL" alone
    bool trace = false;
    bool skip_seen = false;  ///< leave out of the trace what filled cells rule out at once
    std::string why;         ///< a cell and a digit, "r1c8=7"; empty: none
    bool html = false;
    std::string svg;         ///< the directory for pictures; empty: none
    bool also_here = false;  ///< point out where else the rule of a step applies
};

Exit run_filter(const FilterArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
