// The arguments of `sudokit check`.
#pragma once

#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CheckArguments : PuzzleArguments {
    bool why = false;      ///< name the fewest givens that clash, where there is no solution
    std::string solution;  ///< a grid, or the file that it is in, to be checked; empty: none
};

Exit run_check(const CheckArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
