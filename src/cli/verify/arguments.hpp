// The arguments of `sudokit verify`.
#pragma once

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct VerifyArguments : Arguments {
    double timeout = 0;  ///< seconds per certificate; 0 = no limit
    bool json = false;
};

Exit run_verify(const VerifyArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
