// The arguments of `sudokit colour`.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/frame/command.hpp"
#include "cli/io/graph_arguments.hpp"

namespace sudokit::cli {

struct ColourArguments : GraphArguments {
    std::optional<std::uint32_t> with;  ///< how many colours; none: as few as possible
    bool heuristic = false;
    bool count = false;
    bool sizes = false;                  ///< only say what graph it is
    std::optional<std::uint64_t> limit;  ///< of colourings
    std::optional<std::uint64_t> seed;
};

Exit run_colour(const ColourArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
