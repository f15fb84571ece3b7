// The arguments of `sudokit formats`.
#pragma once

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct FormatsArguments : Arguments {
    bool json = false;
};

Exit run_formats(const FormatsArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
