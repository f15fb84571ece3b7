// The arguments of `sudokit walk`.
#pragma once

#include <string>

#include "sudokit/model_walk.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct WalkArguments : PuzzleArguments {
    WalkModel model = WalkModel::cube;
    std::string order;  ///< cells to take first, "r1c4,r1c2"; empty: none
    bool pictures = false;
    bool html = false;
    std::string svg;  ///< the directory for pictures; empty: none
};

Exit run_walk(const WalkArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
