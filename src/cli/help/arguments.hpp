// The arguments of `sudokit help`.
#pragma once

#include <string>

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct HelpArguments : Arguments {
    bool man = false;
    std::string shell;  ///< to print completions for; empty: none
};

Exit run_help(const HelpArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
