// The arguments of `sudokit sat`.
#pragma once

#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct SatArguments : PuzzleArguments {
    std::string proof;   ///< the file for the proof; empty: none
    std::string assign;  ///< literals that are taken to hold, to see what becomes of the clauses
};

Exit run_sat(const SatArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
