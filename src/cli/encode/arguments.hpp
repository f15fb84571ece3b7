// The arguments of `sudokit encode`.
#pragma once

#include "sudokit/exports.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct EncodeArguments : PuzzleArguments {
    Export kind = Export::dimacs;
    CnfOptions cnf;  ///< how puzzles are put into clauses
    bool sizes = false;
};

Exit run_encode(const EncodeArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
