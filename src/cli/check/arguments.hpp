// The arguments of `sudokit check`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CheckArguments : PuzzleArguments {};

Exit run_check(const CheckArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
