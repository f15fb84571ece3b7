// The arguments of `sudokit rate`.
#pragma once

#include "sudokit/rate.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct RateArguments : PuzzleArguments {
    Scale scale = Scale::level;
};

Exit run_rate(const RateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
