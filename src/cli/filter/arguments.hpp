// The arguments of `sudokit filter`.
#pragma once

#include <optional>

#include "sudokit/compare.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct FilterArguments : PuzzleArguments {
    Model model = {.primal = Model::kPairs, .dual = Model::kPairs};
    std::optional<RuleSet> rules;  ///< in its place
    Consistency consistency = Consistency::ac;
    bool trace = false;
};

Exit run_filter(const FilterArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
