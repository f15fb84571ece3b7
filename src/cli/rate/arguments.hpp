// The arguments of `sudokit rate`.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudokit/se.hpp"

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct RateArguments : PuzzleArguments {
    std::vector<std::string_view> scales = {"summary"};  ///< by name
    SeVariant se_variant = SeVariant::se_1_2_1;
    std::optional<unsigned> at_most;  ///< the most that is looked for, in tenths
};

Exit run_rate(const RateArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
