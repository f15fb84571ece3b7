// The arguments of `sudokit engines`.
#pragma once

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct EnginesArguments : Arguments {
    bool json = false;
};

Exit run_engines(const EnginesArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
