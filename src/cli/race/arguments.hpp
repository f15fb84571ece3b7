// The arguments of `sudokit race`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/frame/command.hpp"
#include "cli/frame/puzzle_arguments.hpp"

namespace sudokit::cli {

struct RaceArguments : PuzzleArguments {
    std::vector<std::string> engines;  ///< by name; empty: all that need no command of their own
    std::optional<std::size_t> rounds;
    std::optional<std::uint64_t> limit;      ///< of solutions; 0: all
    std::optional<std::uint64_t> megabytes;  ///< of memory for an engine
    std::string svg;                         ///< the directory for charts; empty: none
};

Exit run_race(const RaceArguments& arguments, const Streams& io);

}  // namespace sudokit::cli
