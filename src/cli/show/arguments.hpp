// The arguments of `sudokit show`.
#pragma once

#include <string>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct ShowArguments : PuzzleArguments {
    std::string svg;          ///< the directory for pictures; empty: none
    bool candidates = false;  ///< those that the digits on the board leave
    std::string houses;       ///< "all", or cells and houses by name; empty: puzzles are drawn
};

Exit run_show(const ShowArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
