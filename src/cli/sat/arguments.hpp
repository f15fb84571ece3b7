// The arguments of `sudokit sat`.
#pragma once

#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct SatArguments : PuzzleArguments {
    std::string proof;  ///< the file for the proof; empty: none
};

Exit run_sat(const SatArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
