// The arguments of `sudokit rate`.
#pragma once

#include <optional>
#include <string_view>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct RateArguments : PuzzleArguments {
    std::string_view scale = "summary";  ///< a scale by name, or several
    std::optional<unsigned> at_most;     ///< the most that is looked for, in tenths
};

Exit run_rate(const RateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
