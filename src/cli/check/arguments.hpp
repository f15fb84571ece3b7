// The arguments of `sudokit check`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CheckArguments : PuzzleArguments {
    bool why = false;  ///< name the fewest givens that clash, where there is no solution
};

Exit run_check(const CheckArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
