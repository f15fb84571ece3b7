// What `recognise` and `colour` have in common: a graph, and colours for some of its vertices.
#pragma once

#include <string>

#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct GraphArguments : PuzzleArguments {
    std::string colours;  ///< the file of further colours; empty: none
};

/// --colours.
void add_colours_option(Options& options, GraphArguments& arguments);

}  // namespace sudokit::cli
