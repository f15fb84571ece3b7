// The arguments of `sudokit decode`.
#pragma once

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct DecodeArguments : PuzzleArguments {
    bool formula = false;  ///< it is a formula, whatever it looks like, and no puzzle
};

Exit run_decode(const DecodeArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
