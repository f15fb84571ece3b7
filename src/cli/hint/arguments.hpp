// The arguments of `sudokit hint`.
#pragma once

#include "cli/explain/step_arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct HintArguments : StepArguments {
    HintStrength strength = HintStrength::place;
};

Exit run_hint(const HintArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
