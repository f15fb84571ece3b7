// The arguments of `sudokit info`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct InfoArguments : PuzzleArguments {};

Exit run_info(const InfoArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
