// The arguments of `sudokit version`.
#pragma once

#include "cli/frame/arguments.hpp"
#include "cli/frame/command.hpp"

namespace sudokit::cli {

struct VersionArguments : Arguments {};

Exit run_version(const VersionArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
