// The arguments of `sudokit prove`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct ProveArguments : PuzzleArguments {
    CnfOptions cnf;  ///< how puzzles are put into clauses
};

Exit run_prove(const ProveArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
