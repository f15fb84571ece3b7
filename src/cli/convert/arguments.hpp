// The arguments of `sudokit convert`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct ConvertArguments : PuzzleArguments {};

Exit run_convert(const ConvertArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
