// The arguments of `sudokit compare`.
#pragma once

#include <vector>

#include "sudokit/compare.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct CompareArguments : PuzzleArguments {
    std::vector<Filter> filters;  ///< to compare, in their order
};

Exit run_compare(const CompareArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
