// The arguments of `sudokit same`.
#pragma once

#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct SameArguments : PuzzleArguments {
    std::string svg;     ///< the directory for pictures; empty: none
    bool brief = false;  ///< only the answer
};

Exit run_same(const SameArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
