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
    bool show = false;
    std::string of;         ///< of the clauses shown, those of this cell or house; empty: all
    bool comments = false;  ///< before each run of clauses
    bool formula = false;   ///< the operand is a formula, whatever it looks like
};

Exit run_encode(const EncodeArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
