// Which techniques steps may use: what `explain` and `hint` have in common.
#pragma once

#include <optional>

#include "sudokit/explanation_walk.hpp"
#include "sudokit/techniques.hpp"

#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct StepArguments : PuzzleArguments {
    TechniqueSet techniques = TechniqueSet().set();
    bool no_uniqueness = false;
};

/// --only, --without and --no-uniqueness.
void add_step_options(Options& options, StepArguments& arguments);

/// The name of a technique.
[[nodiscard]] OptionValue technique(std::optional<TechniqueId>& place);

/// The names of some, with commas between.
[[nodiscard]] OptionValue techniques(TechniqueSet& place);

}  // namespace sudokit::cli
