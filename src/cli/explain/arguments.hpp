// The arguments of `sudokit explain`.
#pragma once

#include <optional>
#include <string>

#include "cli/explain/step_arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct ExplainArguments : StepArguments {
    std::optional<TechniqueId> until;
    bool all_steps = false;
    bool summary = false;
    bool pictures = false;
    bool html = false;
    bool verify = false;  ///< every step
    bool fold = false;    ///< singles in a row are one entry
    bool prune = false;   ///< without steps that the rest does not need
    std::string svg;      ///< the directory for pictures; empty: none
};

Exit run_explain(const ExplainArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
